package io.streamform.ir.state;

import java.util.List;
import java.util.stream.Collectors;
import org.apache.avro.AvroRuntimeException;
import org.apache.avro.LogicalType;
import org.apache.avro.LogicalTypes;
import org.apache.avro.Schema;
import org.apache.avro.SchemaFormatter;

/** Schemas as text and back, so that nothing outside this package has to know Avro's API. */
public final class SchemaTexts {

    private static final SchemaFormatter PRETTY = SchemaFormatter.getInstance("json/pretty");

    private SchemaTexts() {}

    /** The schema as JSON on one line, with defaults, logical types and documentation. */
    public static String compact(Schema schema) {
        return schema.toString();
    }

    /** The schema as JSON on several lines, ending with a line break, as it stands in an {@code .avsc} file. */
    public static String pretty(Schema schema) {
        return PRETTY.format(schema) + "\n";
    }

    /**
     * Reads a schema.
     *
     * @throws IllegalArgumentException if the text is not a schema
     */
    public static Schema parse(String text) {
        try {
            return new Schema.Parser().parse(text);
        } catch (AvroRuntimeException e) {
            throw new IllegalArgumentException("not an Avro schema: " + e.getMessage(), e);
        }
    }

    /** The fields of a record schema in order, for people. */
    public static List<FieldText> fields(Schema record) {
        return record.getFields().stream()
                .map(field -> new FieldText(field.name(), type(field.schema()), field.doc() == null ? "" : field.doc()))
                .toList();
    }

    /** Types in brief: a union with null as its other branch, logical types by their name. */
    private static String type(Schema schema) {
        return switch (schema.getType()) {
            case UNION ->
                schema.getTypes().stream()
                        .filter(branch -> branch.getType() != Schema.Type.NULL)
                        .map(SchemaTexts::type)
                        .collect(Collectors.joining(" or "));
            case RECORD, ENUM, FIXED -> schema.getName();
            case ARRAY, MAP, STRING, BYTES, INT, LONG, FLOAT, DOUBLE, BOOLEAN, NULL -> simpleType(schema);
        };
    }

    private static String simpleType(Schema schema) {
        LogicalType logicalType = schema.getLogicalType();
        if (logicalType instanceof LogicalTypes.Decimal decimal) {
            return "decimal(" + decimal.getPrecision() + ", " + decimal.getScale() + ")";
        }
        return logicalType == null ? schema.getType().getName() : logicalType.getName();
    }

    /**
     * A field of a schema in brief.
     *
     * @param type for example {@code long} or {@code decimal(38, 2)}
     * @param meaning the field's documentation, may be empty
     */
    public record FieldText(String name, String type, String meaning) {}
}
