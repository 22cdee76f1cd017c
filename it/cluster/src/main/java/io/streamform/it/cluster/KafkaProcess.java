package io.streamform.it.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.SortedMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.ListOffsetsOptions;
import org.apache.kafka.clients.admin.ListOffsetsResult.ListOffsetsResultInfo;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.IsolationLevel;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.serialization.StringSerializer;

/**
 * A Kafka broker that is its own controller (KRaft), in a process of its own on loopback ports that were free. Topics
 * are not created by being used. {@link #close} stops the process and leaves its files.
 */
public final class KafkaProcess implements AutoCloseable {

    private static final Duration START_LIMIT = Duration.ofSeconds(60);
    private static final Duration CALL_LIMIT = Duration.ofSeconds(30);
    private static final Duration STOP_LIMIT = Duration.ofSeconds(10);
    private static final int START_ATTEMPTS = 3;
    private static final List<String> JVM_OPTIONS =
            List.of("-Xmx512m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Djava.awt.headless=true");

    private final JavaProcess process;
    private final String bootstrapServers;
    private final Admin admin;

    private KafkaProcess(JavaProcess process, String bootstrapServers, Admin admin) {
        this.process = process;
        this.bootstrapServers = bootstrapServers;
        this.admin = admin;
    }

    /**
     * Starts a broker and waits until it answers.
     *
     * @param folder where the broker keeps its settings, data and log; created when missing
     * @throws ClusterException with the end of the broker's log when it does not come up
     */
    public static KafkaProcess start(Path folder) {
        for (int attempt = 1; ; attempt++) {
            List<Integer> ports = FreePorts.onLoopback(2);
            Path home = folder.resolve("kafka-" + attempt).toAbsolutePath();
            Path settings = writeSettings(home, ports.get(0), ports.get(1));
            format(home, settings);
            JavaProcess process = launch("kafka", "kafka.Kafka", home, List.of(settings.toString()));
            String servers = "127.0.0.1:" + ports.get(0);
            Admin admin = Admin.create(Map.of(
                    AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG,
                    servers,
                    AdminClientConfig.RECONNECT_BACKOFF_MAX_MS_CONFIG,
                    100));
            try {
                awaitAnswer(process, admin);
                return new KafkaProcess(process, servers, admin);
            } catch (ClusterException e) {
                admin.close(Duration.ZERO);
                process.kill();
                if (attempt == START_ATTEMPTS || !process.logContains("in use")) {
                    throw e;
                }
            }
        }
    }

    /** Returns host and port that clients connect to. */
    public String bootstrapServers() {
        return bootstrapServers;
    }

    /** Returns the broker's process. */
    public JavaProcess process() {
        return process;
    }

    /**
     * Creates a topic.
     *
     * @param configuration the topic's own settings, such as {@code cleanup.policy}; empty for the broker's
     */
    public void createTopic(String topic, int partitions, Map<String, String> configuration) {
        NewTopic wanted = new NewTopic(topic, partitions, (short) 1).configs(configuration);
        await("creation of topic " + topic, admin.createTopics(List.of(wanted)).all());
    }

    /** Writes records, one after the other, and returns when the broker has them all. */
    public void produce(String topic, Iterable<OutgoingRecord> records) {
        try (KafkaProducer<String, String> producer = producer(Map.of())) {
            send(producer, topic, records);
        }
    }

    /**
     * Writes records in one transaction and commits it.
     *
     * @param transactionalId the name under which the broker fences older producers
     */
    public void produceInTransaction(String transactionalId, String topic, Iterable<OutgoingRecord> records) {
        try (KafkaProducer<String, String> producer = transactionalProducer(transactionalId)) {
            producer.beginTransaction();
            send(producer, topic, records);
            producer.commitTransaction();
        }
    }

    /** Writes records in one transaction and aborts it, so that no reader of committed records sees them. */
    public void produceAndAbort(String transactionalId, String topic, Iterable<OutgoingRecord> records) {
        try (KafkaProducer<String, String> producer = transactionalProducer(transactionalId)) {
            producer.beginTransaction();
            send(producer, topic, records);
            producer.abortTransaction();
        }
    }

    /** Returns a reader at the beginning of a topic, to be closed by the caller. */
    public TopicReader reader(String topic) {
        return new TopicReader(bootstrapServers, topic);
    }

    /** Returns all records that are committed in a topic at this moment. */
    public List<StoredRecord> committedRecords(String topic) {
        try (TopicReader reader = reader(topic)) {
            return reader.readToEnd();
        }
    }

    /** Returns the last value of each key that is committed at this moment, without keys that were deleted. */
    public SortedMap<String, String> compactedTable(String topic) {
        try (TopicReader reader = reader(topic)) {
            return reader.readCompacted();
        }
    }

