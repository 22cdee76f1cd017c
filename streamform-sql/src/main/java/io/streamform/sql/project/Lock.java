package io.streamform.sql.project;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What identity needs of the project's history, from streamform.lock.
 *
 * @param maxParallelism number of key groups
 * @param modelIds stable id by model name, for models that have one other than their name
 * @param generations generation by operator, named {@code model id/kind/anchor}, where it is not 0
 */
public record Lock(int maxParallelism, SortedMap<String, String> modelIds, SortedMap<String, Integer> generations) {

    /** Number of key groups of a project without a lock. */
    public static final int DEFAULT_MAX_PARALLELISM = 256;

    /** The lock of a project that has none. */
    public static final Lock NONE = new Lock(DEFAULT_MAX_PARALLELISM, new TreeMap<>(), new TreeMap<>());

    /** Copies the maps. */
    public Lock {
        modelIds = Collections.unmodifiableSortedMap(new TreeMap<>(modelIds));
        generations = Collections.unmodifiableSortedMap(new TreeMap<>(generations));
    }

    /** The stable id of a model. */
    public String modelId(String model) {
        return modelIds.getOrDefault(model, model);
    }

    /** The generation of an operator. */
    public int generation(String modelId, String kind, String anchor) {
        return generations.getOrDefault(modelId + "/" + kind + "/" + anchor, 0);
    }
}
