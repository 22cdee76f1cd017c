package io.streamform.sim;

import io.streamform.runtime.change.Change;
import io.streamform.runtime.change.Upsert;
import io.streamform.runtime.operator.KeySplit;
import io.streamform.runtime.operator.KeyedOperator;
import io.streamform.runtime.operator.Output;
import io.streamform.runtime.operator.StatelessOperator;
import io.streamform.runtime.topology.Node;
import io.streamform.runtime.topology.Topology;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/**
 * One life of a simulated application: operators made from the topology and linked. A restart makes another.
 *
 * <p>The casts here are those that a topology's builder has checked: a node's rows are what its input emits.
 */
final class Wiring {

    private final Topology topology;
    private final Clock clock;
    private final Map<Integer, Edge<?>> edges = new HashMap<>();
    private final Map<String, SourceStage<?, ?>> sources = new LinkedHashMap<>();
    private final Map<Integer, SourceStage<?, ?>> sourceOfNode = new HashMap<>();
    private final List<KeyedStage<?, ?, ?>> keyed = new ArrayList<>();

    /** Wires those nodes of {@code topology} that are in {@code nodes}, which holds the inputs of each. */
    Wiring(Topology topology, Set<Integer> nodes, Clock clock) {
        this.topology = topology;
        this.clock = clock;
        for (int index : new TreeSet<>(nodes)) {
            edges.put(index, new Edge<>());
            add(index, topology.nodes().get(index));
        }
    }

    /** The nodes that {@code node} depends on, and itself. */
    static void collectWithInputs(Topology topology, int node, Set<Integer> into) {
        int index = node;
        while (into.add(index)) {
            int input = input(topology.nodes().get(index));
            if (input < 0) {
                return;
            }
            index = input;
        }
    }

    /** Index of the input, −1 for a source. */
    private static int input(Node node) {
        if (node instanceof Node.Normalized<?, ?> normalized) {
            return normalized.input();
        }
        if (node instanceof Node.Stateless<?, ?> stateless) {
            return stateless.input();
        }
        if (node instanceof Node.Keyed<?, ?, ?> keyedNode) {
            return keyedNode.input();
        }
        if (node instanceof Node.Sink<?, ?> sink) {
            return sink.input();
        }
        return -1;
    }

    List<KeyedStage<?, ?, ?>> keyed() {
        return keyed;
    }

    /** By name, in the order of the topology. */
    Map<String, SourceStage<?, ?>> sources() {
        return sources;
    }

    @SuppressWarnings("unchecked")
    <T> Edge<T> edge(int node) {
        return (Edge<T>) Objects.requireNonNull(edges.get(node));
    }

    private void add(int index, Node node) {
        if (node instanceof Node.Source<?, ?> source) {
            addSource(index, source);
        } else if (node instanceof Node.Normalized<?, ?> normalized) {
            addNormalized(index, normalized);
        } else if (node instanceof Node.Stateless<?, ?> stateless) {
            addStateless(index, stateless);
        } else if (node instanceof Node.Keyed<?, ?, ?> keyedNode) {
            addKeyed(index, keyedNode);
        } else if (!(node instanceof Node.Sink<?, ?>)) {
            throw new IllegalStateException("the simulator does not know the node " + node);
        }
    }

    private <K, T> void addSource(int index, Node.Source<K, T> node) {
        SourceStage<K, T> stage = new SourceStage<>(node.spec(), edge(index));
        if (sources.putIfAbsent(node.spec().name(), stage) != null) {
            throw new IllegalStateException(
                    "two nodes read the source " + node.spec().name() + " in " + topology.application());
        }
        sourceOfNode.put(index, stage);
    }

    private <I, O> void addStateless(int index, Node.Stateless<I, O> node) {
        sourceOfNode.put(index, sourceOf(node.input()));
        StatelessOperator<I, O> operator = node.operator().get();
        Edge<O> out = edge(index);
        this.<I>edge(node.input()).addReader(change -> operator.row(change, out));
    }

    @SuppressWarnings("unchecked")
    private <K, T> void addNormalized(int index, Node.Normalized<K, T> node) {
        KeyedOperator<K, Upsert<K, T>, T> operator =
                (KeyedOperator<K, Upsert<K, T>, T>) node.operator().get();
        KeyedStage<K, Upsert<K, T>, T> stage = new KeyedStage<>(node.uid(), node.key(), operator, edge(index), clock);
        ((SourceStage<K, T>) register(index, node.input(), stage)).addNormalization(stage);
    }

    @SuppressWarnings("unchecked")
    private <K, I, O> void addKeyed(int index, Node.Keyed<K, I, O> node) {
        KeyedOperator<K, Change<I>, O> operator =
                (KeyedOperator<K, Change<I>, O>) node.operator().get();
        KeyedStage<K, Change<I>, O> stage = new KeyedStage<>(node.uid(), node.key(), operator, edge(index), clock);
        register(index, node.input(), stage);
        KeySplit<K, I> split = new KeySplit<>(node.key());
        Output<I> exchange = change -> stage.row(node.key().key(change.anyRow()), change);
        this.<I>edge(node.input()).addReader(change -> split.row(change, exchange));
    }

    private SourceStage<?, ?> register(int index, int input, KeyedStage<?, ?, ?> stage) {
        keyed.add(stage);
        SourceStage<?, ?> source = sourceOf(input);
        sourceOfNode.put(index, source);
        source.addDownstream(stage);
        return source;
    }

    private SourceStage<?, ?> sourceOf(int node) {
        return Objects.requireNonNull(sourceOfNode.get(node));
    }
}
