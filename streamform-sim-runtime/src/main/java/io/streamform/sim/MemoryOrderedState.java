package io.streamform.sim;

import io.streamform.runtime.codec.Codec;
import io.streamform.runtime.state.OrderKey;
import io.streamform.runtime.state.OrderedSlot;
import io.streamform.runtime.state.OrderedState;
import io.streamform.sim.state.StateBytes;
import io.streamform.sim.state.StateImage;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** An {@link OrderedState} in a tree map per key. */
final class MemoryOrderedState<K, V> extends MemoryState<K, V> implements OrderedState<K, V> {

    private final Map<K, TreeMap<OrderKey, V>> values = new HashMap<>();

    MemoryOrderedState(String uid, Codec<K> keys, OrderedSlot<V> slot) {
        super(uid, slot.role(), StateImage.Form.ORDERED, keys, slot.codec());
    }

    @Override
    public @Nullable V get(K key, OrderKey order) {
        TreeMap<OrderKey, V> ofKey = values.get(key);
        V value = ofKey == null ? null : ofKey.get(order);
        return value == null ? null : crossing(value);
    }

    @Override
    public void put(K key, OrderKey order, V value) {
        values.computeIfAbsent(key, absent -> new TreeMap<>()).put(order, crossing(value));
    }

    @Override
    public void remove(K key, OrderKey order) {
        TreeMap<OrderKey, V> ofKey = values.get(key);
        if (ofKey != null && ofKey.remove(order) != null && ofKey.isEmpty()) {
            values.remove(key);
        }
    }

    @Override
    public void scan(K key, Visitor<V> visitor) {
        TreeMap<OrderKey, V> ofKey = values.get(key);
        if (ofKey == null) {
            return;
        }
        for (Map.Entry<OrderKey, V> entry : ofKey.entrySet()) {
            if (!visitor.visit(entry.getKey(), crossing(entry.getValue()))) {
                return;
            }
        }
    }

    @Override
    public void clear(K key) {
        values.remove(key);
    }

    @Override
    void collect(List<StateImage.Entry> entries) {
        values.forEach((key, ofKey) ->
                ofKey.forEach((order, value) -> entries.add(entry(key, StateBytes.of(order.bytes()), value))));
    }

    @Override
    void load(K key, StateBytes place, V value) {
        values.computeIfAbsent(key, absent -> new TreeMap<>()).put(new OrderKey(place.toByteArray()), value);
    }
}