    /**
     * Returns how many offsets of a topic lie behind the oldest open transaction, markers included: zero means that
     * everything written is committed or aborted.
     */
    public long uncommittedOffsets(String topic) {
        return endOffsets(topic, IsolationLevel.READ_UNCOMMITTED) - endOffsets(topic, IsolationLevel.READ_COMMITTED);
    }

    @Override
    public void close() {
        admin.close(Duration.ZERO);
        process.stop(STOP_LIMIT);
    }

    private KafkaProducer<String, String> transactionalProducer(String transactionalId) {
        KafkaProducer<String, String> producer =
                producer(Map.of(ProducerConfig.TRANSACTIONAL_ID_CONFIG, transactionalId));
        producer.initTransactions();
        return producer;
    }

    private KafkaProducer<String, String> producer(Map<String, String> more) {
        Properties settings = new Properties();
        settings.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
        settings.put(ProducerConfig.ACKS_CONFIG, "all");
        settings.put(ProducerConfig.LINGER_MS_CONFIG, "5");
        settings.putAll(more);
        return new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
    }

    private static void send(KafkaProducer<String, String> producer, String topic, Iterable<OutgoingRecord> records) {
        List<Future<?>> pending = new ArrayList<>();
        for (OutgoingRecord outgoing : records) {
            pending.add(producer.send(new ProducerRecord<>(topic, outgoing.key(), outgoing.value())));
        }
        producer.flush();
        pending.forEach(sent -> await("write to " + topic, sent));
    }

    private long endOffsets(String topic, IsolationLevel isolation) {
        Map<TopicPartition, OffsetSpec> latest =
                await(
                                "description of " + topic,
                                admin.describeTopics(List.of(topic)).allTopicNames())
                        .values()
                        .stream()
                        .flatMap(description -> description.partitions().stream())
                        .collect(Collectors.toMap(
                                partition -> new TopicPartition(topic, partition.partition()),
                                partition -> OffsetSpec.latest()));
        return await(
                        "end offsets of " + topic,
                        admin.listOffsets(latest, new ListOffsetsOptions(isolation))
                                .all())
                .values()
                .stream()
                .mapToLong(ListOffsetsResultInfo::offset)
                .sum();
    }

    private static void format(Path home, Path settings) {
        List<String> arguments =
                List.of("format", "--cluster-id", Uuid.randomUuid().toString(), "--config", settings.toString());
        JavaProcess format = launch("kafka-format", "kafka.tools.StorageTool", home, arguments);
        if (format.awaitEnd(START_LIMIT) != 0) {
            throw format.failure("could not format the broker's storage");
        }
    }

    private static JavaProcess launch(String name, String mainClass, Path home, List<String> arguments) {
        List<String> options = new ArrayList<>(JVM_OPTIONS);
        options.add(LoggingSettings.writeTo(home));
        return JavaProcess.start(
                new JavaProcess.Launch(name, ProcessClassPath.kafka(), options, mainClass, arguments, home));
    }

    private static Path writeSettings(Path home, int port, int controllerPort) {
        String text = String.join(
                "\n",
                "process.roles=broker,controller",
                "node.id=1",
                "controller.quorum.voters=1@127.0.0.1:" + controllerPort,
                "listeners=PLAINTEXT://127.0.0.1:" + port + ",CONTROLLER://127.0.0.1:" + controllerPort,
                "advertised.listeners=PLAINTEXT://127.0.0.1:" + port,
                "controller.listener.names=CONTROLLER",
                "listener.security.protocol.map=PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT",
                "log.dirs=" + home.resolve("data"),
                "auto.create.topics.enable=false",
                "group.initial.rebalance.delay.ms=0",
                // one broker can hold one replica only, and fewer partitions of the inner topics start sooner
                "offsets.topic.replication.factor=1",
                "offsets.topic.num.partitions=1",
                "transaction.state.log.replication.factor=1",
                "transaction.state.log.min.isr=1",
                "transaction.state.log.num.partitions=1",
                "share.coordinator.state.topic.replication.factor=1",
                "share.coordinator.state.topic.min.isr=1",
                "");
        try {
            Files.createDirectories(home);
            return Files.writeString(home.resolve("server.properties"), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void awaitAnswer(JavaProcess process, Admin admin) {
        CompletableFuture<?> answer =
                admin.describeCluster().nodes().toCompletionStage().toCompletableFuture();
        await("answer of the broker", CompletableFuture.anyOf(answer, process.whenEnded()), START_LIMIT);
        process.requireAlive();
    }

    private static <T> T await(String what, Future<T> future) {
        return await(what, future, CALL_LIMIT);
    }

    private static <T> T await(String what, Future<T> future, Duration limit) {
        try {
            return future.get(limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new ClusterException("interrupted: " + what, e);
        } catch (ExecutionException e) {
            throw new ClusterException("failed: " + what + ": " + e.getCause(), e.getCause());
        } catch (TimeoutException e) {
            throw new ClusterException("no end within " + limit + ": " + what, e);
        }
    }
}
