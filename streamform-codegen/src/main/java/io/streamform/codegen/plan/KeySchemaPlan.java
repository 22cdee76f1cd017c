package io.streamform.codegen.plan;

import java.util.List;

/**
 * How rows of one type have a key.
 *
 * @param className simple name of the description's class
 * @param key the key
 * @param rowClass record that has it
 * @param columns of the row, in the order of the key's components
 */
public record KeySchemaPlan(
        String className, KeyPlan key, String rowClass, List<ColumnPlan> columns, Documentation documentation) {

    /** Copies the list. */
    public KeySchemaPlan {
        columns = List.copyOf(columns);
    }
}
