package io.streamform.flink.state;

import io.streamform.runtime.state.OrderKey;
import java.io.IOException;
import java.util.List;
import org.apache.flink.api.common.JobID;
import org.apache.flink.api.common.state.MapState;
import org.apache.flink.api.common.state.MapStateDescriptor;
import org.apache.flink.core.fs.CloseableRegistry;
import org.apache.flink.metrics.groups.UnregisteredMetricsGroup;
import org.apache.flink.runtime.operators.testutils.MockEnvironment;
import org.apache.flink.runtime.operators.testutils.MockEnvironmentBuilder;
import org.apache.flink.runtime.state.AbstractKeyedStateBackend;
import org.apache.flink.runtime.state.KeyGroupRange;
import org.apache.flink.runtime.state.KeyedStateBackendParametersImpl;
import org.apache.flink.runtime.state.VoidNamespace;
import org.apache.flink.runtime.state.VoidNamespaceSerializer;
import org.apache.flink.runtime.state.hashmap.HashMapStateBackend;
import org.apache.flink.runtime.state.ttl.TtlTimeProvider;

/** A heap backend for a map state. */
final class MapStates implements AutoCloseable {

    private final MockEnvironment environment = new MockEnvironmentBuilder().build();
    private final AbstractKeyedStateBackend<LongKey> backend;

    MapStates() throws IOException {
        backend = new HashMapStateBackend()
                .createKeyedStateBackend(new KeyedStateBackendParametersImpl<>(
                        environment,
                        new JobID(),
                        "map",
                        KeySerializer.of(LongKey.Keys.INSTANCE),
                        4,
                        KeyGroupRange.of(0, 3),
                        environment.getTaskKvStateRegistry(),
                        TtlTimeProvider.DEFAULT,
                        new UnregisteredMetricsGroup(),
                        List.of(),
                        new CloseableRegistry()));
    }

    <V> HeapEntries<LongKey, V> entries(StateSerializer<V> serializer, int limit) throws Exception {
        MapState<OrderKey, V> state = backend.getPartitionedState(
                VoidNamespace.INSTANCE,
                VoidNamespaceSerializer.INSTANCE,
                new MapStateDescriptor<>("entries", new OrderKeySerializer(), serializer));
        return new HeapEntries<>(new BackendKey<>(backend), state, serializer, limit);
    }

    @Override
    public void close() throws IOException {
        backend.close();
        backend.dispose();
    }
}
