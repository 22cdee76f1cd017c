package io.streamform.it.contract;

import io.streamform.flink.operator.HostSettings;
import io.streamform.runtime.change.Change;
import io.streamform.runtime.change.SourceElement;
import io.streamform.sim.Simulator;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.apache.flink.api.common.serialization.SerializerConfigImpl;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.core.execution.SavepointFormatType;
import org.apache.flink.runtime.checkpoint.CheckpointType;
import org.apache.flink.runtime.checkpoint.OperatorSubtaskState;
import org.apache.flink.runtime.checkpoint.SavepointType;
import org.apache.flink.runtime.checkpoint.SnapshotType;
import org.apache.flink.runtime.operators.testutils.MockEnvironment;
import org.apache.flink.runtime.operators.testutils.MockEnvironmentBuilder;
import org.apache.flink.runtime.state.StateBackend;
import org.apache.flink.streaming.util.OneInputStreamOperatorTestHarness;
import org.jspecify.annotations.Nullable;

/** Flink, by way of its operator harness, whose clock is the operator's. Every restart saves in another format. */
final class FlinkEngine<K, E extends SourceElement<Sale>, O> implements Engine<E, O> {

    private static final List<SnapshotType> FORMATS = List.of(
            SavepointType.savepoint(SavepointFormatType.CANONICAL),
            SavepointType.savepoint(SavepointFormatType.NATIVE),
            CheckpointType.FULL_CHECKPOINT);

    private final Subject<K, E, O> subject;
    private final Supplier<StateBackend> backend;
    private final HostSettings settings;
    private final int keyGroups;
    private final List<Change<O>> emitted = new ArrayList<>();
    private long now = Simulator.START.toEpochMilli();
    private int restarts;
    private MockEnvironment environment;
    private OneInputStreamOperatorTestHarness<E, Change<O>> harness;

    FlinkEngine(Subject<K, E, O> subject, Supplier<StateBackend> backend, HostSettings settings, int keyGroups) {
        this.subject = subject;
        this.backend = backend;
        this.settings = settings;
        this.keyGroups = keyGroups;
        this.environment = environment();
        this.harness = harness(null);
    }

    private MockEnvironment environment() {
        return new MockEnvironmentBuilder()
                .setTaskName(subject.name())
                .setManagedMemorySize(64L << 20)
                .setMaxParallelism(keyGroups)
                .setParallelism(1)
                .build();
    }

    private OneInputStreamOperatorTestHarness<E, Change<O>> harness(@Nullable OperatorSubtaskState restored) {
        try {
            OneInputStreamOperatorTestHarness<E, Change<O>> made =
                    new OneInputStreamOperatorTestHarness<>(subject.factory().apply(settings), environment);
            SerializerConfigImpl config = new SerializerConfigImpl();
            TypeInformation<K> keyType = subject.keyType();
            if (keyType != null) {
                made.getStreamConfig().setStatePartitioner(0, subject.keys());
                made.getStreamConfig().setStateKeySerializer(keyType.createSerializer(config));
                made.getStreamConfig().serializeAllConfigs();
            }
            made.setStateBackend(backend.get());
            made.setup(subject.outputType().createSerializer(config));
            made.setProcessingTime(now);
            if (restored == null) {
                made.initializeEmptyState();
            } else {
                made.initializeState(restored);
            }
            made.open();
            return made;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void feed(E element) {
        for (E part : subject.split().apply(element)) {
            run(() -> harness.processElement(part, 0));
        }
    }

    @Override
    public void advance(long millis) {
        now += millis;
        run(() -> harness.setProcessingTime(now));
    }

    @Override
    public void restart() {
        run(() -> {
            OperatorSubtaskState state = harness.snapshotWithLocalState(
                            1, now, FORMATS.get(restarts++ % FORMATS.size()))
                    .getJobManagerOwnedState();
            emitted.addAll(harness.extractOutputValues());
            harness.close();
            environment.close();
            environment = environment();
            harness = harness(state);
        });
    }

    @Override
    public List<Change<O>> emitted() {
        List<Change<O>> all = new ArrayList<>(emitted);
        all.addAll(harness.extractOutputValues());
        return all;
    }

    @Override
    public void close() {
        run(() -> {
            harness.close();
            environment.close();
        });
    }

    private interface Action {
        void run() throws Exception;
    }

    private static void run(Action action) {
        try {
            action.run();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}
