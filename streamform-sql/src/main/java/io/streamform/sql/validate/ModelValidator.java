package io.streamform.sql.validate;

import io.streamform.ir.diagnostic.DiagnosticCode;
import io.streamform.ir.diagnostic.Diagnostics;
import io.streamform.ir.type.Column;
import io.streamform.ir.type.RowType;
import io.streamform.ir.type.StreamType;
import io.streamform.sql.parser.SqlTexts;
import io.streamform.sql.type.FlinkTypeFactory;
import io.streamform.sql.type.TypeMapping;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rel.type.RelDataTypeFactory;
import org.apache.calcite.runtime.CalciteContextException;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.validate.SqlValidator;
import org.apache.calcite.sql.validate.SqlValidatorUtil;

/** Resolves names and types of a model, given the rows of what it reads. */
public final class ModelValidator {

    private final FlinkTypeFactory factory;
    private final Map<String, RowType> rows;
    private final Diagnostics diagnostics;

    /**
     * A validator.
     *
     * @param rows row of every source and of every model before the one to validate
     */
    public ModelValidator(FlinkTypeFactory factory, Map<String, RowType> rows, Diagnostics diagnostics) {
        this.factory = factory;
        this.rows = Map.copyOf(rows);
        this.diagnostics = diagnostics;
    }

    /** A validator that can derive types and knows no relation. */
    static SqlValidator withoutRelations(RelDataTypeFactory factory) {
        return new FlinkValidator(RelationCatalog.reader(new TreeMap<>(), factory), factory);
    }

    /** The validated model, or nothing if something was reported. */
    public Optional<ValidatedModel> validate(ParsedModel model) {
        String path = model.declaration().path();
        Map<String, RowType> read = new TreeMap<>(rows);
        read.keySet().retainAll(model.reads());
        FlinkValidator validator = new FlinkValidator(RelationCatalog.reader(read, factory), factory);
        SqlSelect query;
        try {
            query = (SqlSelect) validator.validate(model.query());
        } catch (CalciteContextException e) {
            String relation = String.join(", ", model.reads());
            diagnostics.report(ValidatorMessages.of(path, e, relation, columnsOf(model)));
            return Optional.empty();
        }
        Diagnostics own = new Diagnostics();
        new CastCheck(path, validator, own).check(query);
        Optional<RowType> row =
                own.hasErrors() ? Optional.empty() : row(path, query, validator.getValidatedNodeType(query), own);
        diagnostics.reportAll(own.sorted());
        if (own.hasErrors() || row.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new ValidatedModel(model, query, row.get(), validator));
    }

    private List<String> columnsOf(ParsedModel model) {
        List<String> columns = new ArrayList<>();
        for (String read : model.reads()) {
            RowType row = rows.get(read);
            if (row != null) {
                row.columns().forEach(column -> columns.add(column.name()));
            }
        }
        return columns;
    }

    private static Optional<RowType> row(String path, SqlSelect query, RelDataType type, Diagnostics own) {
        List<Column> columns = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (int i = 0; i < query.getSelectList().size(); i++) {
            SqlNode item = query.getSelectList().get(i);
            SqlNode place = item.getKind() == SqlKind.AS ? ((org.apache.calcite.sql.SqlCall) item).operand(1) : item;
            Optional<String> name = name(item);
            if (name.isEmpty()) {
                own.report(
                        SqlTexts.span(path, place.getParserPosition()),
                        DiagnosticCode.OUTPUT_COLUMN_UNNAMED,
                        Integer.toString(i + 1),
                        item.toString());
                continue;
            }
            if (!names.add(name.get())) {
                own.report(
                        SqlTexts.span(path, place.getParserPosition()), DiagnosticCode.OUTPUT_COLUMN_TWICE, name.get());
                continue;
            }
            RelDataType columnType = type.getFieldList().get(i).getType();
            Optional<StreamType> mapped = TypeMapping.toStreamType(columnType);
            if (mapped.isEmpty()) {
                own.report(
                        SqlTexts.span(path, place.getParserPosition()),
                        DiagnosticCode.TYPE_NOT_YET,
                        columnType.getFullTypeString());
                continue;
            }
            columns.add(new Column(name.get(), mapped.get()));
        }
        return own.isEmpty() ? Optional.of(new RowType(columns)) : Optional.empty();
    }

    private static Optional<String> name(SqlNode item) {
        if (item.getKind() == SqlKind.AS || item instanceof SqlIdentifier) {
            return Optional.ofNullable(SqlValidatorUtil.alias(item));
        }
        return Optional.empty();
    }
}
