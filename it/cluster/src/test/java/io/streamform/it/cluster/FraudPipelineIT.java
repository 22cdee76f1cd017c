package io.streamform.it.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The job JAR that Maven makes of it/fraud-pipeline, on a real cluster and a real broker, against the simulator on the same
 * records. {@code -Dcluster.records}, {@code -Dcluster.kills} and {@code -Dcluster.seed} make it longer; what was done
 * stands in {@code target/cluster/FraudPipelineIT/figures.txt}.
 */
final class FraudPipelineIT {

    private static final Duration LIMIT = Duration.ofSeconds(Integer.getInteger("cluster.limit", 180));
    private static final int RECORDS = Integer.getInteger("cluster.records", 20_000);
    private static final int KILLS = Integer.getInteger("cluster.kills", 1);
    private static final int SEED = Integer.getInteger("cluster.seed", 42);
    private static final int BATCHES = 200;
    private static final String INPUT = "transactions";
    private static final String ACCOUNTS = "account-activity";
    private static final String SUSPICIOUS = "suspicious-transactions";
    private static final Pattern ACCOUNT = Pattern.compile("\"account_id\": \"([^\"]+)\"");

    private static Path folder;
    private static FlinkClusterProcesses flink;
    private static List<String> transactions;
    private static Map<String, List<OutgoingRecord>> expected;
    private static String mainClass;
    private static String jarId;

    @BeforeAll
    static void startFlink() throws Exception {
        folder = WorkFolder.of(FraudPipelineIT.class);
        transactions = generate(folder.resolve("transactions.jsonl"));
        Path jar = Path.of(Objects.requireNonNull(System.getProperty("streamform.it.fraud.jar")));
        try (PackagedApplication application = PackagedApplication.open(jar)) {
            mainClass = application.mainClass();
            expected = application.simulate(transactions);
        }
        flink = FlinkClusterProcesses.start(
                folder,
                FlinkClusterOptions.defaults()
                        .withCheckpointInterval(Duration.ofMillis(500))
                        // after five minutes, its default, a job without slots fails at once instead of waiting for
                        // the task manager that takes the place of the killed one, and uses its restarts up
                        .withExtra(Map.of("resourcemanager.standalone.start-up-time", "3600000"))
                        .withJvmOptions(List.of("-XX:TieredStopAtLevel=1")));
        jarId = flink.uploadJar(jar);
    }

    @AfterAll
    static void stopFlink() {
        flink.close();
    }

    @AfterEach
    void cancelWhatStillRuns() {
        flink.liveJobs().forEach(job -> flink.cancel(job, LIMIT));
    }

