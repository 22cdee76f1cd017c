package io.streamform.flink.state;

import io.streamform.flink.operator.ChangeType;
import io.streamform.flink.operator.HostSettings;
import io.streamform.flink.operator.KeySelectors;
import io.streamform.flink.operator.KeyType;
import io.streamform.flink.operator.KeyedOperatorFactory;
import io.streamform.runtime.change.Change;
import io.streamform.runtime.codec.Codec;
import io.streamform.runtime.operator.Host;
import io.streamform.runtime.operator.KeyedOperator;
import io.streamform.runtime.state.NamespacedSlot;
import io.streamform.runtime.state.NamespacedState;
import io.streamform.runtime.state.OrderKey;
import io.streamform.runtime.state.OrderKeyBuilder;
import io.streamform.runtime.state.OrderedSlot;
import io.streamform.runtime.state.OrderedState;
import io.streamform.runtime.state.ValueSlot;
import io.streamform.runtime.state.ValueState;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.flink.api.common.serialization.SerializerConfigImpl;
import org.apache.flink.runtime.checkpoint.CheckpointOptions;
import org.apache.flink.runtime.checkpoint.OperatorSubtaskState;
import org.apache.flink.runtime.operators.testutils.MockEnvironment;
import org.apache.flink.runtime.operators.testutils.MockEnvironmentBuilder;
import org.apache.flink.runtime.state.CheckpointStorageLocationReference;
import org.apache.flink.runtime.state.memory.MemCheckpointStreamFactory;
import org.apache.flink.streaming.api.operators.OperatorSnapshotFinalizer;
import org.apache.flink.streaming.api.operators.OperatorSnapshotFutures;
import org.apache.flink.streaming.util.OneInputStreamOperatorTestHarness;
import org.jspecify.annotations.Nullable;

/** One release of an operator on Flink: what it registers, and what its index knows. */
final class Release implements AutoCloseable {

    static final String UID = "app/model/aggregate/id#0";
    private static final long TTL = 86_400_000;

    private final Configuration configuration;
    private final MockEnvironment environment;
    private final URLClassLoader loader;
    private final OneInputStreamOperatorTestHarness<Change<LongKey>, Change<LongKey>> harness;
    private final Operator operator;

    /**
     * Starts the release.
     *
     * @param states codec by role, registered when the operator opens
     * @param index codec by id
     * @param namespaces codec of namespaces
     */
    Release(
            Configuration configuration,
            Map<String, ? extends Codec<Fields>> states,
            Map<String, ? extends Codec<?>> index,
            Codec<LongKey> namespaces,
            @Nullable OperatorSubtaskState restored,
            Path directory)
            throws Exception {
        this.configuration = configuration;
        this.loader = loader(index, directory);
        this.operator = new Operator(configuration, states, namespaces);
        this.environment = new MockEnvironmentBuilder()
                .setTaskName("release")
                .setManagedMemorySize(64L << 20)
                .setMaxParallelism(16)
                .setParallelism(1)
                .setUserCodeClassLoader(loader)
                .build();
        Operator shared = operator;
        harness = new OneInputStreamOperatorTestHarness<>(
                KeyedOperatorFactory.of(UID, LongKey.Keys.INSTANCE, () -> shared, HostSettings.defaults()),
                environment);
        SerializerConfigImpl config = new SerializerConfigImpl();
        harness.getStreamConfig().setStatePartitioner(0, KeySelectors.of(LongKey.Keys.INSTANCE));
        harness.getStreamConfig()
                .setStateKeySerializer(KeyType.of(LongKey.Keys.INSTANCE).createSerializer(config));
        harness.getStreamConfig().serializeAllConfigs();
        harness.setStateBackend(configuration.backend().create());
        harness.setup(ChangeType.of(LongKey.Rows.INSTANCE).createSerializer(config));
        if (restored != null) {
            harness.initializeState(restored);
        } else {
            harness.initializeEmptyState();
        }
        harness.open();
    }

    private static URLClassLoader loader(Map<String, ? extends Codec<?>> index, Path directory) throws IOException {
        Path root = Files.createTempDirectory(directory, "release");
        Path file = root.resolve(StateIndex.RESOURCE);
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        List<String> lines = new ArrayList<>(List.of("# id expression", ""));
        int slot = 0;
        for (Map.Entry<String, ? extends Codec<?>> entry : index.entrySet()) {
            lines.add(entry.getKey() + " " + IndexSlots.set(slot++, entry.getValue()));
        }
        Files.write(file, lines);
        return new URLClassLoader(new URL[] {root.toUri().toURL()}, Release.class.getClassLoader());
    }

