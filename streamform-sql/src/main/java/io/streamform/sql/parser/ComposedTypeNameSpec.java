package io.streamform.sql.parser;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rel.type.RelDataTypeFactory;
import org.apache.calcite.sql.SqlDataTypeSpec;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlTypeNameSpec;
import org.apache.calcite.sql.SqlWriter;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.sql.type.SqlTypeName;
import org.apache.calcite.sql.validate.SqlValidator;
import org.apache.calcite.util.Litmus;

/**
 * A type made of component types as Flink SQL writes it: {@code ARRAY<T>}, {@code MULTISET<T>}, {@code MAP<K, V>},
 * {@code ROW<name T, …>}. A component is nullable unless it says NOT NULL; that is what Calcite's own forms cannot say.
 */
public final class ComposedTypeNameSpec extends SqlTypeNameSpec {

    private final SqlTypeName kind;
    private final List<SqlIdentifier> names;
    private final List<SqlDataTypeSpec> components;

    /**
     * A type at a place.
     *
     * @param names names of the fields of a ROW, else empty
     * @param components types of element, key and value, or fields
     */
    public ComposedTypeNameSpec(
            SqlTypeName kind, List<SqlIdentifier> names, List<SqlDataTypeSpec> components, SqlParserPos position) {
        super(new SqlIdentifier(kind.getName(), position), position);
        this.kind = kind;
        this.names = List.copyOf(names);
        this.components = List.copyOf(components);
    }

    @Override
    public RelDataType deriveType(SqlValidator validator) {
        RelDataTypeFactory factory = validator.getTypeFactory();
        List<RelDataType> types = new ArrayList<>();
        for (SqlDataTypeSpec component : components) {
            types.add(component.deriveType(validator, true));
        }
        switch (kind) {
            case ARRAY:
                return factory.createArrayType(types.get(0), -1);
            case MULTISET:
                return factory.createMultisetType(types.get(0), -1);
            case MAP:
                return factory.createMapType(types.get(0), types.get(1));
            case ROW:
                return factory.createStructType(
                        types, names.stream().map(SqlIdentifier::getSimple).toList());
            default:
                throw new IllegalStateException("no composed type " + kind);
        }
    }

    @Override
    public void unparse(SqlWriter writer, int leftPrec, int rightPrec) {
        writer.keyword(kind.getName());
        SqlWriter.Frame frame = writer.startList("<", ">");
        for (int i = 0; i < components.size(); i++) {
            writer.sep(",");
            if (!names.isEmpty()) {
                names.get(i).unparse(writer, 0, 0);
            }
            components.get(i).unparse(writer, 0, 0);
            if (Boolean.FALSE.equals(components.get(i).getNullable())) {
                writer.keyword("NOT NULL");
            }
        }
        writer.endList(frame);
    }

    @Override
    public boolean equalsDeep(SqlTypeNameSpec spec, Litmus litmus) {
        if (!(spec instanceof ComposedTypeNameSpec that) || kind != that.kind || names.size() != that.names.size()) {
            return litmus.fail("{} != {}", this, spec);
        }
        for (int i = 0; i < names.size(); i++) {
            if (!names.get(i).equalsDeep(that.names.get(i), Litmus.IGNORE)) {
                return litmus.fail("{} != {}", this, spec);
            }
        }
        if (components.size() != that.components.size()) {
            return litmus.fail("{} != {}", this, spec);
        }
        for (int i = 0; i < components.size(); i++) {
            SqlDataTypeSpec left = components.get(i);
            SqlDataTypeSpec right = that.components.get(i);
            if (!SqlNode.equalDeep(left, right, Litmus.IGNORE)
                    || !Objects.equals(left.getNullable(), right.getNullable())) {
                return litmus.fail("{} != {}", this, spec);
            }
        }
        return litmus.succeed();
    }
}
