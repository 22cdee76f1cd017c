package io.streamform.codegen.plan;

import java.util.List;

/**
 * A row: a record with its description, codec and format.
 *
 * @param label name of the source, model or operator whose rows these are
 * @param className simple name of the record
 * @param schemaClass simple name of its description
 * @param codecClass simple name of its codec
 * @param jsonClass simple name of its format
 * @param columns in order
 * @param avroSchema text of the codec's schema
 */
public record RowPlan(
        String label,
        String className,
        String schemaClass,
        String codecClass,
        String jsonClass,
        List<ColumnPlan> columns,
        String avroSchema,
        Documentation documentation) {

    /** Copies the list. */
    public RowPlan {
        columns = List.copyOf(columns);
    }
}
