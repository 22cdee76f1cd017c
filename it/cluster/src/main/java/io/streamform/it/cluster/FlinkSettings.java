package io.streamform.it.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Translates {@link FlinkClusterOptions} into Flink's own settings and into options of the Java virtual machines. */
final class FlinkSettings {

    private static final int FRAMEWORK_MEGABYTES = 128;
    private static final int NETWORK_MEGABYTES = 64;
    private static final int TASK_OFF_HEAP_MEGABYTES = 32;
    private static final int JOB_MANAGER_MEGABYTES = 512;

    /** The packages of the JDK that Flink's own start script opens to its reflective access. */
    private static final List<String> OPENED_PACKAGES = List.of(
            "java.lang",
            "java.lang.reflect",
            "java.io",
            "java.net",
            "java.nio",
            "java.text",
            "java.time",
            "java.util",
            "java.util.concurrent",
            "java.util.concurrent.atomic",
            "java.util.concurrent.locks",
            "sun.nio.ch");

    private final FlinkClusterOptions options;
    private final Path home;

    /** Creates the settings of a cluster that keeps its files in a folder. */
    FlinkSettings(FlinkClusterOptions options, Path home) {
        this.options = options;
        this.home = home;
    }

    /** Returns the folder of checkpoints. */
    Path checkpoints() {
        return options.checkpoints().orElse(home.resolve("checkpoints")).toAbsolutePath();
    }

    /** Writes {@code config.yaml} into a new folder of its own and returns the folder. */
    Path write(String folderName, int restPort, int jobManagerPort, Map<String, String> more) {
        SortedMap<String, String> settings = addresses(restPort, jobManagerPort);
        settings.putAll(memory());
        settings.putAll(jobs());
        settings.putAll(more);
        settings.putAll(options.extra());
        StringBuilder text = new StringBuilder();
        settings.forEach((key, value) ->
                text.append(key).append(": ").append(quoted(value)).append('\n'));
        Path folder = home.resolve(folderName);
        try {
            Files.createDirectories(folder);
            Files.createDirectories(temporary());
            Files.createDirectories(checkpoints());
            Files.writeString(folder.resolve("config.yaml"), text.toString());
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the options of the job manager's Java virtual machine. */
    List<String> jobManagerJvm() {
        List<String> jvm = jvm(JOB_MANAGER_MEGABYTES, FRAMEWORK_MEGABYTES);
        jvm.add("-XX:TieredStopAtLevel=1");
        return jvm;
    }

    /** Returns the options of a task manager's Java virtual machine. */
    List<String> taskManagerJvm() {
        return jvm(
                FRAMEWORK_MEGABYTES + options.taskHeapMegabytes(),
                FRAMEWORK_MEGABYTES + TASK_OFF_HEAP_MEGABYTES + NETWORK_MEGABYTES);
    }

    private List<String> jvm(int heapMegabytes, int directMegabytes) {
        List<String> jvm = new ArrayList<>();
        jvm.add("-Xmx" + heapMegabytes + "m");
        jvm.add("-XX:MaxDirectMemorySize=" + directMegabytes + "m");
        // few small heaps share a machine with the test; more collector and compiler threads only slow the start
        jvm.add("-XX:+UseSerialGC");
        jvm.add("-Djava.io.tmpdir=" + temporary());
        jvm.add("-Djava.awt.headless=true");
        jvm.add("-Duser.timezone=UTC");
        jvm.add("-Dfile.encoding=UTF-8");
        jvm.add(LoggingSettings.writeTo(home));
        for (String opened : OPENED_PACKAGES) {
            jvm.add("--add-opens=java.base/" + opened + "=ALL-UNNAMED");
        }
        jvm.addAll(options.jvmOptions());
        return jvm;
    }

    private SortedMap<String, String> addresses(int restPort, int jobManagerPort) {
        SortedMap<String, String> settings = new TreeMap<>();
        settings.put("jobmanager.rpc.address", "127.0.0.1");
        settings.put("jobmanager.rpc.port", Integer.toString(jobManagerPort));
        settings.put("jobmanager.bind-host", "127.0.0.1");
        settings.put("rest.address", "127.0.0.1");
        settings.put("rest.bind-address", "127.0.0.1");
        settings.put("rest.port", Integer.toString(restPort));
        settings.put("rest.bind-port", Integer.toString(restPort));
        settings.put("taskmanager.host", "127.0.0.1");
        settings.put("taskmanager.bind-host", "127.0.0.1");
        settings.put("io.tmp.dirs", temporary().toString());
        settings.put("web.upload.dir", home.resolve("uploads").toString());
        return settings;
    }

    /** Sizes that Flink's start script works out; without it a task manager asks for every one of them. */
    private SortedMap<String, String> memory() {
        SortedMap<String, String> settings = new TreeMap<>();
        settings.put("taskmanager.numberOfTaskSlots", Integer.toString(options.slotsPerTaskManager()));
        settings.put("taskmanager.cpu.cores", options.slotsPerTaskManager() + ".0");
        settings.put("taskmanager.memory.framework.heap.size", FRAMEWORK_MEGABYTES + "m");
        settings.put("taskmanager.memory.framework.off-heap.size", FRAMEWORK_MEGABYTES + "m");
        settings.put("taskmanager.memory.task.heap.size", options.taskHeapMegabytes() + "m");
        settings.put("taskmanager.memory.task.off-heap.size", TASK_OFF_HEAP_MEGABYTES + "m");
        settings.put("taskmanager.memory.network.min", NETWORK_MEGABYTES + "m");
        settings.put("taskmanager.memory.network.max", NETWORK_MEGABYTES + "m");
        settings.put("taskmanager.memory.managed.size", options.managedMegabytes() + "m");
        settings.put("taskmanager.memory.jvm-metaspace.size", "256m");
        settings.put("taskmanager.memory.jvm-overhead.min", "64m");
        settings.put("taskmanager.memory.jvm-overhead.max", "64m");
        return settings;
    }

    private SortedMap<String, String> jobs() {
        SortedMap<String, String> settings = new TreeMap<>();
        settings.put("state.backend.type", options.stateBackend().setting());
        settings.put("execution.checkpointing.dir", checkpoints().toUri().toString());
        settings.put("execution.checkpointing.externalized-checkpoint-retention", "RETAIN_ON_CANCELLATION");
        settings.put("execution.checkpointing.num-retained", "3");
        if (!options.checkpointInterval().isZero()) {
            settings.put(
                    "execution.checkpointing.interval",
                    options.checkpointInterval().toMillis() + " ms");
        }
        settings.put("restart-strategy.type", "fixed-delay");
        settings.put("restart-strategy.fixed-delay.attempts", Integer.toString(options.restartAttempts()));
        // A killed task manager is noticed by two failed heartbeats in a row. Until then its slots count as free, and a
        // restart that takes them fails: with a shorter delay one kill used up twenty attempts within two seconds.
        settings.put("restart-strategy.fixed-delay.delay", "1 s");
        settings.put("heartbeat.interval", "250");
        settings.put("heartbeat.timeout", "10000");
        settings.put("heartbeat.rpc-failure-threshold", "2");
        // metrics and checkpoint statistics are polled by tests and must not be older than the state they wait for
        settings.put("metrics.fetcher.update-interval", "100");
        settings.put("web.refresh-interval", "100");
        settings.put("rest.cache.checkpoint-statistics.timeout", "50 ms");
        return settings;
    }

    private Path temporary() {
        return home.resolve("tmp");
    }

    private static String quoted(String value) {
        return '\'' + value.replace("'", "''") + '\'';
    }
}
