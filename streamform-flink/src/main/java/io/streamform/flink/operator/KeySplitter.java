package io.streamform.flink.operator;

import io.streamform.flink.state.Constant;
import io.streamform.runtime.operator.KeySplit;
import io.streamform.runtime.schema.KeySchema;

/**
 * Makes the operator that turns an update that changes the key into a delete and an insert, so that each reaches the
 * subtask of its key. It stands before the {@code keyBy} of every edge that can carry updates.
 */
public final class KeySplitter {

    private KeySplitter() {}

    /** A splitter for {@code key}, a generated constant. */
    public static <K, T> StatelessOperatorFactory<T, T> of(KeySchema<K, T> key) {
        Constant<KeySchema<K, T>> constant = Constant.of(key);
        return StatelessOperatorFactory.of(() -> new KeySplit<>(constant.get()));
    }
}
