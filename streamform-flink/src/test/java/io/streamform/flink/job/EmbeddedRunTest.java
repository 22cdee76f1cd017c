package io.streamform.flink.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.streamform.flink.connector.BadRecords;
import io.streamform.flink.connector.EventTimeWatermarks;
import io.streamform.flink.connector.FileSinks;
import io.streamform.flink.connector.FileSources;
import io.streamform.flink.connector.KafkaSinks;
import io.streamform.flink.connector.KafkaSources;
import io.streamform.flink.fixture.Order;
import io.streamform.flink.fixture.OrderKey;
import io.streamform.flink.fixture.OrderKeySchema;
import io.streamform.flink.fixture.OrderSchema;
import io.streamform.flink.fixture.Orders;
import io.streamform.flink.operator.ChangeType;
import io.streamform.flink.operator.KeySelectors;
import io.streamform.flink.operator.KeyType;
import io.streamform.flink.operator.KeyedOperatorFactory;
import io.streamform.flink.operator.StatelessOperatorFactory;
import io.streamform.flink.operator.UpsertType;
import io.streamform.runtime.change.Change;
import io.streamform.runtime.function.SqlFunctionException;
import io.streamform.runtime.operator.Calc;
import io.streamform.runtime.operator.Normalize;
import io.streamform.runtime.topology.SinkSpec;
import io.streamform.runtime.topology.SourceSpec;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.flink.streaming.api.datastream.DataStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
class EmbeddedRunTest {

    private static final String ONE = "{\"id\":1,\"customer\":\"a\",\"amount\":1.00,\"placed_at\":null}";
    private static final String TWO = "{\"id\":2,\"customer\":\"b\",\"amount\":null,\"placed_at\":null}";

    @TempDir
    private Path folder;

    private Path input(String... lines) throws IOException {
        return Files.writeString(folder.resolve("orders.jsonl"), String.join("\n", lines) + "\n");
    }

    private Path output() {
        return folder.resolve("kept");
    }

    private SourceSpec<OrderKey, Order> source(SourceSpec.Changelog changelog, SourceSpec.OnBadRecord onBadRecord) {
        return Orders.source(
                changelog,
                onBadRecord,
                Orders.file(folder.resolve("orders.jsonl").toString()));
    }

    private SinkSpec<OrderKey, Order> sink(SinkSpec.Mode mode) {
        return Orders.sink(mode, Orders.file(output().toString()));
    }

    private static void write(DataStream<Change<Order>> changes, SinkSpec<OrderKey, Order> sink, JobSettings settings) {
        changes.sinkTo(FileSinks.of("app/kept/sink#0", sink, settings)).uid("app/kept/sink#0");
    }

    private static JobDefinition copy(SourceSpec<OrderKey, Order> source, SinkSpec<OrderKey, Order> sink) {
        return (env, settings) -> write(
                env.fromSource(FileSources.of(source, settings), EventTimeWatermarks.of(source), "orders")
                        .uid("app/orders/source#0")
                        .transform("orders: records", ChangeType.of(OrderSchema.INSTANCE), BadRecords.of(source))
                        .uid("app/orders/records#0"),
                sink,
                settings);
    }

    private static JobDefinition normalized(SourceSpec<OrderKey, Order> source, SinkSpec<OrderKey, Order> sink) {
        return (env, settings) -> write(
                env.fromSource(FileSources.of(source, settings), EventTimeWatermarks.of(source), "orders")
                        .uid("app/orders/source#0")
                        .transform(
                                "orders: records",
                                UpsertType.of(OrderKeySchema.INSTANCE, OrderSchema.INSTANCE),
                                BadRecords.ofUpserts(source))
                        .uid("app/orders/records#0")
                        .keyBy(KeySelectors.upsert(), KeyType.of(OrderKeySchema.INSTANCE))
                        .transform(
                                "orders: normalize",
                                ChangeType.of(OrderSchema.INSTANCE),
                                KeyedOperatorFactory.ofUpserts(
                                        "app/orders/normalize#0",
                                        () -> new Normalize<OrderKey, Order>(OrderSchema.INSTANCE, 0),
                                        settings))
                        .uid("app/orders/normalize#0"),
                sink,
                settings);
    }

