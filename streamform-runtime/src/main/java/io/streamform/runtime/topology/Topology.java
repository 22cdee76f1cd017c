package io.streamform.runtime.topology;

import io.streamform.runtime.change.Change;
import io.streamform.runtime.change.Upsert;
import io.streamform.runtime.operator.KeyedOperator;
import io.streamform.runtime.operator.StatelessOperator;
import io.streamform.runtime.schema.KeySchema;
import io.streamform.runtime.schema.RowSchema;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The dataflow of an application, independent of the engine. Generated code builds it with {@link #builder}; the simulator
 * runs it; a test compares it with the generated Flink job.
 */
public final class Topology {

    private final String application;
    private final List<Node> nodes;
    private final List<ModelView<?>> models;

    private Topology(String application, List<Node> nodes, List<ModelView<?>> models) {
        this.application = application;
        this.nodes = List.copyOf(nodes);
        this.models = List.copyOf(models);
    }

    /** Starts a topology of the given application. */
    public static Builder builder(String application) {
        return new Builder(application);
    }

    /** Name of the application. */
    public String application() {
        return application;
    }

    /** Nodes; an input comes before its readers. */
    public List<Node> nodes() {
        return nodes;
    }

    /** Models in order of dependency. */
    public List<ModelView<?>> models() {
        return models;
    }

    /** Builds a {@link Topology} step by step, with the types of rows checked by the compiler. */
    public static final class Builder {

        private final String application;
        private final List<Node> nodes = new ArrayList<>();
        private final List<ModelView<?>> models = new ArrayList<>();
        private final Set<String> uids = new HashSet<>();

        private Builder(String application) {
            this.application = application;
        }

        private <T> Stream<T> add(Node node) {
            if (!uids.add(node.uid())) {
                throw new IllegalArgumentException("two nodes have the uid " + node.uid());
            }
            nodes.add(node);
            return new Stream<>(this, nodes.size() - 1);
        }

        /** Adds an append or retract source. */
        public <K, T> Stream<T> source(String uid, String name, SourceSpec<K, T> spec) {
            if (spec.changelog() == SourceSpec.Changelog.UPSERT) {
                throw new IllegalArgumentException("source " + spec.name() + " is an upsert source");
            }
            return add(new Node.Source<>(uid, name, spec));
        }

        /** Adds an upsert source, to be normalised. */
        public <K, T> UpsertStream<K, T> upsertSource(String uid, String name, SourceSpec<K, T> spec) {
            if (spec.changelog() != SourceSpec.Changelog.UPSERT || spec.key() == null) {
                throw new IllegalArgumentException("source " + spec.name() + " is not an upsert source with a key");
            }
            Stream<T> raw = add(new Node.Source<>(uid, name, spec));
            return new UpsertStream<>(this, raw.node, spec.key(), spec.schema());
        }

        /** Names the stream of a model. Models are given in order of dependency. */
        public <T> Builder model(
                String name,
                String path,
                Stream<T> stream,
                RowSchema<T> schema,
                ModelView.Mode mode,
                List<String> key,
                List<String> reads) {
            models.add(new ModelView<>(name, path, stream.node, schema, mode, key, reads));
            return this;
        }

        /** The topology. */
        public Topology build() {
            return new Topology(application, nodes, models);
        }
    }

    /** A stream of changes of rows of one type. */
    public static final class Stream<T> {

        private final Builder builder;
        private final int node;

        private Stream(Builder builder, int node) {
            this.builder = builder;
            this.node = node;
        }

        /** Adds a stateless operator. */
        public <O> Stream<O> stateless(
                String uid, String name, RowSchema<O> row, Supplier<? extends StatelessOperator<T, O>> operator) {
            return builder.add(new Node.Stateless<>(uid, name, node, row, operator));
        }

        /** Adds a keyed operator. */
        public <K, O> Stream<O> keyed(
                String uid,
                String name,
                KeySchema<K, T> key,
                RowSchema<O> row,
                Supplier<? extends KeyedOperator<K, Change<T>, O>> operator) {
            return builder.add(new Node.Keyed<>(uid, name, node, key, row, operator));
        }

        /** Adds a sink. */
        public <K> void sink(String uid, String name, SinkSpec<K, T> spec) {
            builder.add(new Node.Sink<>(uid, name, node, spec));
        }
    }

    /** A stream of upserts and tombstones. */
    public static final class UpsertStream<K, T> {

        private final Builder builder;
        private final int node;
        private final KeySchema<K, T> key;
        private final RowSchema<T> row;

        private UpsertStream(Builder builder, int node, KeySchema<K, T> key, RowSchema<T> row) {
            this.builder = builder;
            this.node = node;
            this.key = key;
            this.row = row;
        }

        /** Adds the operator that turns upserts into complete changes. */
        public Stream<T> normalized(
                String uid, String name, Supplier<? extends KeyedOperator<K, Upsert<K, T>, T>> operator) {
            return builder.add(new Node.Normalized<>(uid, name, node, key, row, operator::get));
        }
    }
}
