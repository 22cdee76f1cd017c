package io.streamform.it.cluster;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How to run an uploaded JAR.
 *
 * @param jarId the id that the upload returned
 * @param entryClass the class whose {@code main} describes the job
 * @param arguments the arguments of {@code main}
 * @param parallelism the job's default parallelism
 * @param savepoint the URI of the savepoint or checkpoint to start from; empty to start without state
 * @param allowNonRestoredState whether state of the savepoint that no operator takes is dropped instead of refused
 * @param configuration Flink settings of this job alone; they win over the cluster's
 */
public record JobSubmission(
        String jarId,
        String entryClass,
        List<String> arguments,
        int parallelism,
        Optional<String> savepoint,
        boolean allowNonRestoredState,
        SortedMap<String, String> configuration) {

    /** Copies the collections. */
    public JobSubmission {
        arguments = List.copyOf(arguments);
        configuration = new TreeMap<>(configuration);
    }

    /** Returns a submission without arguments and savepoint, of parallelism 1. */
    public static JobSubmission of(String jarId, String entryClass) {
        return new JobSubmission(jarId, entryClass, List.of(), 1, Optional.empty(), false, new TreeMap<>());
    }

    /** Returns this submission with these arguments of {@code main}. */
    public JobSubmission withArguments(List<String> newArguments) {
        return new JobSubmission(
                jarId, entryClass, newArguments, parallelism, savepoint, allowNonRestoredState, configuration);
    }

    /** Returns this submission with this default parallelism. */
    public JobSubmission withParallelism(int newParallelism) {
        return new JobSubmission(
                jarId, entryClass, arguments, newParallelism, savepoint, allowNonRestoredState, configuration);
    }

    /** Returns this submission started from a savepoint or checkpoint. */
    public JobSubmission fromSavepoint(Path newSavepoint) {
        Optional<String> uri = Optional.of(newSavepoint.toUri().toString());
        return new JobSubmission(jarId, entryClass, arguments, parallelism, uri, allowNonRestoredState, configuration);
    }

    /** Returns this submission with leave to drop state that no operator takes. */
    public JobSubmission droppingUnclaimedState() {
        return new JobSubmission(jarId, entryClass, arguments, parallelism, savepoint, true, configuration);
    }

    /** Returns this submission with more Flink settings of this job alone. */
    public JobSubmission withConfiguration(Map<String, String> more) {
        SortedMap<String, String> all = new TreeMap<>(configuration);
        all.putAll(more);
        return new JobSubmission(jarId, entryClass, arguments, parallelism, savepoint, allowNonRestoredState, all);
    }

    /** Returns this submission with this state backend instead of the cluster's. */
    public JobSubmission withStateBackend(StateBackend stateBackend) {
        return withConfiguration(Map.of("state.backend.type", stateBackend.setting()));
    }
}
