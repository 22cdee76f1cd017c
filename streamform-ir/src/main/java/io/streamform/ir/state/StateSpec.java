package io.streamform.ir.state;

import java.util.List;
import org.apache.avro.Schema;

/**
 * One keyed state.
 *
 * @param role its name within the operator, for example {@code acc} or {@code rows}; never numbered by position
 * @param shape one of the three shapes that every backend has
 * @param value schema of the value
 */
public record StateSpec(String role, Shape shape, Schema value) {

    /**
     * A state from its schema's text.
     *
     * @throws IllegalArgumentException if {@code valueText} is not a schema
     */
    public static StateSpec of(String role, Shape shape, String valueText) {
        return new StateSpec(role, shape, SchemaTexts.parse(valueText));
    }

    /** The value's schema as JSON on one line. */
    public String valueText() {
        return SchemaTexts.compact(value);
    }

    /** The value's fields in order, for people. */
    public List<SchemaTexts.FieldText> fields() {
        return SchemaTexts.fields(value);
    }

    /** Shapes of keyed state. */
    public enum Shape {
        /** One value per key. */
        VALUE,
        /** One value per key and namespace (a slice, a session). */
        NAMESPACED,
        /** Entries per key, sorted by an order-preserving byte string. */
        ORDERED
    }
}
