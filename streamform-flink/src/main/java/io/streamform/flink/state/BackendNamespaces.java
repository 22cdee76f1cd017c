package io.streamform.flink.state;

import io.streamform.runtime.state.NamespacedState;
import java.io.IOException;
import org.apache.flink.runtime.state.internal.InternalValueState;
import org.jspecify.annotations.Nullable;

/** Namespaced values straight from the backend. */
final class BackendNamespaces<K, N, V> implements NamespacedState<K, N, V> {

    private final BackendKey<K> backend;
    private final InternalValueState<K, N, V> state;
    private final StateSerializer<V> serializer;

    BackendNamespaces(BackendKey<K> backend, InternalValueState<K, N, V> state, StateSerializer<V> serializer) {
        this.backend = backend;
        this.state = state;
        this.serializer = serializer;
    }

    @Override
    public @Nullable V get(K key, N namespace) {
        backend.select(key);
        state.setCurrentNamespace(namespace);
        try {
            Object value = ((InternalValueState<K, N, ?>) state).value();
            return serializer.present(value);
        } catch (IOException e) {
            throw new StateAccessException(serializer.stateId(), e);
        }
    }

    @Override
    public void put(K key, N namespace, V value) {
        backend.select(key);
        state.setCurrentNamespace(namespace);
        try {
            state.update(value);
        } catch (IOException e) {
            throw new StateAccessException(serializer.stateId(), e);
        }
    }

    @Override
    public void remove(K key, N namespace) {
        backend.select(key);
        state.setCurrentNamespace(namespace);
        state.clear();
    }
}