    @ParameterizedTest
    @EnumSource(StateBackend.class)
    void theJobWritesWhatTheSimulatorSays(StateBackend backend) throws IOException {
        assertThat(run(backend, 0)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(StateBackend.class)
    void killedTaskManagersLoseNothingAndDoubleNothing(StateBackend backend) throws IOException {
        assertThat(run(backend, KILLS))
                .as("offsets in transactions that each kill left open")
                .hasSize(KILLS)
                .allMatch(cutOff -> cutOff > 0);
    }

    /** Runs the job over all transactions, compares its output, and returns what each kill cut off. */
    private static List<Long> run(StateBackend backend, int kills) throws IOException {
        String name = backend.setting() + "-" + kills;
        try (KafkaProcess kafka = KafkaProcess.start(folder.resolve(name))) {
            for (String topic : List.of(INPUT, ACCOUNTS, SUSPICIOUS)) {
                kafka.createTopic(topic, 2, Map.of());
            }
            String job = flink.run(JobSubmission.of(jarId, mainClass)
                    .withArguments(List.of(
                            "--var", "KAFKA_BROKERS=" + kafka.bootstrapServers(), "--backend", backend.setting()))
                    .withParallelism(2));
            flink.waitUntilAllTasksRun(job, LIMIT);
            long begin = System.nanoTime();
            try (TopicReader accounts = kafka.reader(ACCOUNTS);
                    TopicReader suspicious = kafka.reader(SUSPICIOUS)) {
                List<Long> cutOffs = produceAndKill(kafka, job, kills);
                accounts.readAtLeast(expectedOf(ACCOUNTS).size(), LIMIT);
                suspicious.readAtLeast(expectedOf(SUSPICIOUS).size(), LIMIT);
                long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begin);
                long restores = flink.restores(job);
                flink.stopWithSavepoint(job, folder.resolve(name), SavepointFormat.CANONICAL, LIMIT);
                note(name + ": " + transactions.size() + " records, seed " + SEED + ", " + seconds
                        + " s; cut off by kills " + cutOffs + "; restores " + restores + "; records of accounts "
                        + accounts.readToEnd().size() + ", suspicious "
                        + suspicious.readToEnd().size());
                compare(accounts.readToEnd(), suspicious.readToEnd());
                assertThat(restores).isGreaterThanOrEqualTo(kills);
                return cutOffs;
            }
        }
    }

    private static void compare(List<StoredRecord> accounts, List<StoredRecord> suspicious) {
        List<StoredRecord> written = new ArrayList<>();
        for (OutgoingRecord record : expectedOf(ACCOUNTS)) {
            written.add(new StoredRecord(0, written.size(), record.key(), record.value()));
        }
        assertThat(TopicReader.compact(accounts)).isEqualTo(TopicReader.compact(written));
        // All records of an account are in one partition of the input, so that their order is defined to the end.
        assertThat(valuesByKey(accounts)).isEqualTo(valuesByKey(written));
        assertThat(suspicious.stream().map(StoredRecord::value))
                .containsExactlyInAnyOrderElementsOf(expectedOf(SUSPICIOUS).stream()
                        .map(OutgoingRecord::value)
                        .toList());
    }

    /**
     * Writes all transactions in batches. When the next kill is due and transactions of the sink are open, kills the task
     * manager; a kill that came too late to cut one off is not counted and another one follows.
     */
    private static List<Long> produceAndKill(KafkaProcess kafka, String job, int kills) {
        List<Long> cutOffs = new ArrayList<>();
        int size = Math.max(1, transactions.size() / BATCHES);
        for (int from = 0; from < transactions.size(); from += size) {
            int to = Math.min(from + size, transactions.size());
            kafka.produce(
                    INPUT,
                    transactions.subList(from, to).stream()
                            .map(text -> new OutgoingRecord(account(text), text))
                            .toList());
            boolean due = cutOffs.size() < kills
                    && (long) to * (kills + 2) > (long) transactions.size() * (cutOffs.size() + 1);
            if (due && kafka.uncommittedOffsets(ACCOUNTS) >= size / 2 && flink.completedCheckpoints(job) > 0) {
                long cutOff = kill(kafka, job);
                if (cutOff > 0) {
                    cutOffs.add(cutOff);
                }
            }
        }
        return cutOffs;
    }

    private static long kill(KafkaProcess kafka, String job) {
        long restoresBefore = flink.restores(job);
        flink.killTaskManager();
        long cutOff = kafka.uncommittedOffsets(ACCOUNTS);
        flink.startTaskManager();
        Wait.untilTrue("a restore after the kill", LIMIT, () -> flink.restores(job) > restoresBefore);
        flink.waitUntilAllTasksRun(job, LIMIT);
        return cutOff;
    }

    private static Map<String, List<String>> valuesByKey(List<StoredRecord> records) {
        Map<String, List<String>> values = new TreeMap<>();
        for (StoredRecord record : records) {
            values.computeIfAbsent(String.valueOf(record.key()), key -> new ArrayList<>())
                    .add(String.valueOf(record.value()));
        }
        return values;
    }

    private static List<OutgoingRecord> expectedOf(String topic) {
        return Objects.requireNonNull(expected.get(topic));
    }

    private static @Nullable String account(String transaction) {
        Matcher matcher = ACCOUNT.matcher(transaction);
        return matcher.find() ? matcher.group(1) : null;
    }

    private static List<String> generate(Path file) throws IOException, InterruptedException {
        Path generator = Path.of(Objects.requireNonNull(System.getProperty("streamform.it.fraud.generator")));
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        Process process = new ProcessBuilder(
                        java.toString(),
                        generator.toString(),
                        file.toString(),
                        String.valueOf(RECORDS),
                        String.valueOf(SEED))
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("generator.txt").toFile())
                .start();
        assertThat(process.waitFor()).isZero();
        return Files.readAllLines(file);
    }

    private static void note(String line) throws IOException {
        Files.writeString(
                folder.resolve("figures.txt"), line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
}
