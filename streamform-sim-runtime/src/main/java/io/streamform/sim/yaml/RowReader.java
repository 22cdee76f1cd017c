package io.streamform.sim.yaml;

import io.streamform.runtime.schema.ColumnInfo;
import io.streamform.runtime.schema.ColumnType;
import io.streamform.sim.problem.NearestName;
import io.streamform.sim.problem.Place;
import io.streamform.sim.problem.ProblemCode;
import io.streamform.sim.problem.Problems;
import io.streamform.sim.value.ValueException;
import io.streamform.sim.value.ValueText;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.Tag;

/** Reads rows of one type, column by column. */
final class RowReader {

    private final String file;
    private final String rowName;
    private final List<ColumnInfo> columns;
    private final Problems problems;

    RowReader(String file, String rowName, List<ColumnInfo> columns, Problems problems) {
        this.file = file;
        this.rowName = rowName;
        this.columns = columns;
        this.problems = problems;
    }

    /**
     * The values of a row in the order of the columns; a nullable column that is not given is NULL. Null if something is
     * wrong, which has then been reported.
     *
     * @param required names of columns that must have a value if they are NOT NULL
     */
    @Nullable
    Object @Nullable [] read(YamlMapping mapping, boolean withOp, Set<String> required) {
        @Nullable Object[] values = new @Nullable Object[columns.size()];
        boolean sound = knowsAll(mapping, withOp);
        for (int i = 0; i < values.length; i++) {
            ColumnInfo column = columns.get(i);
            YamlMapping.Entry entry = mapping.get(column.name());
            if (entry == null || (withOp && column.name().equals(TestKeys.OP))) {
                if (!column.type().nullable() && required.contains(column.name())) {
                    notNull(mapping.place(), column, "is missing");
                    sound = false;
                }
            } else if (Yaml.isNull(entry.value())) {
                if (!column.type().nullable()) {
                    notNull(Yaml.place(file, entry.value()), column, "is NULL");
                    sound = false;
                }
            } else {
                values[i] = value(column, entry.value());
                sound &= values[i] != null;
            }
        }
        return sound ? values : null;
    }

    private boolean knowsAll(YamlMapping mapping, boolean withOp) {
        List<String> names = columns.stream().map(ColumnInfo::name).toList();
        boolean all = true;
        for (Map.Entry<String, YamlMapping.Entry> entry : mapping.entries().entrySet()) {
            String name = entry.getKey();
            if (!names.contains(name) && !(withOp && name.equals(TestKeys.OP))) {
                all = false;
                String hint = NearestName.hint(name, names);
                problems.report(
                        ProblemCode.UNKNOWN_COLUMN,
                        entry.getValue().place(),
                        "column '" + name + "' not found in '" + rowName + "'"
                                + (hint.isEmpty() ? "; it has " + String.join(", ", names) : hint));
            }
        }
        return all;
    }

    private void notNull(Place place, ColumnInfo column, String what) {
        problems.report(
                ProblemCode.NOT_NULL,
                place,
                "column '" + column.name() + "' of '" + rowName + "' " + what + "; it is "
                        + column.type().text());
    }

    /** A value that is not NULL; null if it was reported. */
    private @Nullable Object value(ColumnInfo column, Node node) {
        ColumnType type = column.type();
        if (!(node instanceof ScalarNode scalar)) {
            wrongType(column, node, "found " + Yaml.kind(node) + ", expected " + ValueText.expected(type));
            return null;
        }
        String foundOther = otherThan(type.kind(), scalar);
        if (!foundOther.isEmpty()) {
            wrongType(column, node, "found " + foundOther + ", expected " + ValueText.expected(type));
            return null;
        }
        try {
            return ValueText.parse(type, text(type.kind(), scalar));
        } catch (ValueException e) {
            ProblemCode code =
                    e.fault() == ValueException.Fault.FIT ? ProblemCode.DOES_NOT_FIT : ProblemCode.WRONG_TYPE;
            problems.report(code, Yaml.place(file, node), "column '" + column.name() + "': " + e.getMessage());
            return null;
        }
    }

    private void wrongType(ColumnInfo column, Node node, String found) {
        problems.report(ProblemCode.WRONG_TYPE, Yaml.place(file, node), "column '" + column.name() + "': " + found);
    }

    /** What YAML says the scalar is, if a column of this kind cannot be that; else empty. */
    private static String otherThan(ColumnType.Kind kind, ScalarNode scalar) {
        boolean quoted = scalar.getScalarStyle() != ScalarStyle.PLAIN;
        Tag tag = scalar.getTag();
        String value = scalar.getValue();
        switch (kind) {
            case STRING:
                boolean text = quoted || tag.equals(Tag.STR);
                return text ? "" : (tag.equals(Tag.BOOL) ? "the boolean " : "the number ") + value;
            case BOOLEAN, INT, BIGINT, DOUBLE:
                return quoted ? "the text '" + value + "'" : "";
            case DECIMAL, TIMESTAMP:
                return "";
        }
        throw new AssertionError(kind);
    }

    /** The text in the form of {@link ValueText}, which has fewer spellings than YAML. */
    private static String text(ColumnType.Kind kind, ScalarNode scalar) {
        String value = scalar.getValue();
        if (kind == ColumnType.Kind.BOOLEAN && scalar.getTag().equals(Tag.BOOL)) {
            return value.toLowerCase(Locale.ROOT);
        }
        if (kind == ColumnType.Kind.DOUBLE) {
            switch (value.toLowerCase(Locale.ROOT)) {
                case ".nan":
                    return "NaN";
                case ".inf", "+.inf":
                    return "Infinity";
                case "-.inf":
                    return "-Infinity";
                default:
                    return value;
            }
        }
        return value;
    }
}
