package io.streamform.sim;

import io.streamform.runtime.codec.Codec;
import io.streamform.runtime.state.ValueSlot;
import io.streamform.runtime.state.ValueState;
import io.streamform.sim.state.StateBytes;
import io.streamform.sim.state.StateImage;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A {@link ValueState} in a hash map. */
final class MemoryValueState<K, V> extends MemoryState<K, V> implements ValueState<K, V> {

    private final Map<K, V> values = new HashMap<>();

    MemoryValueState(String uid, Codec<K> keys, ValueSlot<V> slot) {
        super(uid, slot.role(), StateImage.Form.VALUE, keys, slot.codec());
    }

    @Override
    public @Nullable V get(K key) {
        V value = values.get(key);
        return value == null ? null : crossing(value);
    }

    @Override
    public void put(K key, V value) {
        values.put(key, crossing(value));
    }

    @Override
    public void remove(K key) {
        values.remove(key);
    }

    @Override
    void collect(List<StateImage.Entry> entries) {
        values.forEach((key, value) -> entries.add(entry(key, StateBytes.NONE, value)));
    }

    @Override
    void load(K key, StateBytes place, V value) {
        values.put(key, value);
    }
}
