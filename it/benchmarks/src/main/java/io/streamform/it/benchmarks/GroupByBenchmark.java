package io.streamform.it.benchmarks;

import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.CoreOptions;
import org.apache.flink.configuration.MemorySize;
import org.apache.flink.configuration.PipelineOptions;
import org.apache.flink.configuration.RestOptions;
import org.apache.flink.configuration.RestartStrategyOptions;
import org.apache.flink.configuration.StateBackendOptions;
import org.apache.flink.configuration.TaskManagerOptions;
import org.apache.flink.runtime.jobgraph.JobGraph;
import org.apache.flink.runtime.minicluster.MiniCluster;
import org.apache.flink.runtime.minicluster.MiniClusterConfiguration;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.util.FileUtils;

/**
 * Measures {@code SELECT account, COUNT(*), SUM(amount), MAX(amount) … GROUP BY account}: the generated job, Flink SQL, and
 * jobs written by hand, in turns within this process. How to run and read it: docs/design/0020-benchmarks.md.
 */
public final class GroupByBenchmark {

    /** Name of the contestant that all are compared with. */
    static final String OURS = "Streamform";

    private static final MemorySize MANAGED = MemorySize.ofMebiBytes(256);

    private final BenchmarkSettings settings;
    private final List<Contestant> contestants;
    private final MiniCluster cluster;
    private final PrintStream out;

    private GroupByBenchmark(
            BenchmarkSettings settings, List<Contestant> contestants, MiniCluster cluster, PrintStream out) {
        this.settings = settings;
        this.contestants = contestants;
        this.cluster = cluster;
        this.out = out;
    }

    /** Runs the benchmark and prints a table per data set. */
    @SuppressWarnings("SystemOut") // the product of a program
    public static void main(String[] args) throws Exception {
        Path directory = Files.createTempDirectory("streamform-benchmark");
        Runtime.getRuntime().addShutdownHook(new Thread(() -> FileUtils.deleteDirectoryQuietly(directory.toFile())));
        BenchmarkSettings settings = BenchmarkSettings.ofProperties();
        List<Contestant> contestants = new ArrayList<>(Generated.contestants(GeneratedProject.compile(directory)));
        contestants.addAll(FlinkSql.contestants());
        contestants.addAll(HandWritten.contestants());
        contestants.removeIf(c -> !settings.measures(c.name()));
        MiniCluster cluster = cluster(directory);
        cluster.start();
        try {
            GroupByBenchmark benchmark = new GroupByBenchmark(settings, contestants, cluster, System.out);
            for (DataSet set : settings.sets()) {
                benchmark.measure(set);
            }
        } finally {
            cluster.close();
        }
    }

    private static MiniCluster cluster(Path directory) {
        Configuration configuration = new Configuration();
        configuration.set(RestOptions.BIND_PORT, "0");
        configuration.set(CoreOptions.TMP_DIRS, directory.toString());
        configuration.set(TaskManagerOptions.MANAGED_MEMORY_SIZE, MANAGED);
        return new MiniCluster(new MiniClusterConfiguration.Builder()
                .setConfiguration(configuration)
                .setNumTaskManagers(1)
                .setNumSlotsPerTaskManager(1)
                .build());
    }

    private void measure(DataSet set) throws Exception {
        int events = settings.events(set);
        Events.prepare(set, events);
        Measurements measurements = new Measurements(contestants);
        // The first round only warms up.
        for (int round = 0; round <= settings.rounds(); round++) {
            List<Contestant> order = new ArrayList<>(contestants);
            if (round % 2 == 1) {
                Collections.reverse(order);
            }
            for (Contestant contestant : order) {
                double nanos = execute(contestant, set, events);
                if (round > 0) {
                    measurements.add(contestant, nanos);
                }
                out.printf(Locale.ROOT, "%s, round %d: %s %.0f ns%n", set, round, contestant.name(), nanos);
            }
        }
        out.printf(Locale.ROOT, "%n%s, %,d events, %d rounds%n%n", set, events, settings.rounds());
        out.println(measurements.table());
    }

    /** CPU nanoseconds per event of one execution. */
    private double execute(Contestant contestant, DataSet set, int events) throws Exception {
        Configuration configuration = new Configuration();
        configuration.set(StateBackendOptions.STATE_BACKEND, set.rocksdb() ? "rocksdb" : "hashmap");
        configuration.set(PipelineOptions.OBJECT_REUSE, true);
        configuration.set(RestartStrategyOptions.RESTART_STRATEGY, "disable");
        StreamExecutionEnvironment env = StreamExecutionEnvironment.getExecutionEnvironment(configuration);
        env.setParallelism(1);
        int warmUp = (int) (events * settings.warmUp());
        contestant.definition().define(env, warmUp);
        JobGraph job = env.getStreamGraph().getJobGraph();
        job.setClasspaths(contestant.classpath());
        System.gc();
        cluster.executeJobBlocking(job);
        return (double) Stopwatch.elapsed() / (events - warmUp);
    }
}
