package io.streamform.it.benchmarks;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What one run of the benchmark measures, from system properties.
 *
 * @param sets measured, in this order
 * @param contestants names of those measured; empty for all
 * @param rounds turns of every contestant that count, at least 1
 * @param heapEvents events of one execution on the heap backend
 * @param rocksdbEvents events of one execution on RocksDB
 * @param warmUp share of an execution's events that is processed before measuring begins, 0 to 1
 */
record BenchmarkSettings(
        List<DataSet> sets, Set<String> contestants, int rounds, int heapEvents, int rocksdbEvents, double warmUp) {

    BenchmarkSettings {
        sets = List.copyOf(sets);
        contestants = Set.copyOf(contestants);
        if (rounds < 1 || heapEvents < 1 || rocksdbEvents < 1 || warmUp < 0 || warmUp >= 1) {
            throw new IllegalArgumentException("rounds and events must be positive, the warm-up from 0 to below 1");
        }
    }

    /** The settings in the properties {@code benchmark.…}. */
    static BenchmarkSettings ofProperties() {
        String sets = System.getProperty("benchmark.sets", "");
        String contestants = System.getProperty("benchmark.contestants", "");
        return new BenchmarkSettings(
                sets.isEmpty()
                        ? List.of(DataSet.values())
                        : List.of(sets.split(",")).stream().map(DataSet::of).toList(),
                contestants.isEmpty() ? Set.of() : new TreeSet<>(List.of(contestants.split(","))),
                Integer.getInteger("benchmark.rounds", 5),
                Integer.getInteger("benchmark.events.heap", 10_000_000),
                Integer.getInteger("benchmark.events.rocksdb", 2_500_000),
                Double.parseDouble(System.getProperty("benchmark.warmup", "0.25")));
    }

    int events(DataSet set) {
        return set.rocksdb() ? rocksdbEvents : heapEvents;
    }

    boolean measures(String contestant) {
        return contestants.isEmpty() || contestants.contains(contestant);
    }
}
