package io.streamform.flink.connector;

import io.streamform.flink.job.JobSettings;
import io.streamform.runtime.change.Change;
import io.streamform.runtime.topology.ConnectorSpec;
import io.streamform.runtime.topology.SinkSpec;
import java.util.List;
import java.util.Properties;
import org.apache.flink.api.connector.sink2.Sink;
import org.apache.flink.connector.base.DeliveryGuarantee;
import org.apache.flink.connector.kafka.sink.KafkaSink;
import org.apache.flink.connector.kafka.sink.KafkaSinkBuilder;
import org.apache.kafka.clients.producer.ProducerConfig;

/**
 * Sinks that write a Kafka topic: rows (append), key and row or key and nothing (upsert), Debezium envelopes (retract).
 *
 * <p>Options, named as in Flink SQL: {@code properties.*} for the producer; {@code sink.delivery-guarantee}: exactly-once
 * (the default), at-least-once, none; {@code sink.transactional-id-prefix}, by default the sink's uid. Two jobs of the same
 * application on one broker need different prefixes.
 */
public final class KafkaSinks {

    private static final String BOOTSTRAP = "properties.bootstrap.servers";
    private static final String GUARANTEE = "sink.delivery-guarantee";
    private static final String PREFIX = "sink.transactional-id-prefix";
    private static final List<String> OPTIONS = List.of("properties.", GUARANTEE, PREFIX);

    /** Ten minutes; a broker refuses more than 15 by default, and Flink's own default is an hour. */
    private static final String TRANSACTION_TIMEOUT_MILLIS = "600000";

    private KafkaSinks() {}

    /**
     * The sink that {@code spec} declares, or the folder that stands in for it in this run. Updates that change an upsert key must have been split.
     *
     * @param uid of the sink, {@code app/model/sink/…#generation}
     */
    public static <K, T> Sink<Change<T>> of(String uid, SinkSpec<K, T> spec, JobSettings settings) {
        ConnectorSpec connector = settings.sink(spec);
        if (connector.connector().equals(FileSources.CONNECTOR)) {
            return FileSinks.of(spec, connector, settings);
        }
        ConnectorOptions options =
                new ConnectorOptions("sink of model '" + spec.model() + "'", connector.options(), OPTIONS);
        String servers = options.value(BOOTSTRAP);
        if (servers == null) {
            throw options.missing(BOOTSTRAP);
        }
        Properties properties = options.properties();
        properties.putIfAbsent(ProducerConfig.TRANSACTION_TIMEOUT_CONFIG, TRANSACTION_TIMEOUT_MILLIS);
        KafkaSinkBuilder<Change<T>> builder = KafkaSink.<Change<T>>builder()
                .setBootstrapServers(servers)
                .setKafkaProducerConfig(properties)
                .setRecordSerializer(new KafkaRecords<>(
                        connector.address(), spec.mode(), new ChangeEncoder<>(spec, settings.probe())));
        DeliveryGuarantee guarantee = guarantee(options);
        builder.setDeliveryGuarantee(guarantee);
        if (guarantee == DeliveryGuarantee.EXACTLY_ONCE) {
            builder.setTransactionalIdPrefix(options.value(PREFIX, uid));
        }
        return builder.build();
    }

    private static DeliveryGuarantee guarantee(ConnectorOptions options) {
        switch (options.value(GUARANTEE, "exactly-once")) {
            case "exactly-once":
                return DeliveryGuarantee.EXACTLY_ONCE;
            case "at-least-once":
                return DeliveryGuarantee.AT_LEAST_ONCE;
            case "none":
                return DeliveryGuarantee.NONE;
            default:
                throw options.wrong(GUARANTEE, "exactly-once, at-least-once or none");
        }
    }
}
