package io.streamform.flink.operator;

import io.streamform.runtime.change.SourceElement;
import io.streamform.runtime.schema.KeySchema;
import io.streamform.runtime.schema.RowSchema;
import org.jspecify.annotations.Nullable;

/**
 * Type of what a source emits: changes or upserts, and bad records.
 *
 * @param <T> row
 */
public final class SourceElementType<T> extends ElementType<SourceElement<T>> {

    private static final long serialVersionUID = 1;

    private SourceElementType(RowSchema<T> row, @Nullable KeySchema<?, T> key) {
        super(SourceElement.class, row, key);
    }

    /** What an append or retract source of rows of {@code row} emits. */
    public static <T> SourceElementType<T> of(RowSchema<T> row) {
        return new SourceElementType<>(row, null);
    }

    /** What an upsert source of rows of {@code row} with keys of {@code key} emits. */
    public static <T> SourceElementType<T> of(RowSchema<T> row, KeySchema<?, T> key) {
        return new SourceElementType<>(row, key);
    }
}
