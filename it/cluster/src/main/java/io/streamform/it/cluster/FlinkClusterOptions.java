package io.streamform.it.cluster;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The size and the settings of a cluster.
 *
 * @param stateBackend where jobs keep their state
 * @param taskManagers how many task managers are started
 * @param slotsPerTaskManager how many slots each of them has
 * @param checkpointInterval the time between the starts of two checkpoints; zero for none
 * @param checkpoints the folder of checkpoints; empty for one in the cluster's own folder
 * @param restartAttempts how often a failed job is started again, a second later, before it fails for good; a killed task
 *     manager costs one or two
 * @param taskHeapMegabytes the heap of each task manager for user code and heap state
 * @param managedMegabytes the memory of each task manager that RocksDB takes
 * @param jvmOptions more options of every Java virtual machine of the cluster
 * @param extra more of Flink's settings; they win over those that come from the components above
 */
public record FlinkClusterOptions(
        StateBackend stateBackend,
        int taskManagers,
        int slotsPerTaskManager,
        Duration checkpointInterval,
        Optional<Path> checkpoints,
        int restartAttempts,
        int taskHeapMegabytes,
        int managedMegabytes,
        List<String> jvmOptions,
        SortedMap<String, String> extra) {

    /** Copies the collections. */
    public FlinkClusterOptions {
        jvmOptions = List.copyOf(jvmOptions);
        extra = new TreeMap<>(extra);
    }

    /** Returns one task manager with two slots, heap state, a checkpoint per second and 50 restarts. */
    public static FlinkClusterOptions defaults() {
        return new FlinkClusterOptions(
                StateBackend.HASHMAP,
                1,
                2,
                Duration.ofSeconds(1),
                Optional.empty(),
                50,
                384,
                128,
                List.of(),
                new TreeMap<>());
    }

    /** Returns these options with this state backend. */
    public FlinkClusterOptions withStateBackend(StateBackend newStateBackend) {
        return new FlinkClusterOptions(
                newStateBackend,
                taskManagers,
                slotsPerTaskManager,
                checkpointInterval,
                checkpoints,
                restartAttempts,
                taskHeapMegabytes,
                managedMegabytes,
                jvmOptions,
                extra);
    }

    /** Returns these options with this many task managers and slots on each. */
    public FlinkClusterOptions withTaskManagers(int newTaskManagers, int newSlotsPerTaskManager) {
        return new FlinkClusterOptions(
                stateBackend,
                newTaskManagers,
                newSlotsPerTaskManager,
                checkpointInterval,
                checkpoints,
                restartAttempts,
                taskHeapMegabytes,
                managedMegabytes,
                jvmOptions,
                extra);
    }

    /** Returns these options with this time between checkpoints. */
    public FlinkClusterOptions withCheckpointInterval(Duration newCheckpointInterval) {
        return new FlinkClusterOptions(
                stateBackend,
                taskManagers,
                slotsPerTaskManager,
                newCheckpointInterval,
                checkpoints,
                restartAttempts,
                taskHeapMegabytes,
                managedMegabytes,
                jvmOptions,
                extra);
    }

    /** Returns these options with this folder of checkpoints. */
    public FlinkClusterOptions withCheckpoints(Path newCheckpoints) {
        return new FlinkClusterOptions(
                stateBackend,
                taskManagers,
                slotsPerTaskManager,
                checkpointInterval,
                Optional.of(newCheckpoints),
                restartAttempts,
                taskHeapMegabytes,
                managedMegabytes,
                jvmOptions,
                extra);
    }

    /** Returns these options with this bound on restarts of a job. */
    public FlinkClusterOptions withRestartAttempts(int newRestartAttempts) {
        return new FlinkClusterOptions(
                stateBackend,
                taskManagers,
                slotsPerTaskManager,
                checkpointInterval,
                checkpoints,
                newRestartAttempts,
                taskHeapMegabytes,
                managedMegabytes,
                jvmOptions,
                extra);
    }

    /** Returns these options with this memory per task manager, in megabytes. */
    public FlinkClusterOptions withMemory(int newTaskHeapMegabytes, int newManagedMegabytes) {
        return new FlinkClusterOptions(
                stateBackend,
                taskManagers,
                slotsPerTaskManager,
                checkpointInterval,
                checkpoints,
                restartAttempts,
                newTaskHeapMegabytes,
                newManagedMegabytes,
                jvmOptions,
                extra);
    }

    /** Returns these options with more options of every Java virtual machine. */
    public FlinkClusterOptions withJvmOptions(List<String> newJvmOptions) {
        return new FlinkClusterOptions(
                stateBackend,
                taskManagers,
                slotsPerTaskManager,
                checkpointInterval,
                checkpoints,
                restartAttempts,
                taskHeapMegabytes,
                managedMegabytes,
                newJvmOptions,
                extra);
    }

    /** Returns these options with more of Flink's settings. */
    public FlinkClusterOptions withExtra(Map<String, String> more) {
        SortedMap<String, String> all = new TreeMap<>(extra);
        all.putAll(more);
        return new FlinkClusterOptions(
                stateBackend,
                taskManagers,
                slotsPerTaskManager,
                checkpointInterval,
                checkpoints,
                restartAttempts,
                taskHeapMegabytes,
                managedMegabytes,
                jvmOptions,
                all);
    }
}
