package io.streamform.flink.job;

import java.time.Duration;
import org.apache.flink.configuration.CheckpointingOptions;
import org.apache.flink.configuration.ConfigOption;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.ExternalizedCheckpointRetention;
import org.apache.flink.configuration.PipelineOptions;
import org.apache.flink.configuration.ReadableConfig;
import org.apache.flink.configuration.RestartStrategyOptions;
import org.apache.flink.configuration.StateBackendOptions;
import org.apache.flink.core.execution.CheckpointingMode;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;

/** Runs a generated job: makes the environment, adds the dataflow, executes. */
public final class JobRunner {

    /** Greatest parallelism of a program whose lock does not say otherwise; it is the number of key groups. */
    public static final int DEFAULT_MAX_PARALLELISM = 256;

    private JobRunner() {}

    /** Runs {@code definition} as the job {@code application}, with {@link #DEFAULT_MAX_PARALLELISM}. */
    public static void run(String application, String[] args, JobDefinition definition) throws Exception {
        run(application, DEFAULT_MAX_PARALLELISM, args, definition);
    }

    /**
     * Runs {@code definition} as the job {@code application}.
     *
     * @throws JobSettingsException if an argument, a variable or an option is missing or wrong
     * @throws Exception if the job fails
     */
    public static void run(String application, int maxParallelism, String[] args, JobDefinition definition)
            throws Exception {
        JobSettings settings = JobSettings.of(application, args);
        StreamExecutionEnvironment env = StreamExecutionEnvironment.getExecutionEnvironment();
        configure(env, maxParallelism, settings);
        definition.define(env, settings);
        env.execute(application);
    }

    /**
     * Sets up {@code env}. What the cluster's configuration says about checkpoints and restarts is left alone; without it
     * there is a checkpoint every 10 seconds, exactly once, kept when the job fails or is cancelled, and a job that fails
     * is restarted after one second, later after up to one minute.
     */
    static void configure(StreamExecutionEnvironment env, int maxParallelism, JobSettings settings) {
        ReadableConfig cluster = env.getConfiguration();
        Configuration more = new Configuration();
        more.set(PipelineOptions.AUTO_GENERATE_UIDS, false);
        // Rows are immutable, so that handing the same object on is safe.
        more.set(PipelineOptions.OBJECT_REUSE, true);
        more.set(PipelineOptions.MAX_PARALLELISM, maxParallelism);
        Duration interval = settings.checkpointInterval();
        if (interval != null) {
            more.set(CheckpointingOptions.CHECKPOINTING_INTERVAL, interval);
        } else {
            setUnlessSet(more, cluster, CheckpointingOptions.CHECKPOINTING_INTERVAL, Duration.ofSeconds(10));
        }
        setUnlessSet(
                more, cluster, CheckpointingOptions.CHECKPOINTING_CONSISTENCY_MODE, CheckpointingMode.EXACTLY_ONCE);
        setUnlessSet(
                more,
                cluster,
                CheckpointingOptions.EXTERNALIZED_CHECKPOINT_RETENTION,
                ExternalizedCheckpointRetention.RETAIN_ON_CANCELLATION);
        if (cluster.getOptional(RestartStrategyOptions.RESTART_STRATEGY).isEmpty()) {
            // Not a number of attempts: a task manager can be away for longer than any number of quick restarts takes.
            more.set(RestartStrategyOptions.RESTART_STRATEGY, "exponential-delay");
            more.set(RestartStrategyOptions.RESTART_STRATEGY_EXPONENTIAL_DELAY_INITIAL_BACKOFF, Duration.ofSeconds(1));
            more.set(RestartStrategyOptions.RESTART_STRATEGY_EXPONENTIAL_DELAY_MAX_BACKOFF, Duration.ofMinutes(1));
        }
        JobSettings.Backend backend = settings.backend();
        if (backend != null) {
            more.set(StateBackendOptions.STATE_BACKEND, backend.flinkName());
        } else {
            JobSettings.Backend declared = settings.declaredBackend();
            if (declared != null) {
                setUnlessSet(more, cluster, StateBackendOptions.STATE_BACKEND, declared.flinkName());
            }
        }
        env.configure(more);
        Integer parallelism = settings.parallelism();
        if (parallelism != null) {
            env.setParallelism(parallelism);
        }
    }

    private static <T> void setUnlessSet(Configuration more, ReadableConfig cluster, ConfigOption<T> option, T value) {
        if (cluster.getOptional(option).isEmpty()) {
            more.set(option, value);
        }
    }
}
