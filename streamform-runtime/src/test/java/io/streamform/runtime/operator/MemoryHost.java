package io.streamform.runtime.operator;

import io.streamform.runtime.change.Change;
import io.streamform.runtime.codec.AvroInput;
import io.streamform.runtime.codec.AvroOutput;
import io.streamform.runtime.codec.Codec;
import io.streamform.runtime.state.NamespacedSlot;
import io.streamform.runtime.state.NamespacedState;
import io.streamform.runtime.state.OrderKey;
import io.streamform.runtime.state.OrderedSlot;
import io.streamform.runtime.state.OrderedState;
import io.streamform.runtime.state.ValueSlot;
import io.streamform.runtime.state.ValueState;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A host that keeps state as bytes in maps, so that an operator cannot rely on the identity of what it stored. */
final class MemoryHost<K, O> implements Host<K, O> {

    private final List<Change<O>> emitted = new ArrayList<>();
    private final Map<String, Map<K, ?>> states = new HashMap<>();
    private final TreeMap<Long, List<K>> timers = new TreeMap<>();
    private long now;

    /** What was emitted since the last call. */
    List<Change<O>> taken() {
        List<Change<O>> taken = List.copyOf(emitted);
        emitted.clear();
        return taken;
    }

    /** Number of keys with state. */
    int keys(String role) {
        Map<K, ?> state = states.get(role);
        return state == null ? 0 : state.size();
    }

    /** Moves the clock and fires what is due. */
    void advanceTo(long time, KeyedOperator<K, ?, O> operator) {
        now = time;
        while (!timers.isEmpty() && timers.firstKey() <= time) {
            for (K key : timers.pollFirstEntry().getValue()) {
                operator.cleanUp(key, now);
            }
        }
    }

    int timers() {
        return timers.size();
    }

    private static <V> byte[] bytes(Codec<V> codec, V value) {
        AvroOutput out = new AvroOutput();
        codec.write(value, out);
        return out.toByteArray();
    }

    @Override
    public <V> ValueState<K, V> value(ValueSlot<V> slot) {
        Map<K, byte[]> map = new HashMap<>();
        states.put(slot.role(), map);
        return new ValueState<>() {
            @Override
            public @Nullable V get(K key) {
                byte[] bytes = map.get(key);
                return bytes == null ? null : slot.codec().read(new AvroInput(bytes));
            }

            @Override
            public void put(K key, V value) {
                map.put(key, bytes(slot.codec(), value));
            }

            @Override
            public void remove(K key) {
                map.remove(key);
            }
        };
    }

    @Override
    public <N, V> NamespacedState<K, N, V> namespaced(NamespacedSlot<N, V> slot) {
        throw new UnsupportedOperationException("no operator under test has namespaces");
    }

    @Override
    public <V> OrderedState<K, V> ordered(OrderedSlot<V> slot) {
        Map<K, TreeMap<OrderKey, byte[]>> map = new HashMap<>();
        states.put(slot.role(), map);
        return new OrderedState<>() {
            private TreeMap<OrderKey, byte[]> of(K key) {
                return map.getOrDefault(key, new TreeMap<>());
            }

            @Override
            public @Nullable V get(K key, OrderKey order) {
                byte[] bytes = of(key).get(order);
                return bytes == null ? null : slot.codec().read(new AvroInput(bytes));
            }

            @Override
            public void put(K key, OrderKey order, V value) {
                map.computeIfAbsent(key, absent -> new TreeMap<>()).put(order, bytes(slot.codec(), value));
            }

            @Override
            public void remove(K key, OrderKey order) {
                TreeMap<OrderKey, byte[]> entries = of(key);
                entries.remove(order);
                if (entries.isEmpty()) {
                    map.remove(key);
                }
            }

            @Override
            public void scan(K key, Visitor<V> visitor) {
                for (Map.Entry<OrderKey, byte[]> entry : of(key).entrySet()) {
                    if (!visitor.visit(entry.getKey(), slot.codec().read(new AvroInput(entry.getValue())))) {
                        return;
                    }
                }
            }

            @Override
            public void clear(K key) {
                map.remove(key);
            }
        };
    }

    @Override
    public Output<O> out() {
        return emitted::add;
    }

    @Override
    public long now() {
        return now;
    }

    @Override
    public long watermark() {
        return Long.MIN_VALUE;
    }

    @Override
    public void cleanUpAt(K key, long time) {
        timers.computeIfAbsent(time, absent -> new ArrayList<>()).add(key);
    }
}
