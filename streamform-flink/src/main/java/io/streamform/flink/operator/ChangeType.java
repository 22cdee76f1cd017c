package io.streamform.flink.operator;

import io.streamform.runtime.change.Change;
import io.streamform.runtime.schema.RowSchema;

/**
 * Type of an edge of changes.
 *
 * @param <T> row
 */
public final class ChangeType<T> extends ElementType<Change<T>> {

    private static final long serialVersionUID = 1;

    private ChangeType(RowSchema<T> row) {
        super(Change.class, row, null);
    }

    /** The type of changes of rows of {@code row}, a generated constant. */
    public static <T> ChangeType<T> of(RowSchema<T> row) {
        return new ChangeType<>(row);
    }
}
