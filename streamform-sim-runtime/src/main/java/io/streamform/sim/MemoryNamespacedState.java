package io.streamform.sim;

import io.streamform.runtime.codec.Codec;
import io.streamform.runtime.state.NamespacedSlot;
import io.streamform.runtime.state.NamespacedState;
import io.streamform.sim.state.StateBytes;
import io.streamform.sim.state.StateImage;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A {@link NamespacedState} in hash maps. */
final class MemoryNamespacedState<K, N, V> extends MemoryState<K, V> implements NamespacedState<K, N, V> {

    private final Codec<N> namespaces;
    private final Map<K, Map<N, V>> values = new HashMap<>();

    MemoryNamespacedState(String uid, Codec<K> keys, NamespacedSlot<N, V> slot) {
        super(uid, slot.role(), StateImage.Form.NAMESPACED, keys, slot.codec());
        this.namespaces = slot.namespace();
    }

    @Override
    public @Nullable V get(K key, N namespace) {
        Map<N, V> ofKey = values.get(key);
        V value = ofKey == null ? null : ofKey.get(namespace);
        return value == null ? null : crossing(value);
    }

    @Override
    public void put(K key, N namespace, V value) {
        values.computeIfAbsent(key, absent -> new HashMap<>()).put(namespace, crossing(value));
    }

    @Override
    public void remove(K key, N namespace) {
        Map<N, V> ofKey = values.get(key);
        if (ofKey != null && ofKey.remove(namespace) != null && ofKey.isEmpty()) {
            values.remove(key);
        }
    }

    @Override
    String placeSchema() {
        return namespaces.schema().toString();
    }

    @Override
    void collect(List<StateImage.Entry> entries) {
        values.forEach((key, ofKey) -> ofKey.forEach(
                (namespace, value) -> entries.add(entry(key, StateBytes.write(namespaces, namespace), value))));
    }

    @Override
    void load(K key, StateBytes place, V value) {
        values.computeIfAbsent(key, absent -> new HashMap<>()).put(place.read(namespaces), value);
    }
}