    /** Sets the value of a role at a key and a place. */
    void put(String role, long key, long place, Fields value) {
        Object state = Objects.requireNonNull(operator.states.get(role), role);
        switch (configuration.shape()) {
            case VALUE -> Release.<ValueState<LongKey, Fields>>cast(state).put(joined(key, place), value);
            case NAMESPACED ->
                Release.<NamespacedState<LongKey, LongKey, Fields>>cast(state)
                        .put(new LongKey(key), new LongKey(place), value);
            case ORDERED ->
                Release.<OrderedState<LongKey, Fields>>cast(state).put(new LongKey(key), order(place), value);
        }
    }

    /** The value of a role at a key and a place. */
    @Nullable
    Fields get(String role, long key, long place) {
        Object state = Objects.requireNonNull(operator.states.get(role), role);
        return switch (configuration.shape()) {
            case VALUE -> Release.<ValueState<LongKey, Fields>>cast(state).get(joined(key, place));
            case NAMESPACED ->
                Release.<NamespacedState<LongKey, LongKey, Fields>>cast(state)
                        .get(new LongKey(key), new LongKey(place));
            case ORDERED -> Release.<OrderedState<LongKey, Fields>>cast(state).get(new LongKey(key), order(place));
        };
    }

    /** The values of a key in order; for ordered states only. */
    List<Fields> scan(String role, long key) {
        List<Fields> found = new ArrayList<>();
        Release.<OrderedState<LongKey, Fields>>cast(Objects.requireNonNull(operator.states.get(role)))
                .scan(new LongKey(key), (order, value) -> found.add(value));
        return found;
    }

    private static LongKey joined(long key, long place) {
        return new LongKey(key * 1000 + place);
    }

    private static OrderKey order(long place) {
        return new OrderKeyBuilder().add(place, false).build();
    }

    @SuppressWarnings("unchecked")
    private static <T> T cast(Object object) {
        return (T) object;
    }

    OperatorSubtaskState snapshot() throws Exception {
        return harness.snapshotWithLocalState(1, 1, configuration.format().type())
                .getJobManagerOwnedState();
    }

    /** A snapshot whose bytes are written after {@code meanwhile}, as they are by another thread. */
    OperatorSubtaskState snapshotWhile(Runnable meanwhile) throws Exception {
        OperatorSnapshotFutures futures = harness.getOperator()
                .snapshotState(
                        1,
                        1,
                        new CheckpointOptions(
                                configuration.format().type(), CheckpointStorageLocationReference.getDefault()),
                        new MemCheckpointStreamFactory(1 << 20));
        meanwhile.run();
        return OperatorSnapshotFinalizer.create(futures).getJobManagerOwnedState();
    }

    @Override
    public void close() throws IOException {
        try {
            harness.close();
            environment.close();
        } catch (Exception e) {
            throw new IllegalStateException("the release did not end", e);
        }
        loader.close();
    }

    /** Does nothing but register states. */
    private static final class Operator implements KeyedOperator<LongKey, Change<LongKey>, LongKey> {

        private final Configuration configuration;
        private final Map<String, ? extends Codec<Fields>> codecs;
        private final Codec<LongKey> namespaces;
        private final Map<String, Object> states = new HashMap<>();

        Operator(Configuration configuration, Map<String, ? extends Codec<Fields>> codecs, Codec<LongKey> namespaces) {
            this.configuration = configuration;
            this.codecs = codecs;
            this.namespaces = namespaces;
        }

        @Override
        public void open(Host<LongKey, LongKey> host) {
            codecs.forEach((role, codec) -> states.put(
                    role,
                    switch (configuration.shape()) {
                        case VALUE -> host.value(new ValueSlot<>(role, codec, configuration.ttl() ? TTL : 0));
                        case NAMESPACED -> host.namespaced(new NamespacedSlot<>(role, namespaces, codec));
                        case ORDERED -> host.ordered(new OrderedSlot<>(role, codec));
                    }));
        }

        @Override
        public void row(LongKey key, Change<LongKey> element) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void cleanUp(LongKey key, long now) {
            throw new UnsupportedOperationException();
        }
    }
}
