package io.streamform.ir.state;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.avro.JsonProperties;
import org.apache.avro.Schema;

/**
 * The canonical text of a layout: all that decides whether stored bytes can be read, nothing else. Unlike Avro's parsing
 * canonical form it has defaults, aliases and logical types with precision and scale; like it, it has no documentation.
 * Fields of values stand by name, since they are resolved by name; components of keys stand in order, since keys are
 * compared as bytes.
 */
public final class LayoutText {

    private LayoutText() {}

    /** The text, one line per field. Equal texts, and only those, mean that state is read without any resolution. */
    public static String of(StateLayout layout) {
        StringBuilder text =
                new StringBuilder("version ").append(layout.version()).append('\n');
        layout.key().ifPresent(key -> {
            text.append("key\n");
            appendFields(text, "  ", key.getFields());
        });
        for (StateSpec state : layout.states()) {
            text.append("state ")
                    .append(state.role())
                    .append(' ')
                    .append(state.shape())
                    .append('\n');
            appendFields(text, "  ", byName(state.value()));
        }
        return text.toString();
    }

    private static List<Schema.Field> byName(Schema schema) {
        List<Schema.Field> fields = new ArrayList<>(schema.getFields());
        fields.sort(Comparator.comparing(Schema.Field::name));
        return fields;
    }

    private static void appendFields(StringBuilder text, String indent, List<Schema.Field> fields) {
        for (Schema.Field field : fields) {
            text.append(indent).append(field.name()).append(' ').append(type(field.schema()));
            if (field.hasDefaultValue()) {
                text.append(" default ").append(value(field.defaultVal()));
            }
            if (!field.aliases().isEmpty()) {
                text.append(" aliases ")
                        .append(field.aliases().stream().sorted().toList());
            }
            text.append('\n');
        }
    }

    private static String value(Object value) {
        if (value == JsonProperties.NULL_VALUE) {
            return "null";
        }
        return value instanceof byte[] bytes ? HexFormat.of().formatHex(bytes) : value.toString();
    }

    private static String type(Schema schema) {
        return switch (schema.getType()) {
            case UNION ->
                String.join(
                        "|", schema.getTypes().stream().map(LayoutText::type).toList());
            case RECORD -> record(schema);
            case ENUM -> schema.getFullName() + schema.getEnumSymbols();
            case FIXED -> schema.getFullName() + "(" + schema.getFixedSize() + ")" + properties(schema);
            case ARRAY -> "array<" + type(schema.getElementType()) + ">";
            case MAP -> "map<" + type(schema.getValueType()) + ">";
            case STRING, BYTES, INT, LONG, FLOAT, DOUBLE, BOOLEAN, NULL ->
                schema.getType().getName() + properties(schema);
        };
    }

    private static String record(Schema schema) {
        StringBuilder text = new StringBuilder(schema.getFullName()).append('{');
        for (Schema.Field field : schema.getFields()) {
            text.append(field.name()).append(' ').append(type(field.schema())).append(';');
        }
        return text.append('}').toString();
    }

    /** Logical type, precision, scale and whatever else is attached. */
    private static String properties(Schema schema) {
        Map<String, Object> properties = new TreeMap<>(schema.getObjectProps());
        return properties.isEmpty() ? "" : properties.toString();
    }
}
