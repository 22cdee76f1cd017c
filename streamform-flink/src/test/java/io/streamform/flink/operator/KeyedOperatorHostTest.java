package io.streamform.flink.operator;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.flink.fixture.Order;
import io.streamform.flink.fixture.OrderKey;
import io.streamform.flink.fixture.OrderKeySchema;
import io.streamform.flink.fixture.OrderSchema;
import io.streamform.runtime.change.Change;
import io.streamform.runtime.codec.Codecs;
import io.streamform.runtime.operator.Host;
import io.streamform.runtime.operator.KeyedOperator;
import io.streamform.runtime.state.ValueSlot;
import io.streamform.runtime.state.ValueState;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apache.flink.api.common.serialization.SerializerConfigImpl;
import org.apache.flink.runtime.checkpoint.OperatorSubtaskState;
import org.apache.flink.runtime.state.StateBackend;
import org.apache.flink.runtime.state.hashmap.HashMapStateBackend;
import org.apache.flink.state.rocksdb.EmbeddedRocksDBStateBackend;
import org.apache.flink.streaming.api.operators.AbstractStreamOperator;
import org.apache.flink.streaming.util.AbstractStreamOperatorTestHarness;
import org.apache.flink.streaming.util.KeyedOneInputStreamOperatorTestHarness;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@SuppressWarnings("try") // the harness may be interrupted while it closes
class KeyedOperatorHostTest {

    private static final int KEY_GROUPS = 16;

    /** Emits every row with the watermark as its customer; forgets a key a second after its last row. */
    private static final class Recorder implements KeyedOperator<OrderKey, Change<Order>, Order> {

        private final List<String> cleaned = new ArrayList<>();
        private @Nullable Host<OrderKey, Order> host;
        private @Nullable ValueState<OrderKey, Long> rows;

        @Override
        public void open(Host<OrderKey, Order> opened) {
            host = opened;
            rows = opened.value(new ValueSlot<>("rows", Codecs.LONG, 0));
        }

        @Override
        public void row(OrderKey key, Change<Order> element) {
            Host<OrderKey, Order> to = Objects.requireNonNull(host);
            ValueState<OrderKey, Long> counted = Objects.requireNonNull(rows);
            Long count = counted.get(key);
            counted.put(key, count == null ? 1 : count + 1);
            to.cleanUpAt(key, to.now() + 1000);
            to.cleanUpAt(key, to.now() + 1000);
            to.out()
                    .emit(Change.insert(new Order(
                            Objects.requireNonNull(counted.get(key)), to.watermark() + " " + to.now(), null, null)));
        }

        @Override
        public void cleanUp(OrderKey key, long now) {
            Objects.requireNonNull(rows).remove(key);
            cleaned.add(key.id() + " at " + now);
        }
    }

    private static StateBackend backend(String name) {
        return name.equals("heap") ? new HashMapStateBackend() : new EmbeddedRocksDBStateBackend(true);
    }

    private static KeyedOneInputStreamOperatorTestHarness<OrderKey, Change<Order>, Change<Order>> harness(
            String backend, Recorder recorder, int parallelism, int subtask, long now, OperatorSubtaskState... restored)
            throws Exception {
        KeyedOneInputStreamOperatorTestHarness<OrderKey, Change<Order>, Change<Order>> harness =
                new KeyedOneInputStreamOperatorTestHarness<>(
                        KeyedOperatorFactory.of(
                                "app/uid", OrderKeySchema.INSTANCE, () -> recorder, HostSettings.defaults()),
                        KeySelectors.of(OrderKeySchema.INSTANCE),
                        KeyType.of(OrderKeySchema.INSTANCE),
                        KEY_GROUPS,
                        parallelism,
                        subtask);
        harness.setStateBackend(backend(backend));
        harness.setup(ChangeType.of(OrderSchema.INSTANCE).createSerializer(new SerializerConfigImpl()));
        harness.setProcessingTime(now);
        if (restored.length > 0) {
            harness.initializeState(AbstractStreamOperatorTestHarness.repartitionOperatorState(
                    AbstractStreamOperatorTestHarness.repackageState(restored),
                    KEY_GROUPS,
                    restored.length,
                    parallelism,
                    subtask));
        }
        harness.open();
        return harness;
    }

