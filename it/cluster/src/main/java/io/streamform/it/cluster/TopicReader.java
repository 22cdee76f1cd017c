package io.streamform.it.cluster;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;

/**
 * Reads a topic from its beginning and sees committed records only ({@code read_committed}). It remembers what it has
 * read, so that looking again costs only what is new.
 */
public final class TopicReader implements AutoCloseable {

    private static final Duration ONE_POLL = Duration.ofMillis(100);

    private final String topic;
    private final KafkaConsumer<String, String> consumer;
    private final List<TopicPartition> partitions;
    private final List<StoredRecord> records = new ArrayList<>();

    TopicReader(String bootstrapServers, String topic) {
        this.topic = topic;
        Properties settings = new Properties();
        settings.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
        settings.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
        settings.put(ConsumerConfig.MAX_POLL_RECORDS_CONFIG, "10000");
        settings.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
        this.consumer = new KafkaConsumer<>(settings, new StringDeserializer(), new StringDeserializer());
        this.partitions = consumer.partitionsFor(topic).stream()
                .map(info -> new TopicPartition(topic, info.partition()))
                .toList();
        consumer.assign(partitions);
        consumer.seekToBeginning(partitions);
    }

    /**
     * Reads up to what is committed at this moment.
     *
     * @return all records since the beginning of the topic, per partition in the order of their offsets
     */
    public List<StoredRecord> readToEnd() {
        Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
        while (ends.entrySet().stream().anyMatch(end -> consumer.position(end.getKey()) < end.getValue())) {
            poll();
        }
        return List.copyOf(records);
    }

    /**
     * Reads until the records are what is waited for.
     *
     * @param what the condition in words
     * @param enough looks at all records since the beginning of the topic
     * @return all records when the condition held
     * @throws ClusterException when the limit passed and the condition did not hold
     */
    public List<StoredRecord> readUntil(String what, Duration limit, Predicate<List<StoredRecord>> enough) {
        long deadline = System.nanoTime() + limit.toNanos();
        List<StoredRecord> read = readToEnd();
        while (!enough.test(read)) {
            if (System.nanoTime() - deadline > 0) {
                throw new ClusterException("gave up after " + limit + " and " + read.size() + " records of " + topic
                        + " waiting for: " + what);
            }
            poll();
            read = readToEnd();
        }
        return read;
    }

    /** Reads until at least so many records are committed and returns all that are. */
    public List<StoredRecord> readAtLeast(int count, Duration limit) {
        return readUntil("at least " + count + " records", limit, read -> read.size() >= count);
    }

    /** Reads to the end and returns what {@link #compact} leaves. */
    public SortedMap<String, String> readCompacted() {
        return compact(readToEnd());
    }

    /**
     * Reads until the compacted content of the topic equals a table.
     *
     * @throws ClusterException when the limit passed and it is still different
     */
    public void readUntilCompactedIs(Map<String, String> expected, Duration limit) {
        readUntil("the compacted content", limit, read -> compact(read).equals(expected));
    }

    /**
     * Returns what log compaction leaves in the end: the last value of each key, without the keys whose last record is
     * a tombstone.
     *
     * @throws IllegalArgumentException when a record has no key
     */
    public static SortedMap<String, String> compact(List<StoredRecord> records) {
        Map<String, StoredRecord> last = new HashMap<>();
        for (StoredRecord stored : records) {
            String key = stored.key();
            if (key == null) {
                throw new IllegalArgumentException("a record without a key cannot be compacted: " + stored);
            }
            last.put(key, stored);
        }
        SortedMap<String, String> table = new TreeMap<>();
        last.forEach((key, stored) -> {
            String value = stored.value();
            if (value != null) {
                table.put(key, value);
            }
        });
        return table;
    }

    @Override
    public void close() {
        consumer.close();
    }

    private void poll() {
        for (ConsumerRecord<String, String> read : consumer.poll(ONE_POLL)) {
            records.add(new StoredRecord(read.partition(), read.offset(), read.key(), read.value()));
        }
    }
}
