package io.streamform.flink.state;

import io.streamform.runtime.state.ValueState;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Values straight from the backend. */
final class BackendValues<K, V> implements ValueState<K, V> {

    private final BackendKey<K> backend;
    private final org.apache.flink.api.common.state.ValueState<V> state;
    private final StateSerializer<V> serializer;

    BackendValues(
            BackendKey<K> backend,
            org.apache.flink.api.common.state.ValueState<V> state,
            StateSerializer<V> serializer) {
        this.backend = backend;
        this.state = state;
        this.serializer = serializer;
    }

    @Override
    public @Nullable V get(K key) {
        backend.select(key);
        try {
            Object value = ((org.apache.flink.api.common.state.ValueState<?>) state).value();
            return serializer.present(value);
        } catch (IOException e) {
            throw new StateAccessException(serializer.stateId(), e);
        }
    }

    @Override
    public void put(K key, V value) {
        backend.select(key);
        try {
            state.update(value);
        } catch (IOException e) {
            throw new StateAccessException(serializer.stateId(), e);
        }
    }

    @Override
    public void remove(K key) {
        backend.select(key);
        state.clear();
    }
}
