package io.streamform.it.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.apache.flink.connector.kafka.source.KafkaSource;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class FlinkClusterProcessesIT {

    private static final Duration SOON = Duration.ofSeconds(60);
    private static final int KEYS = 7;

    private static Path folder;
    private static KafkaProcess kafka;
    private static FlinkClusterProcesses flink;
    private static String jarId;

    @BeforeAll
    static void startProcesses() throws Exception {
        folder = WorkFolder.of(FlinkClusterProcessesIT.class);
        kafka = KafkaProcess.start(folder);
        flink = FlinkClusterProcesses.start(
                folder,
                FlinkClusterOptions.defaults()
                        .withCheckpointInterval(Duration.ofMillis(500))
                        .withJvmOptions(List.of("-XX:TieredStopAtLevel=1")));
        jarId = flink.uploadJar(JobJar.write(
                folder.resolve("counting.jar"), CountingJob.class, List.of(KafkaSource.class, KafkaConsumer.class)));
    }

    @AfterAll
    static void stopProcesses() {
        flink.close();
        kafka.close();
    }

    @AfterEach
    void cancelWhatStillRuns() {
        flink.liveJobs().forEach(job -> flink.cancel(job, SOON));
    }

    @ParameterizedTest
    @EnumSource(StateBackend.class)
    void aKilledTaskManagerLosesNothingAndDoublesNothing(StateBackend backend) {
        String name = "killed-" + backend.setting();
        String job = run(name, submission(name).withStateBackend(backend).withParallelism(2));
        AtomicBoolean enough = new AtomicBoolean();
        CompletableFuture<Integer> produced = CompletableFuture.supplyAsync(() -> produceUntil(name, enough));
        try (TopicReader output = kafka.reader(name + "-out")) {
            output.readAtLeast(1_000, SOON);
            Wait.untilTrue("an open transaction", SOON, () -> kafka.uncommittedOffsets(name + "-out") > 0);

            flink.killTaskManager();
            long cutOff = kafka.uncommittedOffsets(name + "-out");
            enough.set(true);
            int count = produced.join();
            flink.startTaskManager();

            output.readAtLeast(count, SOON);
            Path savepoint = flink.stopWithSavepoint(job, folder.resolve(name), SavepointFormat.CANONICAL, SOON);
            assertThat(cutOff)
                    .as("offsets in transactions that the kill left open")
                    .isPositive();
            assertThat(flink.restores(job)).as("restores").isPositive();
            assertThat(savepoint).isDirectory();
            assertThat(linesByKey(output.readToEnd())).isEqualTo(expectedByKey(count));
        }
    }

    @Test
    void aJobGoesOnFromItsSavepoint() {
        String first = run("continued", submission("continued"));
        try (TopicReader output = kafka.reader("continued-out")) {
            produceLines("continued", 0, 100);
            output.readAtLeast(100, SOON);
            Path savepoint = flink.stopWithSavepoint(first, folder, SavepointFormat.NATIVE, SOON);
            produceLines("continued", 100, 200);

            String second = flink.run(submission("continued").fromSavepoint(savepoint));

            output.readAtLeast(200, SOON);
            assertThat(flink.triggerCheckpoint(second, SOON)).isPositive();
            flink.cancel(second, SOON);
            assertThat(flink.lastCheckpoint(second))
                    .hasValueSatisfying(path -> assertThat(path).isDirectory());
            assertThat(linesByKey(output.readToEnd())).isEqualTo(expectedByKey(200));
        }
    }

    @Test
    void aFailedJobTellsItsRootCause() {
        String job =
                run("poisoned", submission("poisoned").withConfiguration(Map.of("restart-strategy.type", "disable")));

        kafka.produce("poisoned-in", List.of(OutgoingRecord.unkeyed("a," + CountingJob.POISON)));

        flink.waitForStatus(job, JobStatus.FAILED, SOON);
        assertThat(flink.rootCause(job))
                .hasValue("java.lang.IllegalStateException: a poisoned line: a," + CountingJob.POISON);
        assertThat(flink.exceptions(job))
                .hasValueSatisfying(text -> assertThat(text).contains("CountingJob$Count.processElement"));
        assertThatThrownBy(() -> flink.waitForStatus(job, JobStatus.FINISHED, SOON))
                .isInstanceOf(ClusterException.class)
                .hasMessageContaining("is FAILED, waited for FINISHED")
                .hasMessageContaining("a poisoned line");
    }

    @Test
    void aSubmissionThatFailsCarriesTheTraceOfTheServer() {
        assertThatThrownBy(() -> flink.run(jarId, "io.streamform.NoSuchJob", List.of(), 1))
                .isInstanceOf(ClusterException.class)
                .hasMessageContaining("io.streamform.NoSuchJob");
    }

    /** Creates the topics of a test and runs the job on them until all of it runs. */
    private static String run(String name, JobSubmission submission) {
        kafka.createTopic(name + "-in", 2, Map.of());
        kafka.createTopic(name + "-out", 2, Map.of());
        String job = flink.run(submission);
        flink.waitUntilAllTasksRun(job, SOON);
        return job;
    }

    private static JobSubmission submission(String name) {
        return JobSubmission.of(jarId, CountingJob.class.getName())
                .withArguments(List.of(kafka.bootstrapServers(), name + "-in", name + "-out"));
    }

    /** Writes line after line until told to stop; returns how many. */
    private static int produceUntil(String name, AtomicBoolean enough) {
        int count = 0;
        while (!enough.get()) {
            produceLines(name, count, count + 200);
            count += 200;
        }
        return count;
    }

    private static void produceLines(String name, int from, int to) {
        kafka.produce(
                name + "-in",
                IntStream.range(from, to)
                        .mapToObj(number -> new OutgoingRecord(key(number), key(number) + "," + number))
                        .toList());
    }

    private static String key(int number) {
        return "k" + number % KEYS;
    }

    private static Map<String, List<String>> linesByKey(List<StoredRecord> records) {
        Map<String, List<String>> lines = new TreeMap<>();
        for (StoredRecord stored : records) {
            lines.computeIfAbsent(String.valueOf(stored.key()), key -> new ArrayList<>())
                    .add(String.valueOf(stored.value()));
        }
        return lines;
    }

    private static Map<String, List<String>> expectedByKey(int count) {
        Map<String, List<String>> lines = new TreeMap<>();
        for (int number = 0; number < count; number++) {
            List<String> ofKey = lines.computeIfAbsent(key(number), key -> new ArrayList<>());
            ofKey.add(number + "," + (ofKey.size() + 1));
        }
        return lines;
    }
}
