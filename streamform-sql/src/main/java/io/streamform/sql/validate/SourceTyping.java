package io.streamform.sql.validate;

import io.streamform.ir.diagnostic.DiagnosticCode;
import io.streamform.ir.diagnostic.Diagnostics;
import io.streamform.ir.diagnostic.NearestName;
import io.streamform.ir.program.SourceDefinition;
import io.streamform.ir.type.Column;
import io.streamform.ir.type.RowType;
import io.streamform.ir.type.StreamType;
import io.streamform.sql.parser.SqlTexts;
import io.streamform.sql.project.Located;
import io.streamform.sql.project.SourceDeclaration;
import io.streamform.sql.type.FlinkTypeFactory;
import io.streamform.sql.type.TypeMapping;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.runtime.CalciteContextException;
import org.apache.calcite.sql.SqlDataTypeSpec;
import org.apache.calcite.sql.validate.SqlValidator;

/** Reads the types of a source's columns and checks what refers to columns. */
public final class SourceTyping {

    private static final StreamType EVENT_TIME = new StreamType.TimestampType(3, true);

    private final Diagnostics diagnostics;
    private final SqlValidator validator = ModelValidator.withoutRelations(new FlinkTypeFactory());

    /** A typing that reports to {@code diagnostics}. */
    public SourceTyping(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** The source with types, or nothing if something was reported. */
    public Optional<SourceDefinition> type(SourceDeclaration source) {
        List<Column> columns = new ArrayList<>();
        for (SourceDeclaration.ColumnDeclaration column : source.columns()) {
            type(column.type())
                    .ifPresent(type -> columns.add(new Column(column.name().value(), type)));
        }
        List<String> names =
                source.columns().stream().map(column -> column.name().value()).toList();
        for (Located<String> key : source.primaryKey()) {
            reportUnlessColumn(source, key, names);
        }
        source.eventTime().ifPresent(eventTime -> reportUnlessColumn(source, eventTime.column(), names));
        if (columns.size() < names.size()
                || !names.containsAll(
                        source.primaryKey().stream().map(Located::value).toList())) {
            return Optional.empty();
        }
        RowType row = new RowType(columns);
        source.eventTime().ifPresent(eventTime -> reportUnlessTimestamp(source, eventTime.column(), row));
        return Optional.of(new SourceDefinition(
                source.name(),
                row,
                source.primaryKey().stream().map(Located::value).toList(),
                source.changelog(),
                source.eventTime()
                        .map(eventTime -> new SourceDefinition.EventTime(
                                eventTime.column().value(), eventTime.maxDelay(), eventTime.idleAfter())),
                source.onBadRecord(),
                source.connector(),
                source.description()));
    }

    private Optional<StreamType> type(Located<String> text) {
        Optional<SqlDataTypeSpec> spec = SqlTexts.type(text.value(), text.span(), diagnostics);
        if (spec.isEmpty()) {
            return Optional.empty();
        }
        RelDataType type;
        try {
            type = spec.get().deriveType(validator, true);
        } catch (CalciteContextException e) {
            diagnostics.report(
                    text.span(), DiagnosticCode.WRONG_TYPE_TEXT, text.value(), ValidatorMessages.messageOf(e));
            return Optional.empty();
        }
        boolean fixedLength = type.getSqlTypeName() == org.apache.calcite.sql.type.SqlTypeName.CHAR;
        Optional<StreamType> mapped = fixedLength ? Optional.empty() : TypeMapping.toStreamType(type);
        if (mapped.isEmpty()) {
            diagnostics.report(text.span(), DiagnosticCode.TYPE_NOT_YET, text.value());
        }
        return mapped;
    }

    private void reportUnlessColumn(SourceDeclaration source, Located<String> name, List<String> columns) {
        if (!columns.contains(name.value())) {
            diagnostics.report(
                    name.span(),
                    DiagnosticCode.UNKNOWN_SOURCE_COLUMN,
                    name.value(),
                    source.name(),
                    NearestName.hint(name.value(), columns));
        }
    }

    private void reportUnlessTimestamp(SourceDeclaration source, Located<String> name, RowType row) {
        int index = row.indexOf(name.value());
        if (index >= 0 && !row.column(index).type().asNullable().equals(EVENT_TIME)) {
            diagnostics.report(
                    name.span(),
                    DiagnosticCode.EVENT_TIME_TYPE,
                    name.value(),
                    source.name(),
                    row.column(index).type().text());
        }
    }
}
