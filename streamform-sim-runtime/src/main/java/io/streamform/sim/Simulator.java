package io.streamform.sim;

import io.streamform.runtime.change.Change;
import io.streamform.runtime.change.SourceElement;
import io.streamform.runtime.topology.ModelView;
import io.streamform.runtime.topology.SourceSpec;
import io.streamform.runtime.topology.Topology;
import io.streamform.sim.state.StateDump;
import io.streamform.sim.state.StateImage;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/**
 * Runs a {@link Topology} in the calling thread: the same operators as in production, and the same input gives the same
 * changes, always.
 *
 * <p>An element is carried through the whole topology, depth first and in the order of the nodes, before the next one is
 * taken. A watermark (greatest event time less the source's delay) follows every row. Processing time starts at
 * {@link #START} and moves only with {@link #advance}.
 *
 * <p>An exception of generated code, and {@link BadRecordException}, leave {@link #feed} as they are; the simulation is
 * then of no further use.
 */
public final class Simulator {

    /** Processing time at the start of every simulation. */
    public static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

    private final Topology topology;
    private final Set<Integer> nodes = new TreeSet<>();
    private final Clock clock = new Clock(START.toEpochMilli());
    private final Map<String, ModelChanges<?>> models = new LinkedHashMap<>();
    private final Map<Integer, List<Change<?>>> records = new LinkedHashMap<>();
    private Wiring wiring;

    /** A simulation of all nodes that records the changes of all models. */
    public Simulator(Topology topology) {
        this(topology, topology.models().stream().map(ModelView::name).toList(), true);
    }

    /**
     * A simulation of what the models named need, which records their changes.
     *
     * @throws IllegalArgumentException if there is no such model
     */
    public Simulator(Topology topology, Collection<String> models) {
        this(topology, models, false);
    }

    private Simulator(Topology topology, Collection<String> recorded, boolean allNodes) {
        this.topology = topology;
        for (String name : recorded) {
            record(modelNamed(topology, name));
        }
        if (allNodes) {
            for (int index = 0; index < topology.nodes().size(); index++) {
                nodes.add(index);
            }
        }
        this.wiring = wired();
    }

    private static ModelView<?> modelNamed(Topology topology, String name) {
        for (ModelView<?> view : topology.models()) {
            if (view.name().equals(name)) {
                return view;
            }
        }
        throw new IllegalArgumentException("no model " + name + " in " + topology.application());
    }

    private <T> void record(ModelView<T> view) {
        Wiring.collectWithInputs(topology, view.node(), nodes);
        models.put(view.name(), new ModelChanges<>(view, recordOf(view.node())));
    }

    @SuppressWarnings("unchecked")
    private <T> List<Change<T>> recordOf(int node) {
        return (List<Change<T>>) (List<?>) records.computeIfAbsent(node, absent -> new ArrayList<>());
    }

    private Wiring wired() {
        Wiring made = new Wiring(topology, nodes, clock);
        for (int node : records.keySet()) {
            made.<Object>edge(node).recordTo(recordOf(node));
        }
        return made;
    }

    /** The topology that runs. */
    public Topology topology() {
        return topology;
    }

    /** The sources that take part, in the order of the topology. */
    public List<SourceSpec<?, ?>> sources() {
        List<SourceSpec<?, ?>> specs = new ArrayList<>();
        wiring.sources().values().forEach(stage -> specs.add(stage.spec()));
        return List.copyOf(specs);
    }

    /**
     * Carries one element of a source through the topology.
     *
     * @throws IllegalArgumentException if no such source takes part, or it does not read elements of this kind
     * @throws BadRecordException for a bad record, unless the source drops them
     */
    public <T> void feed(String source, SourceElement<T> element) {
        this.<T>stage(source).feed(element);
    }

    @SuppressWarnings("unchecked")
    private <T> SourceStage<?, T> stage(String source) {
        SourceStage<?, ?> stage = wiring.sources().get(source);
        if (stage == null) {
            throw new IllegalArgumentException("no source " + source + " in " + topology.application());
        }
        return (SourceStage<?, T>) stage;
    }

    /** Bad records that {@code source} has dropped. */
    public long badRecords(String source) {
        return stage(source).badRecords();
    }

    /**
     * What a model has emitted so far; grows as the simulation goes on.
     *
     * @throws IllegalArgumentException if the model is not recorded
     */
    public ModelChanges<?> model(String name) {
        ModelChanges<?> changes = models.get(name);
        if (changes == null) {
            throw new IllegalArgumentException("no model " + name + " is recorded; there are " + models.keySet());
        }
        return changes;
    }

    /** {@link #model(String)}, with the type of its view. */
    @SuppressWarnings("unchecked")
    public <T> ModelChanges<T> model(ModelView<T> view) {
        return (ModelChanges<T>) model(view.name());
    }

    /** Processing time in milliseconds since 1970-01-01T00:00:00Z. */
    public long now() {
        return clock.now();
    }

    /** Moves processing time; clean-ups that are due happen, in the order of the nodes. */
    public void advance(long millis) {
        clock.advance(millis);
        wiring.keyed().forEach(KeyedStage::fireTimers);
    }

    /**
     * Writes every state to bytes, drops all operators and state, makes new ones, and reads the bytes. What models have
     * emitted stays recorded; the clock stays where it is.
     */
    public void restart() {
        StateDump dump = state();
        Wiring before = wiring;
        wiring = wired();
        for (SourceStage<?, ?> stage : before.sources().values()) {
            stage(stage.spec().name()).countFrom(stage.badRecords());
        }
        restore(dump);
    }

    private void restore(StateDump dump) {
        Map<String, KeyedStage<?, ?, ?>> byUid = new LinkedHashMap<>();
        wiring.keyed().forEach(stage -> byUid.put(stage.uid(), stage));
        for (StateImage image : dump.states()) {
            Objects.requireNonNull(byUid.get(image.uid())).restore(image);
        }
        for (StateDump.Timer timer : dump.timers()) {
            Objects.requireNonNull(byUid.get(timer.uid())).restore(timer);
        }
        for (StateDump.Watermark watermark : dump.watermarks()) {
            Objects.requireNonNull(byUid.get(watermark.uid())).advanceWatermark(watermark.millis());
        }
    }

    /** Everything that a restart keeps, as bytes. */
    public StateDump state() {
        List<StateImage> images = new ArrayList<>();
        List<StateDump.Timer> timers = new ArrayList<>();
        List<StateDump.Watermark> watermarks = new ArrayList<>();
        wiring.keyed().forEach(stage -> stage.dumpTo(images, timers, watermarks));
        return new StateDump(topology.application(), images, timers, watermarks);
    }
}
