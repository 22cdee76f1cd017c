package io.streamform.runtime.topology;

import io.streamform.runtime.operator.KeyedOperator;
import io.streamform.runtime.operator.StatelessOperator;
import io.streamform.runtime.schema.KeySchema;
import io.streamform.runtime.schema.RowSchema;
import java.util.function.Supplier;

/** A node of a {@link Topology}. Nodes are linked by index; an input comes before its readers. */
public sealed interface Node {

    /** Stable identity, the uid in a running job. */
    String uid();

    /** What it does, for people. */
    String name();

    /** A source; emits {@code SourceElement}s. */
    record Source<K, T>(String uid, String name, SourceSpec<K, T> spec) implements Node {}

    /** A normalisation of an upsert source; reads {@code Upsert}s. */
    record Normalized<K, T>(
            String uid,
            String name,
            int input,
            KeySchema<K, T> key,
            RowSchema<T> row,
            Supplier<KeyedOperator<K, ?, T>> operator)
            implements Node {}

    /** A stateless operator. */
    record Stateless<I, O>(
            String uid, String name, int input, RowSchema<O> row, Supplier<? extends StatelessOperator<I, O>> operator)
            implements Node {}

    /** A keyed operator; updates that change the key arrive split into a delete and an insert. */
    record Keyed<K, I, O>(
            String uid,
            String name,
            int input,
            KeySchema<K, I> key,
            RowSchema<O> row,
            Supplier<? extends KeyedOperator<K, ?, O>> operator)
            implements Node {}

    /** A sink. */
    record Sink<K, T>(String uid, String name, int input, SinkSpec<K, T> spec) implements Node {}
}