    private static Change<Order> order(long id) {
        return Change.insert(new Order(id, null, null, null));
    }

    private static List<String> emitted(AbstractStreamOperatorTestHarness<Change<Order>> harness) {
        return harness.extractOutputStreamRecords().stream()
                .map(record -> {
                    Order row = record.getValue().anyRow();
                    String at = record.hasTimestamp() ? " @" + record.getTimestamp() : "";
                    return row.id() + " " + row.customer() + at;
                })
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"heap", "rocksdb"})
    void theClockIsFlinksAndTimestampsPassThrough(String backend) throws Exception {
        Recorder recorder = new Recorder();
        try (var harness = harness(backend, recorder, 1, 0, 5000)) {
            harness.processElement(order(1), 17);
            harness.processWatermark(10);
            harness.processElement(order(1), 18);
            harness.processWatermark(5);
            harness.processElement(order(2), 19);
            assertThat(emitted(harness))
                    .containsExactly("1 " + Long.MIN_VALUE + " 5000 @17", "2 10 5000 @18", "1 10 5000 @19");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"heap", "rocksdb"})
    void aCleanUpComesOnceForKeyAndTimeAndSurvivesARestart(String backend) throws Exception {
        Recorder recorder = new Recorder();
        OperatorSubtaskState saved;
        try (var harness = harness(backend, recorder, 1, 0, 0)) {
            harness.processElement(order(1), 0);
            harness.setProcessingTime(600);
            harness.processElement(order(2), 0);
            harness.setProcessingTime(999);
            assertThat(recorder.cleaned).isEmpty();
            saved = harness.snapshot(1, 1);
        }
        Recorder restored = new Recorder();
        try (var harness = harness(backend, restored, 1, 0, 999, saved)) {
            harness.setProcessingTime(1000);
            assertThat(restored.cleaned).containsExactly("1 at 1000");
            harness.processElement(order(1), 0);
            harness.processElement(order(2), 0);
            assertThat(emitted(harness))
                    .containsExactly("1 " + Long.MIN_VALUE + " 1000 @0", "2 " + Long.MIN_VALUE + " 1000 @0");
            harness.setProcessingTime(1600);
            assertThat(restored.cleaned).containsExactly("1 at 1000", "2 at 1600");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"heap", "rocksdb"})
    void afterARestartTheWatermarkIsTheLowestOfAllSubtasks(String backend) throws Exception {
        OperatorSubtaskState first;
        OperatorSubtaskState second;
        try (var one = harness(backend, new Recorder(), 2, 0, 0);
                var two = harness(backend, new Recorder(), 2, 1, 0)) {
            one.processWatermark(100);
            two.processWatermark(70);
            first = one.snapshot(1, 1);
            second = two.snapshot(1, 1);
        }
        try (var harness = harness(backend, new Recorder(), 1, 0, 0, first, second)) {
            harness.processElement(order(1), 0);
            harness.processWatermark(60);
            harness.processElement(order(1), 0);
            harness.processWatermark(80);
            harness.processElement(order(1), 0);
            assertThat(emitted(harness)).containsExactly("1 70 0 @0", "2 70 0 @0", "3 80 0 @0");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"heap", "rocksdb"})
    void flinkIsNotAskedForTheKeyOfEveryElement(String backend) throws Exception {
        try (var harness = harness(backend, new Recorder(), 1, 0, 0)) {
            AbstractStreamOperator<Change<Order>> operator = harness.getOperator();
            assertThat(operator.hasKeyContext1()).isFalse();
        }
    }
}
