package io.streamform.flink.job;

import io.streamform.runtime.topology.GeneratedLines;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.flink.api.common.JobExecutionResult;
import org.apache.flink.configuration.CheckpointingOptions;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.CoreOptions;
import org.apache.flink.configuration.PipelineOptions;
import org.apache.flink.configuration.RestOptions;
import org.apache.flink.configuration.RestartStrategyOptions;
import org.apache.flink.core.execution.JobClient;
import org.apache.flink.core.execution.SavepointFormatType;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.util.FileUtils;

/**
 * Runs a job on a Flink within this process, sees what its sources read and its sinks write, and sums it up. There are no
 * restarts: the first failure ends the run.
 */
public final class EmbeddedRun {

    private static final AtomicLong RUNS = new AtomicLong();
    private static final Duration PROGRESS = Duration.ofSeconds(1);

    private final String application;
    private final JobDefinition definition;
    private final String[] args;
    private final boolean bounded;
    private final int maxParallelism;
    private final List<URL> classpath;
    private final GeneratedLines lines;
    private final CompletableFuture<Void> stopped = new CompletableFuture<>();

    private EmbeddedRun(Builder builder) {
        this.application = builder.application;
        this.definition = builder.definition;
        this.args = builder.args;
        this.bounded = builder.bounded;
        this.maxParallelism = builder.maxParallelism;
        this.classpath = builder.classpath;
        this.lines = GeneratedLines.load(application, Thread.currentThread().getContextClassLoader());
    }

    /** Starts the description of a run of {@code definition}. */
    public static Builder builder(String application, JobDefinition definition) {
        return new Builder(application, definition);
    }

    /**
     * Runs the job until its inputs end, it fails, or {@link #stop()} is called.
     *
     * @param head most rows of each model in the summary
     * @throws JobSettingsException if an argument, a variable or an option is missing or wrong
     * @throws RunFailedException if the job fails
     * @throws InterruptedException if the thread is interrupted; the job is cancelled then
     */
    public RunSummary run(RunProgress progress, int head) throws RunFailedException, InterruptedException {
        String run = application + "-" + RUNS.incrementAndGet();
        Observation observation = Observation.start(run);
        Path directory = temporary();
        try {
            return run(run, observation, directory, progress, head);
        } finally {
            Observation.end(run);
            FileUtils.deleteDirectoryQuietly(directory.toFile());
        }
    }

    private RunSummary run(String run, Observation observation, Path directory, RunProgress progress, int head)
            throws RunFailedException, InterruptedException {
        JobSettings settings = JobSettings.embedded(application, args, bounded, new Probe(run), observation);
        StreamExecutionEnvironment env = environment(directory, settings);
        definition.define(env, settings);
        long start = System.nanoTime();
        JobClient client = submit(env);
        CompletableFuture<JobExecutionResult> result = client.getJobExecutionResult();
        CompletableFuture<Object> end = CompletableFuture.anyOf(result, stopped);
        try {
            while (!isDone(end)) {
                progress.update(since(start), observation.sources());
            }
            if (!result.isDone()) {
                client.stopWithSavepoint(false, directory.toUri().toString(), SavepointFormatType.NATIVE)
                        .get();
            }
            result.get();
        } catch (ExecutionException e) {
            throw failure(e);
        } catch (InterruptedException e) {
            client.cancel().exceptionally(ignored -> null);
            throw e;
        }
        return new RunSummary(application, since(start), observation.sources(), observation.models(head));
    }

    /** Ends a run whose inputs have no end; what was read is written completely. May be called from another thread. */
    public void stop() {
        stopped.complete(null);
    }

    private static boolean isDone(CompletableFuture<?> future) throws InterruptedException, ExecutionException {
        try {
            future.get(PROGRESS.toMillis(), TimeUnit.MILLISECONDS);
            return true;
        } catch (TimeoutException e) {
            return false;
        }
    }

    private static Duration since(long start) {
        return Duration.ofNanos(System.nanoTime() - start);
    }

    private StreamExecutionEnvironment environment(Path directory, JobSettings settings) {
        Configuration configuration = new Configuration();
        configuration.set(RestOptions.BIND_PORT, "0");
        configuration.set(RestartStrategyOptions.RESTART_STRATEGY, "disable");
        // The job manager's own storage holds no state of more than five megabytes.
        configuration.set(CheckpointingOptions.CHECKPOINT_STORAGE, "filesystem");
        configuration.set(
                CheckpointingOptions.CHECKPOINTS_DIRECTORY, directory.toUri().toString());
        // A bounded run ends with the checkpoint after its last row, and people wait for it.
        configuration.set(CheckpointingOptions.CHECKPOINTING_INTERVAL, Duration.ofSeconds(1));
        configuration.set(CoreOptions.TMP_DIRS, directory.toString());
        // What is observed holds the job's classes as this class loader knows them.
        configuration.set(CoreOptions.CLASSLOADER_RESOLVE_ORDER, "parent-first");
        if (!classpath.isEmpty()) {
            // Where the class loader of Flink sees the job's classes too, they are not loaded twice.
            configuration.set(CoreOptions.CLASSLOADER_RESOLVE_ORDER, "parent-first");
            configuration.set(
                    PipelineOptions.CLASSPATHS,
                    classpath.stream().map(URL::toString).toList());
        }
        StreamExecutionEnvironment env = StreamExecutionEnvironment.createLocalEnvironment(configuration);
        env.setParallelism(1);
        JobRunner.configure(env, maxParallelism, settings);
        return env;
    }

    private JobClient submit(StreamExecutionEnvironment env) throws RunFailedException {
        try {
            return env.executeAsync(application);
        } catch (Exception e) { // What Flink declares.
            throw failure(e);
        }
    }

    private RunFailedException failure(Exception e) {
        return new RunFailedException(RootCause.describe(e, lines), e);
    }

    private static Path temporary() {
        try {
            return Files.createTempDirectory("streamform-run");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Describes a run. */
    public static final class Builder {

        private final String application;
        private final JobDefinition definition;
        private String[] args = {};
        private boolean bounded = true;
        private int maxParallelism = JobRunner.DEFAULT_MAX_PARALLELISM;
        private List<URL> classpath = List.of();

        private Builder(String application, JobDefinition definition) {
            this.application = application;
            this.definition = definition;
        }

        /** Arguments as {@code main} takes them; the default parallelism is 1. */
        public Builder args(String... values) {
            args = values.clone();
            return this;
        }

        /** Whether Kafka topics and watched folders end at what there is when the run starts; true by default. */
        public Builder bounded(boolean value) {
            bounded = value;
            return this;
        }

        /** Number of key groups. */
        public Builder maxParallelism(int value) {
            maxParallelism = value;
            return this;
        }

        /** Where the job's classes are, if the class loader of Flink does not see them. */
        public Builder classpath(List<URL> urls) {
            classpath = List.copyOf(urls);
            return this;
        }

        /** The run. */
        public EmbeddedRun build() {
            return new EmbeddedRun(this);
        }
    }
}
