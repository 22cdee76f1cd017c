package io.streamform.flink.state;

import io.streamform.runtime.state.OrderKey;
import io.streamform.runtime.state.OrderedState;
import java.util.Map;
import org.apache.flink.api.common.state.MapState;
import org.jspecify.annotations.Nullable;

/** Ordered entries of a backend that iterates a map state by its serialized keys. */
final class BackendEntries<K, V> implements OrderedState<K, V> {

    private final BackendKey<K> backend;
    private final MapState<OrderKey, V> state;
    private final StateSerializer<V> serializer;

    BackendEntries(BackendKey<K> backend, MapState<OrderKey, V> state, StateSerializer<V> serializer) {
        this.backend = backend;
        this.state = state;
        this.serializer = serializer;
    }

    @Override
    public @Nullable V get(K key, OrderKey order) {
        backend.select(key);
        try {
            Object value = ((MapState<OrderKey, ?>) state).get(order);
            return serializer.present(value);
        } catch (Exception e) {
            throw new StateAccessException(serializer.stateId(), e);
        }
    }

    @Override
    public void put(K key, OrderKey order, V value) {
        backend.select(key);
        try {
            state.put(order, value);
        } catch (Exception e) {
            throw new StateAccessException(serializer.stateId(), e);
        }
    }

    @Override
    public void remove(K key, OrderKey order) {
        backend.select(key);
        try {
            state.remove(order);
        } catch (Exception e) {
            throw new StateAccessException(serializer.stateId(), e);
        }
    }

    @Override
    public void scan(K key, Visitor<V> visitor) {
        backend.select(key);
        for (Map.Entry<OrderKey, ?> entry : entries()) {
            V value = serializer.present(entry.getValue());
            if (value == null || !visitor.visit(entry.getKey(), value)) {
                return;
            }
        }
    }

    private Iterable<? extends Map.Entry<OrderKey, ?>> entries() {
        try {
            return ((MapState<OrderKey, ?>) state).entries();
        } catch (Exception e) {
            throw new StateAccessException(serializer.stateId(), e);
        }
    }

    @Override
    public void clear(K key) {
        backend.select(key);
        state.clear();
    }
}
