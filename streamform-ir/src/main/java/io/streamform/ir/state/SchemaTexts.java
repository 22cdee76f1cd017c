package io.streamform.ir.state;

import org.apache.avro.AvroRuntimeException;
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
}
