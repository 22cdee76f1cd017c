package io.streamform.codegen.plan;

import java.util.List;

/**
 * The accumulator of a group.
 *
 * @param className simple name of the class
 * @param codecClass simple name of its codec
 * @param fields in the order of the schema
 * @param extremes MIN and MAX that keep all values
 * @param avroSchema text of the codec's schema
 */
public record StatePlan(
        String className,
        String codecClass,
        List<FieldPlan> fields,
        List<ExtremePlan> extremes,
        String avroSchema,
        Documentation documentation) {

    /** Copies the lists. */
    public StatePlan {
        fields = List.copyOf(fields);
        extremes = List.copyOf(extremes);
    }

    /**
     * A field.
     *
     * @param name Java name
     * @param type nullable for an extreme, else never NULL
     * @param sql what it holds, for documentation
     */
    public record FieldPlan(String name, ValueType type, String sql) {}
}
