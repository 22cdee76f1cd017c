package io.streamform.sql.validate;

import io.streamform.ir.type.RowType;
import io.streamform.sql.type.TypeMapping;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.calcite.config.CalciteConnectionConfigImpl;
import org.apache.calcite.config.CalciteConnectionProperty;
import org.apache.calcite.jdbc.CalciteSchema;
import org.apache.calcite.prepare.CalciteCatalogReader;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rel.type.RelDataTypeFactory;
import org.apache.calcite.schema.impl.AbstractSchema;
import org.apache.calcite.schema.impl.AbstractTable;

/** Makes Calcite's catalog of sources and models: the parts of a dotted name are schemas. */
public final class RelationCatalog {

    private RelationCatalog() {}

    static CalciteCatalogReader reader(Map<String, RowType> rows, RelDataTypeFactory factory) {
        CalciteSchema root = CalciteSchema.createRootSchema(false, false);
        rows.forEach((name, row) -> {
            List<String> parts = Arrays.asList(name.split("\\.", -1));
            CalciteSchema schema = root;
            for (String part : parts.subList(0, parts.size() - 1)) {
                CalciteSchema inner = schema.getSubSchema(part, true);
                schema = inner == null ? schema.add(part, new AbstractSchema()) : inner;
            }
            schema.add(parts.get(parts.size() - 1), new Relation(row));
        });
        Properties properties = new Properties();
        properties.setProperty(CalciteConnectionProperty.CASE_SENSITIVE.camelName(), "true");
        return new CalciteCatalogReader(root, List.of(), factory, new CalciteConnectionConfigImpl(properties));
    }

    private static final class Relation extends AbstractTable {

        private final RowType row;

        Relation(RowType row) {
            this.row = row;
        }

        @Override
        public RelDataType getRowType(RelDataTypeFactory factory) {
            return TypeMapping.toRelDataType(row, factory);
        }
    }
}
