package io.streamform.flink.state;

import io.streamform.runtime.state.OrderKey;
import io.streamform.runtime.state.OrderedState;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeSet;
import org.apache.flink.api.common.state.MapState;
import org.jspecify.annotations.Nullable;

/**
 * Ordered entries of the heap backend, whose map states have no order. The order keys of the keys scanned last are kept
 * sorted beside the backend; the index is not state and is built again by the first scan of a key.
 */
final class HeapEntries<K, V> implements OrderedState<K, V> {

    /** Entries that may stand in the index; a key counts as a few of them. */
    private static final int INDEX_LIMIT = 1 << 20;

    private static final int KEY_WEIGHT = 8;

    private final OrderedState<K, V> entries;
    private final BackendKey<K> backend;
    private final MapState<OrderKey, V> state;
    private final String stateId;
    private final int limit;
    private final LinkedHashMap<K, TreeSet<OrderKey>> sorted = new LinkedHashMap<>(16, 0.75f, true);
    private int weight;

    HeapEntries(BackendKey<K> backend, MapState<OrderKey, V> state, StateSerializer<V> serializer) {
        this(backend, state, serializer, INDEX_LIMIT);
    }

    HeapEntries(BackendKey<K> backend, MapState<OrderKey, V> state, StateSerializer<V> serializer, int limit) {
        this.entries = new BackendEntries<>(backend, state, serializer);
        this.backend = backend;
        this.state = state;
        this.stateId = serializer.stateId();
        this.limit = limit;
    }

    @Override
    public @Nullable V get(K key, OrderKey order) {
        return entries.get(key, order);
    }

    @Override
    public void put(K key, OrderKey order, V value) {
        entries.put(key, order, value);
        TreeSet<OrderKey> index = sorted.isEmpty() ? null : sorted.get(key);
        if (index != null && index.add(order)) {
            weight++;
            shrink();
        }
    }

    @Override
    public void remove(K key, OrderKey order) {
        entries.remove(key, order);
        TreeSet<OrderKey> index = sorted.isEmpty() ? null : sorted.get(key);
        if (index != null && index.remove(order)) {
            weight--;
            if (index.isEmpty()) {
                forget(key);
            }
        }
    }

    @Override
    public void clear(K key) {
        entries.clear(key);
        forget(key);
    }

    private void forget(K key) {
        TreeSet<OrderKey> index = sorted.remove(key);
        if (index != null) {
            weight -= index.size() + KEY_WEIGHT;
        }
    }

    /** Forgets the keys scanned longest ago. */
    private void shrink() {
        Iterator<Map.Entry<K, TreeSet<OrderKey>>> coldest = sorted.entrySet().iterator();
        while (weight > limit && coldest.hasNext()) {
            weight -= coldest.next().getValue().size() + KEY_WEIGHT;
            coldest.remove();
        }
    }

    @Override
    public void scan(K key, Visitor<V> visitor) {
        for (OrderKey order : index(key)) {
            V value = entries.get(key, order);
            if (value == null) {
                throw new IllegalStateException("state " + stateId + " has no entry at " + order);
            }
            if (!visitor.visit(order, value)) {
                return;
            }
        }
    }

    private TreeSet<OrderKey> index(K key) {
        TreeSet<OrderKey> index = sorted.get(key);
        if (index != null) {
            return index;
        }
        index = new TreeSet<>();
        backend.select(key);
        for (OrderKey order : orders()) {
            index.add(order);
        }
        if (!index.isEmpty()) {
            sorted.put(key, index);
            weight += index.size() + KEY_WEIGHT;
            shrink();
        }
        return index;
    }

    private Iterable<OrderKey> orders() {
        try {
            return state.keys();
        } catch (Exception e) {
            throw new StateAccessException(stateId, e);
        }
    }
}
