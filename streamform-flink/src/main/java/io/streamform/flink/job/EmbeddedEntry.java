package io.streamform.flink.job;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;

/**
 * Runs a generated job class within this process. All types here are of the JDK, so that a tool can call it in a class loader
 * of its own, which has the job, this module and Flink; it has to be the context class loader.
 */
public final class EmbeddedEntry {

    private static final long SECONDS_BETWEEN_LINES = 5;
    private static final long SECONDS_TO_STOP = 60;

    private EmbeddedEntry() {}

    /**
     * Runs the job and prints progress, summary, or what failed.
     *
     * @param application name of the application
     * @param jobClass name of the generated job class
     * @param args as {@code main} takes them
     * @param bounded whether unbounded inputs end at what there is; if not, the run goes on until the process is told to end,
     *     and then completes what it has read
     * @param maxParallelism number of key groups
     * @param head most rows shown of each model
     * @param out takes lines
     * @return whether the run succeeded
     */
    public static boolean run(
            String application,
            String jobClass,
            String[] args,
            boolean bounded,
            int maxParallelism,
            int head,
            Consumer<String> out)
            throws InterruptedException {
        try {
            Class<?> job = load(jobClass);
            EmbeddedRun run = EmbeddedRun.builder(application, definition(job))
                    .args(args)
                    .classpath(List.of(location(job)))
                    .bounded(bounded)
                    .maxParallelism(maxParallelism)
                    .build();
            RunSummary summary = bounded ? run(run, head, out) : untilToldToEnd(run, head, out);
            RunReport.lines(summary).forEach(out);
            return true;
        } catch (RunFailedException | JobSettingsException e) {
            out.accept(application + " failed: " + e.getMessage());
            return false;
        }
    }

    private static RunSummary run(EmbeddedRun run, int head, Consumer<String> out)
            throws RunFailedException, InterruptedException {
        long[] next = {SECONDS_BETWEEN_LINES};
        return run.run(
                (elapsed, sources) -> {
                    if (elapsed.toSeconds() >= next[0]) {
                        next[0] = elapsed.toSeconds() + SECONDS_BETWEEN_LINES;
                        out.accept(RunReport.progress(elapsed, sources));
                    }
                },
                head);
    }

    private static RunSummary untilToldToEnd(EmbeddedRun run, int head, Consumer<String> out)
            throws RunFailedException, InterruptedException {
        CountDownLatch ended = new CountDownLatch(1);
        Thread hook = new Thread(() -> end(run, ended), "streamform-stop");
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            return run(run, head, out);
        } finally {
            ended.countDown();
        }
    }

    private static void end(EmbeddedRun run, CountDownLatch ended) {
        run.stop();
        try {
            ended.await(SECONDS_TO_STOP, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static Class<?> load(String jobClass) {
        try {
            return Class.forName(jobClass, true, Thread.currentThread().getContextClassLoader());
        } catch (ClassNotFoundException e) {
            throw new JobSettingsException("there is no job class " + jobClass + "; is the project compiled?");
        }
    }

    /**
     * Where the job's classes are. Given a class path of the job, Flink makes a class loader above its own; without one it
     * takes the system's, which in a tool knows neither.
     */
    private static URL location(Class<?> job) {
        return job.getProtectionDomain().getCodeSource().getLocation();
    }

    private static JobDefinition definition(Class<?> job) {
        try {
            Method define = job.getMethod("define", StreamExecutionEnvironment.class, JobSettings.class);
            return (env, settings) -> call(define, env, settings);
        } catch (NoSuchMethodException e) {
            throw new JobSettingsException(
                    job.getName() + " has no method define(StreamExecutionEnvironment, JobSettings)");
        }
    }

    private static void call(Method define, StreamExecutionEnvironment env, JobSettings settings) {
        try {
            define.invoke(null, env, settings);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new IllegalStateException(define + " failed", e.getCause());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(define + " cannot be called", e);
        }
    }
}
