package io.streamform.flink.connector;

import io.streamform.runtime.change.SourceElement;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.connector.kafka.source.reader.deserializer.KafkaRecordDeserializationSchema;
import org.apache.flink.util.Collector;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/** Decodes the records of a topic. */
final class KafkaElements<K, T> implements KafkaRecordDeserializationSchema<SourceElement<T>> {

    private static final long serialVersionUID = 1L;

    private final RecordDecoder<K, T> decoder;

    KafkaElements(RecordDecoder<K, T> decoder) {
        this.decoder = decoder;
    }

    @Override
    public void deserialize(ConsumerRecord<byte[], byte[]> consumed, Collector<SourceElement<T>> out) {
        SourceElement<T> element = decoder.decode(consumed.key(), consumed.value(), () -> place(consumed));
        if (element != null) {
            out.collect(element);
        }
    }

    private static String place(ConsumerRecord<byte[], byte[]> consumed) {
        return "topic " + consumed.topic() + ", partition " + consumed.partition() + ", offset " + consumed.offset();
    }

    @Override
    public TypeInformation<SourceElement<T>> getProducedType() {
        return decoder.type();
    }
}
