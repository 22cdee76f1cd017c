package io.streamform.flink.connector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.streamform.flink.fixture.Order;
import io.streamform.flink.fixture.OrderKey;
import io.streamform.flink.fixture.Orders;
import io.streamform.flink.job.JobSettings;
import io.streamform.flink.job.JobSettingsException;
import io.streamform.runtime.change.BadRecord;
import io.streamform.runtime.change.Change;
import io.streamform.runtime.change.SourceElement;
import io.streamform.runtime.change.Upsert;
import io.streamform.runtime.topology.SinkSpec;
import io.streamform.runtime.topology.SourceSpec;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.flink.api.common.functions.util.ListCollector;
import org.apache.flink.connector.kafka.sink.KafkaRecordSerializationSchema.KafkaSinkContext;
import org.apache.flink.util.InstantiationUtil;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class KafkaConnectorsTest {

    private static final String SERVERS = "properties.bootstrap.servers";
    private static final JobSettings SETTINGS = JobSettings.of("app", new String[0]);
    private static final Order ONE = new Order(1, "a", null, null);

    private static byte @Nullable [] bytes(@Nullable String text) {
        return text == null ? null : text.getBytes(StandardCharsets.UTF_8);
    }

    private static @Nullable String text(byte @Nullable [] bytes) {
        return bytes == null ? null : new String(bytes, StandardCharsets.UTF_8);
    }

    private static List<SourceElement<Order>> read(
            SourceSpec.Changelog changelog, @Nullable String key, @Nullable String value) {
        SourceSpec<OrderKey, Order> spec =
                Orders.source(changelog, SourceSpec.OnBadRecord.DROP, Orders.kafka("orders", Map.of()));
        List<SourceElement<Order>> elements = new ArrayList<>();
        new KafkaElements<>(new RecordDecoder<>(spec, null))
                .deserialize(
                        new ConsumerRecord<>("orders", 3, 42, bytes(key), bytes(value)), new ListCollector<>(elements));
        return elements;
    }

    private static ProducerRecord<byte[], byte[]> write(SinkSpec.Mode mode, Change<Order> change) {
        return new KafkaRecords<>("kept", mode, new ChangeEncoder<>(Orders.sink(mode, Orders.file("kept")), null))
                .serialize(change, new TwoPartitions(), 0L);
    }

    @Test
    void recordsBecomeElementsAndBadOnesNameTheirOffset() {
        assertThat(read(SourceSpec.Changelog.APPEND, null, "{\"id\":1,\"customer\":\"a\"}"))
                .containsExactly(Change.insert(ONE));
        assertThat(read(SourceSpec.Changelog.UPSERT, "{\"id\":1}", "{\"id\":1,\"customer\":\"a\"}"))
                .containsExactly(new Upsert<>(new OrderKey(1), ONE));
        assertThat(read(SourceSpec.Changelog.UPSERT, "{\"id\":1}", null))
                .containsExactly(new Upsert<OrderKey, Order>(new OrderKey(1), null));
        assertThat(read(SourceSpec.Changelog.RETRACT, null, "{\"op\":\"d\",\"before\":{\"id\":1,\"customer\":\"a\"}}"))
                .containsExactly(Change.delete(ONE));
        assertThat(read(SourceSpec.Changelog.RETRACT, "{}", null)).isEmpty();
        assertThat(read(SourceSpec.Changelog.APPEND, null, null))
                .containsExactly(new BadRecord<>(
                        "orders",
                        "topic orders, partition 3, offset 42",
                        "record: found no value, expected an object"));
        assertThat(read(SourceSpec.Changelog.UPSERT, null, "{\"id\":1}"))
                .singleElement()
                .isInstanceOf(BadRecord.class);
    }

    @Test
    void changesBecomeRecords() {
        ProducerRecord<byte[], byte[]> appended = write(SinkSpec.Mode.APPEND, Change.insert(ONE));
        assertThat(appended.key()).isNull();
        assertThat(text(appended.value()))
                .isEqualTo("{\"id\":1,\"customer\":\"a\",\"amount\":null,\"placed_at\":null}");
        ProducerRecord<byte[], byte[]> tombstone = write(SinkSpec.Mode.UPSERT, Change.delete(ONE));
        assertThat(text(tombstone.key())).isEqualTo("{\"id\":1}");
        assertThat(tombstone.value()).isNull();
        ProducerRecord<byte[], byte[]> updated =
                write(SinkSpec.Mode.UPSERT, Change.update(ONE, new Order(1, "b", null, null)));
        assertThat(text(updated.value())).contains("\"customer\":\"b\"");
        ProducerRecord<byte[], byte[]> envelope = write(SinkSpec.Mode.RETRACT, Change.delete(ONE));
        assertThat(envelope.partition()).isEqualTo(8);
        assertThat(text(envelope.value())).endsWith("\"after\":null,\"op\":\"d\"}");
    }

    @Test
    void whatASinkCannotExpressIsABug() {
        assertThatThrownBy(() -> write(SinkSpec.Mode.APPEND, Change.delete(ONE)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("model kept is append");
        assertThatThrownBy(() -> write(SinkSpec.Mode.UPSERT, Change.update(ONE, new Order(2, "a", null, null))))
                .hasMessageContaining("changes the key");
    }

    @Test
    void optionsAreChecked() {
        assertThatThrownBy(() -> source(Map.of()))
                .isInstanceOf(JobSettingsException.class)
                .hasMessage("source 'orders' needs the option 'properties.bootstrap.servers'");
        assertThatThrownBy(() -> source(Map.of(SERVERS, "localhost:1", "scan.startup.mod", "x")))
                .hasMessage("source 'orders' has the option 'scan.startup.mod', expected one of properties.,"
                        + " scan.startup.mode, scan.startup.timestamp-millis, scan.bounded.mode");
        assertThatThrownBy(() -> source(Map.of(SERVERS, "localhost:1", "scan.startup.mode", "secret")))
                .hasMessage("option 'scan.startup.mode' of source 'orders' has a wrong value, expected earliest-offset,"
                        + " latest-offset, group-offsets or timestamp");
        assertThatThrownBy(() -> KafkaSinks.of(
                        "app/kept/sink#0", Orders.sink(SinkSpec.Mode.APPEND, Orders.kafka("kept", Map.of())), SETTINGS))
                .hasMessage("sink of model 'kept' needs the option 'properties.bootstrap.servers'");
    }

    private static Object source(Map<String, String> options) {
        return KafkaSources.of(
                Orders.source(
                        SourceSpec.Changelog.APPEND, SourceSpec.OnBadRecord.FAIL, Orders.kafka("orders", options)),
                SETTINGS);
    }

    @Test
    void sourcesAndSinksTravel() throws Exception {
        assertThat(InstantiationUtil.serializeObject(source(Map.of(SERVERS, "localhost:1"))))
                .isNotEmpty();
        assertThat(InstantiationUtil.serializeObject(KafkaSinks.of(
                        "app/kept/sink#0",
                        Orders.sink(SinkSpec.Mode.UPSERT, Orders.kafka("kept", Map.of(SERVERS, "localhost:1"))),
                        SETTINGS)))
                .isNotEmpty();
    }

    private static final class TwoPartitions implements KafkaSinkContext {
        @Override
        public int getParallelInstanceId() {
            return 3;
        }

        @Override
        public int getNumberOfParallelInstances() {
            return 4;
        }

        @Override
        public int[] getPartitionsForTopic(String topic) {
            return new int[] {7, 8};
        }
    }
}
