package io.streamform.flink.connector;

import io.streamform.flink.job.JobSettings;
import io.streamform.runtime.change.SourceElement;
import io.streamform.runtime.topology.ConnectorSpec;
import io.streamform.runtime.topology.SourceSpec;
import java.util.List;
import java.util.Properties;
import org.apache.flink.api.connector.source.Source;
import org.apache.flink.connector.kafka.source.KafkaSource;
import org.apache.flink.connector.kafka.source.KafkaSourceBuilder;
import org.apache.flink.connector.kafka.source.enumerator.initializer.OffsetsInitializer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.OffsetResetStrategy;

/**
 * Sources that read a Kafka topic.
 *
 * <p>Options, named as in Flink SQL: {@code properties.*} for the consumer; {@code scan.startup.mode}: earliest-offset (the
 * default), latest-offset, group-offsets, timestamp (with {@code scan.startup.timestamp-millis}); {@code scan.bounded.mode}:
 * unbounded (the default) or latest-offset. Only committed records are read.
 */
public final class KafkaSources {

    private static final String BOOTSTRAP = "properties.bootstrap.servers";
    private static final String STARTUP = "scan.startup.mode";
    private static final String TIMESTAMP = "scan.startup.timestamp-millis";
    private static final String BOUNDED = "scan.bounded.mode";
    private static final List<String> OPTIONS = List.of("properties.", STARTUP, TIMESTAMP, BOUNDED);

    private KafkaSources() {}

    /** The source that {@code spec} declares, or the file that stands in for it in this run. */
    public static <K, T> Source<SourceElement<T>, ?, ?> of(SourceSpec<K, T> spec, JobSettings settings) {
        ConnectorSpec connector = settings.source(spec);
        if (connector.connector().equals(FileSources.CONNECTOR)) {
            return FileSources.of(spec, connector, settings);
        }
        ConnectorOptions options = new ConnectorOptions("source '" + spec.name() + "'", connector.options(), OPTIONS);
        if (options.value(BOOTSTRAP) == null) {
            throw options.missing(BOOTSTRAP);
        }
        Properties properties = options.properties();
        properties.putIfAbsent(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        properties.putIfAbsent(ConsumerConfig.GROUP_ID_CONFIG, settings.application() + "." + spec.name());
        KafkaSourceBuilder<SourceElement<T>> builder = KafkaSource.<SourceElement<T>>builder()
                .setTopics(connector.address())
                .setProperties(properties)
                .setStartingOffsets(start(options))
                .setDeserializer(new KafkaElements<>(new RecordDecoder<>(spec, settings.probe())));
        switch (options.value(BOUNDED, "unbounded")) {
            case "unbounded":
                break;
            case "latest-offset":
                builder.setBounded(OffsetsInitializer.latest());
                break;
            default:
                throw options.wrong(BOUNDED, "unbounded or latest-offset");
        }
        return builder.build();
    }

    @SuppressWarnings("deprecation") // The connector still takes the type that Kafka 4 deprecates.
    private static OffsetsInitializer start(ConnectorOptions options) {
        switch (options.value(STARTUP, "earliest-offset")) {
            case "earliest-offset":
                return OffsetsInitializer.earliest();
            case "latest-offset":
                return OffsetsInitializer.latest();
            case "group-offsets":
                return OffsetsInitializer.committedOffsets(OffsetResetStrategy.EARLIEST);
            case "timestamp":
                Long millis = options.number(TIMESTAMP);
                if (millis == null) {
                    throw options.missing(TIMESTAMP);
                }
                return OffsetsInitializer.timestamp(millis);
            default:
                throw options.wrong(STARTUP, "earliest-offset, latest-offset, group-offsets or timestamp");
        }
    }
}
