package io.streamform.flink.operator;

import io.streamform.runtime.change.Upsert;
import io.streamform.runtime.schema.KeySchema;
import io.streamform.runtime.schema.RowSchema;

/**
 * Type of the edge between an upsert source and its normalisation.
 *
 * @param <K> key
 * @param <T> row
 */
public final class UpsertType<K, T> extends ElementType<Upsert<K, T>> {

    private static final long serialVersionUID = 1;

    private UpsertType(KeySchema<K, T> key, RowSchema<T> row) {
        super(Upsert.class, row, key);
    }

    /** The type of upserts of rows of {@code row} with keys of {@code key}, both generated constants. */
    public static <K, T> UpsertType<K, T> of(KeySchema<K, T> key, RowSchema<T> row) {
        return new UpsertType<>(key, row);
    }
}
