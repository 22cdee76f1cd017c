package io.streamform.codegen.plan;

import java.util.List;

/**
 * A key: a record with its codec and format. What has the key is said by {@link KeySchemaPlan}s.
 *
 * @param className simple name of the record
 * @param codecClass simple name of its codec
 * @param jsonClass simple name of its format
 * @param components in canonical order
 * @param avroSchema text of the codec's schema
 */
public record KeyPlan(
        String className,
        String codecClass,
        String jsonClass,
        List<ColumnPlan> components,
        String avroSchema,
        Documentation documentation) {

    /** Copies the list. */
    public KeyPlan {
        components = List.copyOf(components);
    }
}
