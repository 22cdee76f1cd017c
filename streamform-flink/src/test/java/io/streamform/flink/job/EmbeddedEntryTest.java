package io.streamform.flink.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.flink.connector.BadRecords;
import io.streamform.flink.connector.EventTimeWatermarks;
import io.streamform.flink.connector.FileSinks;
import io.streamform.flink.connector.FileSources;
import io.streamform.flink.fixture.Order;
import io.streamform.flink.fixture.OrderKey;
import io.streamform.flink.fixture.OrderSchema;
import io.streamform.flink.fixture.Orders;
import io.streamform.flink.operator.ChangeType;
import io.streamform.runtime.topology.SinkSpec;
import io.streamform.runtime.topology.SourceSpec;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
class EmbeddedEntryTest {

    private final List<String> lines = new ArrayList<>();

    /** A job as it is generated. */
    public static final class CopyJob {

        private static final SourceSpec<OrderKey, Order> SOURCE = Orders.source(
                SourceSpec.Changelog.APPEND, SourceSpec.OnBadRecord.DROP, Orders.file("${ORDERS:-orders.jsonl}"));
        private static final SinkSpec<OrderKey, Order> SINK =
                Orders.sink(SinkSpec.Mode.UPSERT, Orders.file("${KEPT:-kept}"));

        private CopyJob() {}

        /** Adds the dataflow to {@code env}. */
        public static void define(StreamExecutionEnvironment env, JobSettings settings) {
            env.fromSource(FileSources.of(SOURCE, settings), EventTimeWatermarks.of(SOURCE), "orders")
                    .uid("app/orders/source#0")
                    .transform("orders: records", ChangeType.of(OrderSchema.INSTANCE), BadRecords.of(SOURCE))
                    .uid("app/orders/records#0")
                    .sinkTo(FileSinks.of("app/kept/sink#0", SINK, settings))
                    .uid("app/kept/sink#0");
        }
    }

    private boolean run(String jobClass, String... args) throws InterruptedException {
        return EmbeddedEntry.run("app", jobClass, args, true, 256, 10, lines::add);
    }

    @Test
    void aJobClassRunsAndIsReported(@TempDir Path folder) throws Exception {
        Path orders = Files.writeString(folder.resolve("orders.jsonl"), "{\"id\":2}\nbad\n{\"id\":1}\n");
        assertThat(run(
                        CopyJob.class.getName(),
                        "--var",
                        "ORDERS=" + orders,
                        "--output",
                        "kept=" + folder.resolve("kept")))
                .isTrue();
        assertThat(lines)
                .contains("read orders: 3 records, 1 of them bad", "kept (upsert): 2 inserts, 0 updates, 0 deletes")
                .endsWith(
                        "the first 2 of 2 rows:",
                        "  id  customer  amount  placed_at",
                        "  1   NULL      NULL    NULL",
                        "  2   NULL      NULL    NULL");
    }

    @Test
    void whatIsWrongIsOneLine() throws Exception {
        assertThat(run("com.acme.NoJob")).isFalse();
        assertThat(run(CopyJob.class.getName(), "--parallelism", "none")).isFalse();
        assertThat(lines)
                .containsExactly(
                        "app failed: there is no job class com.acme.NoJob; is the project compiled?",
                        "app failed: parallelism is 'none', expected a whole number from 1 to 32768");
    }
}
