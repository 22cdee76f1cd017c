package io.streamform.it.cluster;

import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.apache.flink.api.common.eventtime.WatermarkStrategy;
import org.apache.flink.api.common.functions.OpenContext;
import org.apache.flink.api.common.serialization.SimpleStringSchema;
import org.apache.flink.api.common.state.ValueState;
import org.apache.flink.api.common.state.ValueStateDescriptor;
import org.apache.flink.api.common.typeinfo.Types;
import org.apache.flink.connector.base.DeliveryGuarantee;
import org.apache.flink.connector.kafka.sink.KafkaRecordSerializationSchema;
import org.apache.flink.connector.kafka.sink.KafkaSink;
import org.apache.flink.connector.kafka.source.KafkaSource;
import org.apache.flink.connector.kafka.source.enumerator.initializer.OffsetsInitializer;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.functions.KeyedProcessFunction;
import org.apache.flink.util.Collector;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.jspecify.annotations.Nullable;

/**
 * Reads {@code key,value} from a topic and writes, per line, the key and {@code value,n}, where n says how many lines of
 * that key came before and including this one. A line lost, doubled or counted on stale state shows in the output.
 */
public final class CountingJob {

    /** The value that makes the job fail. */
    static final String POISON = "poison";

    private CountingJob() {}

    /**
     * Describes and submits the job.
     *
     * @param arguments bootstrap servers, input topic, output topic
     */
    public static void main(String[] arguments) throws Exception {
        String servers = arguments[0];
        String input = arguments[1];
        String output = arguments[2];
        StreamExecutionEnvironment environment = StreamExecutionEnvironment.getExecutionEnvironment();
        KafkaSource<String> source = KafkaSource.<String>builder()
                .setBootstrapServers(servers)
                .setTopics(input)
                .setGroupId("counting-" + input)
                .setStartingOffsets(OffsetsInitializer.earliest())
                .setValueOnlyDeserializer(new SimpleStringSchema())
                .build();
        KafkaSink<String> sink = KafkaSink.<String>builder()
                .setBootstrapServers(servers)
                .setDeliveryGuarantee(DeliveryGuarantee.EXACTLY_ONCE)
                .setTransactionalIdPrefix("counting-" + output)
                // the connector's own default is an hour, which a broker refuses whose limit is 15 minutes
                .setProperty("transaction.timeout.ms", "600000")
                .setRecordSerializer(new KeyedLine(output))
                .build();
        environment
                .fromSource(source, WatermarkStrategy.noWatermarks(), "lines")
                .uid("lines")
                .keyBy(line -> line.substring(0, line.indexOf(',')))
                .process(new Count())
                .uid("count")
                .sinkTo(sink)
                .uid("counted");
        environment.execute("counting");
    }

    /** Appends to each line the number of lines of its key so far. */
    static final class Count extends KeyedProcessFunction<String, String, String> {

        private static final long serialVersionUID = 1L;

        private transient @Nullable ValueState<Long> lines;

        @Override
        public void open(OpenContext context) {
            lines = getRuntimeContext().getState(new ValueStateDescriptor<>("lines", Types.LONG));
        }

        @Override
        public void processElement(String line, Context context, Collector<String> out) throws Exception {
            if (line.endsWith(POISON)) {
                throw new IllegalStateException("a poisoned line: " + line);
            }
            ValueState<Long> state = Objects.requireNonNull(lines);
            Long before = state.value();
            long now = before == null ? 1 : before + 1;
            state.update(now);
            out.collect(line + "," + now);
        }
    }

    /** Writes what stands before the first comma as the key and the rest as the value. */
    static final class KeyedLine implements KafkaRecordSerializationSchema<String> {

        private static final long serialVersionUID = 1L;

        private final String topic;

        KeyedLine(String topic) {
            this.topic = topic;
        }

        @Override
        public ProducerRecord<byte[], byte[]> serialize(String line, KafkaSinkContext context, Long timestamp) {
            int comma = line.indexOf(',');
            return new ProducerRecord<>(
                    topic,
                    line.substring(0, comma).getBytes(StandardCharsets.UTF_8),
                    line.substring(comma + 1).getBytes(StandardCharsets.UTF_8));
        }
    }
}
