package io.streamform.flink.state;

import io.streamform.runtime.state.NamespacedSlot;
import io.streamform.runtime.state.NamespacedState;
import io.streamform.runtime.state.OrderKey;
import io.streamform.runtime.state.OrderedSlot;
import io.streamform.runtime.state.OrderedState;
import io.streamform.runtime.state.ValueSlot;
import io.streamform.runtime.state.ValueState;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import org.apache.flink.api.common.state.MapState;
import org.apache.flink.api.common.state.MapStateDescriptor;
import org.apache.flink.api.common.state.State;
import org.apache.flink.api.common.state.StateDescriptor;
import org.apache.flink.api.common.state.StateTtlConfig;
import org.apache.flink.api.common.state.ValueStateDescriptor;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.metrics.MetricGroup;
import org.apache.flink.runtime.state.KeyedStateBackend;
import org.apache.flink.runtime.state.VoidNamespace;
import org.apache.flink.runtime.state.VoidNamespaceSerializer;
import org.apache.flink.runtime.state.internal.InternalKvState;
import org.apache.flink.runtime.state.internal.InternalValueState;
import org.jspecify.annotations.Nullable;

/**
 * The states of one operator in one subtask. All that is internal to Flink's state backends is used in this class and
 * {@link BackendKey}: a state with a namespace per call, and the key of the backend.
 *
 * @param <K> key
 */
public final class KeyedStates<K> {

    /** What garbage collection waits beyond the operator's own TTL: the operator judges by its own clock. */
    private static final long TTL_SLACK_MILLIS = 3_600_000;

    private static final String HEAP = "hashmap";

    private final KeyedStateBackend<K> backend;
    private final BackendKey<K> key;
    private final String uid;
    private final boolean heap;
    private final @Nullable WriteBackCache cache;
    private final Set<String> roles = new HashSet<>();

    /**
     * The states of the operator {@code uid} in {@code backend}.
     *
     * @param cacheBytes greatest size of the write-back cache, which there is unless the backend holds objects itself; 0
     *     for none
     * @param metrics of the operator
     */
    public KeyedStates(KeyedStateBackend<K> backend, String uid, long cacheBytes, MetricGroup metrics) {
        if (cacheBytes < 0) {
            throw new IllegalArgumentException("a cache of " + cacheBytes + " bytes");
        }
        this.backend = backend;
        this.key = new BackendKey<>(backend);
        this.uid = uid;
        this.heap = HEAP.equals(backend.getBackendTypeIdentifier());
        this.cache = heap || cacheBytes == 0 ? null : new WriteBackCache(cacheBytes, metrics);
    }

    private String stateId(String role) {
        if (!roles.add(role)) {
            throw new IllegalArgumentException("operator " + uid + " has two states " + role);
        }
        return StateIds.state(uid, role);
    }

    /** Registers a state of one value per key. */
    public <V> ValueState<K, V> value(ValueSlot<V> slot) {
        StateSerializer<V> serializer = StateSerializer.of(stateId(slot.role()), slot.codec());
        ValueStateDescriptor<V> descriptor = new ValueStateDescriptor<>(slot.role(), serializer);
        if (slot.ttlMillis() > 0) {
            descriptor.enableTimeToLive(garbageAfter(slot.ttlMillis()));
        }
        ValueState<K, V> values = new BackendValues<>(
                key,
                register(VoidNamespace.INSTANCE, VoidNamespaceSerializer.INSTANCE, descriptor, serializer),
                serializer);
        return cache == null ? values : new CachedValues<>(values, serializer, cache);
    }

    /** Writes all that the backend does not know yet; to be called for every snapshot. */
    public void flush() {
        if (cache != null) {
            cache.flush();
        }
    }

    /** Registers a state of one value per key and namespace. */
    @SuppressWarnings("unchecked")
    public <N, V> NamespacedState<K, N, V> namespaced(NamespacedSlot<N, V> slot) {
        String stateId = stateId(slot.role());
        StateSerializer<V> serializer = StateSerializer.of(stateId, slot.codec());
        KeySerializer<N> namespaces = KeySerializer.ofNamespace(stateId, slot.namespace());
        ValueStateDescriptor<V> descriptor = new ValueStateDescriptor<>(slot.role(), serializer);
        InternalValueState<K, N, V> state =
                (InternalValueState<K, N, V>) register(null, namespaces, descriptor, serializer);
        return new BackendNamespaces<>(key, state, serializer);
    }

    /** Registers a state of ordered entries per key. */
    public <V> OrderedState<K, V> ordered(OrderedSlot<V> slot) {
        StateSerializer<V> serializer = StateSerializer.of(stateId(slot.role()), slot.codec());
        MapStateDescriptor<OrderKey, V> descriptor =
                new MapStateDescriptor<>(slot.role(), new OrderKeySerializer(), serializer);
        MapState<OrderKey, V> state =
                register(VoidNamespace.INSTANCE, VoidNamespaceSerializer.INSTANCE, descriptor, serializer);
        return heap ? new HeapEntries<>(key, state, serializer) : new BackendEntries<>(key, state, serializer);
    }

    @SuppressWarnings("unchecked")
    private <N, S extends State> S register(
            @Nullable N namespace,
            TypeSerializer<N> namespaces,
            StateDescriptor<S, ?> descriptor,
            StateSerializer<?> serializer) {
        S state;
        try {
            state = backend.getOrCreateKeyedState(namespaces, descriptor);
        } catch (Exception e) {
            String reason = serializer.notes().refusal();
            throw new IncompatibleStateException(
                    "state " + serializer.stateId() + " cannot be restored: "
                            + (reason.isEmpty() ? e.getMessage() : reason),
                    e);
        }
        if (namespace != null) {
            ((InternalKvState<K, N, ?>) state).setCurrentNamespace(namespace);
        }
        return state;
    }

    /** Collects garbage only: what it has not yet removed is visible, and the operator decides. */
    private static StateTtlConfig garbageAfter(long ttlMillis) {
        return StateTtlConfig.newBuilder(Duration.ofMillis(ttlMillis + TTL_SLACK_MILLIS))
                .setUpdateType(StateTtlConfig.UpdateType.OnCreateAndWrite)
                .setStateVisibility(StateTtlConfig.StateVisibility.ReturnExpiredIfNotCleanedUp)
                .disableCleanupInBackground()
                .cleanupFullSnapshot()
                .cleanupIncrementally(1, false)
                .cleanupInRocksdbCompactFilter(1000)
                .build();
    }
}