    private static RunSummary run(JobDefinition definition, String... args) throws Exception {
        return EmbeddedRun.builder("app", definition).args(args).build().run((elapsed, sources) -> {}, 2);
    }

    private List<String> written() {
        try (Stream<Path> files = Files.walk(output())) {
            List<Path> parts = files.filter(Files::isRegularFile).sorted().toList();
            assertThat(parts)
                    .allSatisfy(part -> assertThat(part.getFileName().toString())
                            .startsWith("kept-")
                            .endsWith(".jsonl"));
            return parts.stream().flatMap(EmbeddedRunTest::lines).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<String> lines(Path file) {
        try {
            return Files.readAllLines(file).stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void rowsAreCopiedAndSummedUp() throws Exception {
        input(ONE, "", TWO);
        RunSummary summary =
                run(copy(source(SourceSpec.Changelog.APPEND, SourceSpec.OnBadRecord.FAIL), sink(SinkSpec.Mode.APPEND)));
        assertThat(written()).containsExactly(ONE, TWO);
        assertThat(summary.sources()).containsExactly(new RunSummary.SourceSummary("orders", 2, 0));
        assertThat(summary.models())
                .containsExactly(new RunSummary.ModelSummary(
                        "kept",
                        SinkSpec.Mode.APPEND,
                        2,
                        0,
                        0,
                        -1,
                        List.of("id", "customer", "amount", "placed_at"),
                        List.of(List.of("1", "a", "1.00", "NULL"), List.of("2", "b", "NULL", "NULL"))));
    }

    @Test
    void aBadRecordFailsTheRunWithItsPlaceAndTheRemedy() throws Exception {
        Path file = input(ONE, "", "{\"id\":\"x\"}");
        assertThatThrownBy(() -> run(copy(
                        source(SourceSpec.Changelog.APPEND, SourceSpec.OnBadRecord.FAIL), sink(SinkSpec.Mode.APPEND))))
                .isInstanceOf(RunFailedException.class)
                .hasMessage(
                        "source 'orders': bad record at " + file
                                + ", line 3: column 'id': found \"x\", expected BIGINT; correct the record, or the columns in"
                                + " sources.yml, or have such records dropped and counted: 'on_bad_record: drop' in sources.yml");
    }

    @Test
    void aNullEventTimeIsABadRecordAndDroppedOnesAreCounted() throws Exception {
        input(ONE, "no JSON", "{\"id\":3,\"placed_at\":\"2026-01-01 00:00:00\"}");
        RunSummary summary = run(copy(
                Orders.timed(source(SourceSpec.Changelog.APPEND, SourceSpec.OnBadRecord.DROP)),
                sink(SinkSpec.Mode.APPEND)));
        assertThat(summary.sources()).containsExactly(new RunSummary.SourceSummary("orders", 3, 2));
        assertThat(written())
                .containsExactly(
                        "{\"id\":3,\"customer\":null,\"amount\":null,\"placed_at\":\"2026-01-01 00:00:00.000\"}");
    }

    @Test
    void upsertsAreNormalisedAndTheTableIsTheLastRowPerKey() throws Exception {
        input(
                "{\"key\":{\"id\":3},\"value\":{\"id\":3,\"customer\":\"c\"}}",
                "{\"key\":{\"id\":1},\"value\":{\"id\":1,\"customer\":\"a\"}}",
                "{\"key\":{\"id\":2},\"value\":{\"id\":2,\"customer\":\"b\"}}",
                "{\"key\":{\"id\":1},\"value\":{\"id\":1,\"customer\":\"A\"}}",
                "{\"key\":{\"id\":1},\"value\":{\"id\":1,\"customer\":\"A\"}}",
                "{\"key\":{\"id\":2},\"value\":null}",
                "{\"key\":{\"id\":9},\"value\":null}");
        RunSummary summary = run(
                normalized(
                        source(SourceSpec.Changelog.UPSERT, SourceSpec.OnBadRecord.FAIL), sink(SinkSpec.Mode.UPSERT)),
                "--parallelism",
                "2");
        assertThat(summary.models())
                .containsExactly(new RunSummary.ModelSummary(
                        "kept",
                        SinkSpec.Mode.UPSERT,
                        3,
                        1,
                        1,
                        2,
                        List.of("id", "customer", "amount", "placed_at"),
                        List.of(List.of("1", "A", "NULL", "NULL"), List.of("3", "c", "NULL", "NULL"))));
        assertThat(written()).hasSize(5).contains("{\"key\":{\"id\":2},\"value\":null}");
    }

    @Test
    void changesAreReadAndWrittenInTheirEnvelope() throws Exception {
        String insert = "{\"before\":null,\"after\":" + ONE + ",\"op\":\"c\"}";
        String update = "{\"before\":" + ONE + ",\"after\":" + TWO + ",\"op\":\"u\"}";
        String delete = "{\"before\":" + TWO + ",\"after\":null,\"op\":\"d\"}";
        input(insert, insert, update, delete);
        RunSummary summary = run(
                copy(source(SourceSpec.Changelog.RETRACT, SourceSpec.OnBadRecord.FAIL), sink(SinkSpec.Mode.RETRACT)));
        assertThat(written()).containsExactly(insert, insert, update, delete);
        assertThat(summary.models().get(0).size()).isEqualTo(1);
        assertThat(summary.models().get(0).rows()).containsExactly(List.of("1", "a", "1.00", "NULL"));
    }

    @Test
    void aFailingFunctionIsTheMessage() throws Exception {
        input(ONE);
        SourceSpec<OrderKey, Order> source = source(SourceSpec.Changelog.APPEND, SourceSpec.OnBadRecord.FAIL);
        JobDefinition failing = (env, settings) -> write(
                env.fromSource(FileSources.of(source, settings), EventTimeWatermarks.of(source), "orders")
                        .uid("app/orders/source#0")
                        .transform("orders: records", ChangeType.of(OrderSchema.INSTANCE), BadRecords.of(source))
                        .uid("app/orders/records#0")
                        .transform(
                                "kept",
                                ChangeType.of(OrderSchema.INSTANCE),
                                StatelessOperatorFactory.<Order, Order>of(Failing::new))
                        .uid("app/kept/calc#0"),
                sink(SinkSpec.Mode.APPEND),
                settings);
        assertThatThrownBy(() -> run(failing))
                .isInstanceOf(RunFailedException.class)
                .hasMessage("models/kept.sql:3: division by zero: 1 / 0");
    }

    @Test
    void filesCanStandInForTopics() throws Exception {
        Path file = input(ONE, TWO);
        SourceSpec<OrderKey, Order> source = Orders.source(
                SourceSpec.Changelog.APPEND,
                SourceSpec.OnBadRecord.FAIL,
                Orders.kafka("orders", Map.of("properties.bootstrap.servers", "${BROKERS_OF_THIS_TEST}")));
        SinkSpec<OrderKey, Order> sink = Orders.sink(SinkSpec.Mode.APPEND, Orders.kafka("kept", Map.of()));
        JobDefinition definition = (env, settings) -> env.fromSource(
                        KafkaSources.of(source, settings), EventTimeWatermarks.of(source), "orders")
                .uid("app/orders/source#0")
                .transform("orders: records", ChangeType.of(OrderSchema.INSTANCE), BadRecords.of(source))
                .uid("app/orders/records#0")
                .sinkTo(KafkaSinks.of("app/kept/sink#0", sink, settings))
                .uid("app/kept/sink#0");
        run(definition, "--input", "orders=" + file, "--output", "kept=" + output());
        assertThat(written()).containsExactly(ONE, TWO);
    }

    @Test
    void aVariableThatIsNotSetIsASettingsError() {
        SourceSpec<OrderKey, Order> source = Orders.source(
                SourceSpec.Changelog.APPEND, SourceSpec.OnBadRecord.FAIL, Orders.file("${ORDERS_OF_THIS_TEST}"));
        assertThatThrownBy(() -> run(copy(source, sink(SinkSpec.Mode.APPEND))))
                .isInstanceOf(JobSettingsException.class)
                .hasMessageContaining("address of source 'orders' needs the variable ORDERS_OF_THIS_TEST");
    }

    private static final class Failing extends Calc<Order, Order> {
        @Override
        protected Order apply(Order row) {
            throw new SqlFunctionException("division by zero: " + row.id() + " / 0");
        }
    }
}
