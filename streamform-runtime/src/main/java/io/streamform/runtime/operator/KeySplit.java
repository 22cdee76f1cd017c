package io.streamform.runtime.operator;

import io.streamform.runtime.change.Change;
import io.streamform.runtime.schema.KeySchema;

/**
 * What stands before every exchange: an update whose rows have different keys becomes a delete and an insert, in that
 * order; everything else passes as it is. Every host uses this class, so that a keyed operator sees the same changes
 * everywhere.
 */
public final class KeySplit<K, T> implements StatelessOperator<T, T> {

    private final KeySchema<K, T> schema;

    /** Splits by the key that {@code schema} takes from a row. */
    public KeySplit(KeySchema<K, T> schema) {
        this.schema = schema;
    }

    @Override
    public void row(Change<T> change, Output<T> out) {
        T before = change.before();
        T after = change.after();
        if (before == null || after == null || schema.key(before).equals(schema.key(after))) {
            out.emit(change);
        } else {
            out.emit(Change.delete(before));
            out.emit(Change.insert(after));
        }
    }
}
