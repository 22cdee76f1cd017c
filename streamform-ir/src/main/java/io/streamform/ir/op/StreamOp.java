package io.streamform.ir.op;

import io.streamform.ir.expr.Expr;
import io.streamform.ir.state.StateLayout;
import io.streamform.ir.type.RowType;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * An operator of the dataflow. Operators name their inputs by id; {@code Program} holds them in topological order. Where
 * an operator came from in the SQL is held beside it, never inside: equality is meaning.
 */
public sealed interface StreamOp {

    /** Identity across releases. */
    OpId id();

    /** Ids of the operators read, in order. */
    List<OpId> inputs();

    /** The rows that leave. */
    RowType output();

    /** The changes that leave. */
    ChangelogMode mode();

    /** What is kept per key; empty for a stateless operator. */
    StateLayout state();

    /** Calls the method of {@code visitor} for this operator. */
    <R> R accept(OpVisitor<R> visitor);

    /**
     * Reads a source of the project. An upsert source's edge carries raw upserts and tombstones and is always followed by
     * a {@link Normalize}.
     *
     * @param source name in sources.yml
     */
    record Source(OpId id, String source, RowType output, ChangelogMode mode) implements StreamOp {
        @Override
        public List<OpId> inputs() {
            return List.of();
        }

        @Override
        public StateLayout state() {
            return StateLayout.NONE;
        }

        @Override
        public <R> R accept(OpVisitor<R> visitor) {
            return visitor.visitSource(this);
        }
    }

    /**
     * Watermark = greatest value of the event-time column so far − {@code maxDelay}, as Flink SQL's WATERMARK clause
     * {@code ts - INTERVAL} has it.
     *
     * @param column index of the event-time column, a TIMESTAMP(3)
     * @param maxDelay not negative
     * @param idleAfter processing time without rows after which a split no longer holds the watermark back
     */
    record Watermark(
            OpId id,
            OpId input,
            RowType output,
            ChangelogMode mode,
            int column,
            Duration maxDelay,
            Optional<Duration> idleAfter)
            implements StreamOp {
        @Override
        public List<OpId> inputs() {
            return List.of(input);
        }

        @Override
        public StateLayout state() {
            return StateLayout.NONE;
        }

        @Override
        public <R> R accept(OpVisitor<R> visitor) {
            return visitor.visitWatermark(this);
        }
    }

    /**
     * Remembers the present row of every key of an upsert source and emits complete inserts, updates and deletes. A
     * tombstone for an unknown key and an upsert that changes nothing emit nothing.
     *
     * @param key the primary key's columns in canonical order
     * @param ttl how long a key is kept at least after its last write; empty for ever
     */
    record Normalize(
            OpId id,
            OpId input,
            RowType output,
            ChangelogMode mode,
            List<KeyColumn> key,
            Optional<Duration> ttl,
            StateLayout state)
            implements StreamOp {
        /** Copies the key. */
        public Normalize {
            key = List.copyOf(key);
        }

        @Override
        public List<OpId> inputs() {
            return List.of(input);
        }

        @Override
        public <R> R accept(OpVisitor<R> visitor) {
            return visitor.visitNormalize(this);
        }
    }

    /**
     * Filters by {@code predicate}, then projects. Keeps the rows for which the predicate is TRUE; for an update it looks
     * at both rows and emits an update, an insert, a delete or nothing.
     *
     * @param projection one expression over the input row per output column
     */
    record Calc(
            OpId id, OpId input, RowType output, ChangelogMode mode, Optional<Expr> predicate, List<Expr> projection)
            implements StreamOp {
        /** Copies the projection and checks its length. */
        public Calc {
            projection = List.copyOf(projection);
            if (projection.size() != output.size()) {
                throw new IllegalArgumentException(
                        id + ": " + projection.size() + " expressions for " + output.size() + " columns");
            }
        }

        @Override
        public List<OpId> inputs() {
            return List.of(input);
        }

        @Override
        public StateLayout state() {
            return StateLayout.NONE;
        }

        @Override
        public <R> R accept(OpVisitor<R> visitor) {
            return visitor.visitCalc(this);
        }
    }

    /**
     * {@code GROUP BY} with accumulators per key, accepting updates and deletes. Emits, per change of a group, an insert,
     * an update, a delete or, if the group's row is the same as before, nothing.
     *
     * @param key grouping columns of the input in canonical order; empty for a global aggregate
     * @param calls aggregate calls, which read {@code accumulators}
     * @param accumulators fields of the group's state, shared between calls
     * @param retracting whether the input can update or delete
     * @param having over the virtual row (keys in the order of {@code key}, then calls); a group whose predicate is not
     *     TRUE has no row
     * @param projection over the same virtual row, one expression per output column
     * @param ttl how long a group is kept at least after its last write; empty for ever
     */
    record Aggregate(
            OpId id,
            OpId input,
            RowType output,
            ChangelogMode mode,
            List<KeyColumn> key,
            List<AggregateCall> calls,
            List<AccumulatorField> accumulators,
            boolean retracting,
            Optional<Expr> having,
            List<Expr> projection,
            Optional<Duration> ttl,
            StateLayout state)
            implements StreamOp {
        /** Copies the lists and checks the projection's length. */
        public Aggregate {
            key = List.copyOf(key);
            calls = List.copyOf(calls);
            accumulators = List.copyOf(accumulators);
            projection = List.copyOf(projection);
            if (projection.size() != output.size()) {
                throw new IllegalArgumentException(
                        id + ": " + projection.size() + " expressions for " + output.size() + " columns");
            }
        }

        @Override
        public List<OpId> inputs() {
            return List.of(input);
        }

        @Override
        public <R> R accept(OpVisitor<R> visitor) {
            return visitor.visitAggregate(this);
        }
    }

    /**
     * Writes a model's rows to its sink. The {@link #mode()} is the one of the materialization.
     *
     * @param model name of the model
     */
    record Sink(OpId id, OpId input, String model, RowType output, ChangelogMode mode) implements StreamOp {
        @Override
        public List<OpId> inputs() {
            return List.of(input);
        }

        @Override
        public StateLayout state() {
            return StateLayout.NONE;
        }

        @Override
        public <R> R accept(OpVisitor<R> visitor) {
            return visitor.visitSink(this);
        }
    }
}
