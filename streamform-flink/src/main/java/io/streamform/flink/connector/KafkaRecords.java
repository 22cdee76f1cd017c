package io.streamform.flink.connector;

import io.streamform.runtime.change.Change;
import io.streamform.runtime.topology.SinkSpec;
import org.apache.flink.connector.kafka.sink.KafkaRecordSerializationSchema;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Encodes changes for a topic. */
final class KafkaRecords<K, T> implements KafkaRecordSerializationSchema<Change<T>> {

    private static final long serialVersionUID = 1L;

    private final String topic;
    private final SinkSpec.Mode mode;
    private final ChangeEncoder<K, T> encoder;

    KafkaRecords(String topic, SinkSpec.Mode mode, ChangeEncoder<K, T> encoder) {
        this.topic = topic;
        this.mode = mode;
        this.encoder = encoder;
    }

    @Override
    public ProducerRecord<byte[], byte[]> serialize(Change<T> change, KafkaSinkContext context, Long timestamp) {
        encoder.seen(change);
        switch (mode) {
            case APPEND:
                return new ProducerRecord<>(topic, encoder.records().write(encoder.appended(change)));
            case UPSERT:
                return upsert(change);
            case RETRACT:
                // One partition per subtask keeps the changes of a row in their order.
                int[] partitions = context.getPartitionsForTopic(topic);
                int partition = partitions[context.getParallelInstanceId() % partitions.length];
                return new ProducerRecord<>(
                        topic, partition, null, encoder.envelopes().write(change));
        }
        throw new AssertionError(mode);
    }

    private ProducerRecord<byte[], byte[]> upsert(Change<T> change) {
        T before = change.before();
        T after = change.after();
        K key = encoder.keys().key(change.anyRow());
        if (before != null && after != null && !key.equals(encoder.keys().key(before))) {
            throw new IllegalStateException("an update that changes the key reached the sink in one piece: " + change);
        }
        return new ProducerRecord<>(
                topic,
                encoder.keyed().writeKey(key),
                after == null ? null : encoder.keyed().writeValue(after));
    }
}
