package io.streamform.flink.job;

import io.streamform.runtime.topology.SinkSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/** What one run in this process has read and written so far. Found by the run's name, because probes travel as bytes. */
final class Observation {

    private static final ConcurrentMap<String, Observation> RUNS = new ConcurrentHashMap<>();

    private final ConcurrentMap<String, SourceCounts> sources = new ConcurrentHashMap<>();
    private final ConcurrentMap<String, ModelTable<?, ?>> models = new ConcurrentHashMap<>();
    private final List<String> sourceOrder = new ArrayList<>();
    private final List<String> modelOrder = new ArrayList<>();

    /** Starts the observation of {@code run}. */
    static Observation start(String run) {
        Observation observation = new Observation();
        if (RUNS.putIfAbsent(run, observation) != null) {
            throw new IllegalStateException("run " + run + " is observed already");
        }
        return observation;
    }

    /** Forgets {@code run}. */
    static void end(String run) {
        RUNS.remove(run);
    }

    static Observation of(String run) {
        Observation observation = RUNS.get(run);
        if (observation == null) {
            throw new IllegalStateException("run " + run + " is not in this process");
        }
        return observation;
    }

    /** Declares a source, before the run starts. */
    synchronized void declareSource(String name) {
        if (sources.putIfAbsent(name, new SourceCounts()) == null) {
            sourceOrder.add(name);
        }
    }

    /** Declares a sink, before the run starts. */
    synchronized void declareModel(SinkSpec<?, ?> spec) {
        if (models.putIfAbsent(spec.model(), new ModelTable<Object, Object>(spec)) == null) {
            modelOrder.add(spec.model());
        }
    }

    SourceCounts source(String name) {
        return found(sources.get(name), name);
    }

    /** The table of a model, with the types of the rows that its sink writes. */
    @SuppressWarnings("unchecked")
    <K, T> ModelTable<K, T> model(String name) {
        return (ModelTable<K, T>) found(models.get(name), name);
    }

    private static <V> V found(@Nullable V value, String name) {
        if (value == null) {
            throw new IllegalStateException("'" + name + "' was not declared");
        }
        return value;
    }

    /** Counts of all sources in the order of their declaration. */
    synchronized List<RunSummary.SourceSummary> sources() {
        List<RunSummary.SourceSummary> list = new ArrayList<>();
        for (String name : sourceOrder) {
            SourceCounts counts = source(name);
            list.add(new RunSummary.SourceSummary(name, counts.records.sum(), counts.bad.sum()));
        }
        return list;
    }

    /** Changes of all models in the order of their declaration, with at most {@code head} rows of each. */
    synchronized List<RunSummary.ModelSummary> models(int head) {
        List<RunSummary.ModelSummary> list = new ArrayList<>();
        for (String name : modelOrder) {
            list.add(model(name).summary(head));
        }
        return list;
    }

    /** Records of a source. */
    static final class SourceCounts {
        private final LongAdder records = new LongAdder();
        private final LongAdder bad = new LongAdder();

        void read(boolean wasBad) {
            records.increment();
            if (wasBad) {
                bad.increment();
            }
        }
    }
}
