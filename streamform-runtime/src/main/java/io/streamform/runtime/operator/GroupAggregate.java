package io.streamform.runtime.operator;

import io.streamform.runtime.change.Change;
import io.streamform.runtime.codec.Codec;
import io.streamform.runtime.state.ValueSlot;
import io.streamform.runtime.state.ValueState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code GROUP BY} over append and updating input. Per element it emits at most one change: what became of the group's
 * row. The row of a group can be absent although the group exists (HAVING).
 *
 * <p>A delete for a group that does not exist, for example because it expired, is ignored, as Flink SQL does. State of a
 * group whose last write is at least the TTL ago counts as absent; nothing is emitted when a group expires.
 *
 * @param <K> key of the group
 * @param <I> row read
 * @param <A> accumulator
 * @param <O> row emitted
 */
public abstract class GroupAggregate<K, I, A extends Accumulator, O> implements KeyedOperator<K, Change<I>, O> {

    /** Role of the state that holds the accumulators. */
    public static final String ROLE = "acc";

    private final Codec<A> codec;
    private final long ttlMillis;
    private final List<RetractableExtreme<K, ?>> extremes;

    private @Nullable Host<K, O> host;
    private @Nullable ValueState<K, A> accumulators;

    /**
     * Creates the operator.
     *
     * @param codec of the accumulators
     * @param ttlMillis how long a group is kept after its last write, 0 for ever
     * @param extremes the MIN and MAX over retracting input that {@link #accumulate} and {@link #retract} use
     */
    protected GroupAggregate(Codec<A> codec, long ttlMillis, List<RetractableExtreme<K, ?>> extremes) {
        this.codec = codec;
        this.ttlMillis = ttlMillis;
        this.extremes = List.copyOf(extremes);
    }

    /** An accumulator of no rows. */
    protected abstract A create();

    /** Adds {@code row}. {@link Accumulator#rows} is kept by this class. */
    protected abstract void accumulate(K key, A accumulator, I row);

    /** Takes {@code row} away again. {@link Accumulator#rows} is kept by this class. */
    protected abstract void retract(K key, A accumulator, I row);

    /** The row of the group, or null if it has none (HAVING is not TRUE). */
    protected abstract @Nullable O result(K key, A accumulator);

    @Override
    public final void open(Host<K, O> opened) {
        host = opened;
        accumulators = opened.value(new ValueSlot<>(ROLE, codec, extremes.isEmpty() ? ttlMillis : 0));
        for (RetractableExtreme<K, ?> extreme : extremes) {
            extreme.open(opened);
        }
    }

    @Override
    public final void row(K key, Change<I> change) {
        ValueState<K, A> state = java.util.Objects.requireNonNull(accumulators);
        Host<K, O> to = java.util.Objects.requireNonNull(host);
        A accumulator = live(key, state, to);
        I removed = change.before();
        I added = change.after();
        boolean created = accumulator == null;
        O before = null;
        if (accumulator == null) {
            if (added == null) {
                return;
            }
            // The group is unknown, so there is nothing that the row before could be taken from.
            removed = null;
            accumulator = create();
        } else {
            before = result(key, accumulator);
        }
        if (removed != null) {
            accumulator.rows--;
            if (accumulator.rows == 0) {
                // An empty group keeps no rest of what was in it (infinities, rounding of doubles), whether its last
                // row
                // is deleted or replaced.
                clearExtremes(key);
                accumulator = create();
            } else {
                retract(key, accumulator, removed);
            }
        }
        if (added != null) {
            accumulator.rows++;
            accumulate(key, accumulator, added);
        }
        O after = null;
        if (accumulator.rows == 0) {
            remove(key, state);
        } else {
            after = result(key, accumulator);
            store(key, accumulator, created, state, to);
        }
        Change<O> result = Change.between(before, after);
        if (result != null) {
            to.out().emit(result);
        }
    }

    private @Nullable A live(K key, ValueState<K, A> state, Host<K, O> to) {
        A accumulator = state.get(key);
        if (accumulator != null && ttlMillis > 0 && to.now() - accumulator.lastWrite >= ttlMillis) {
            remove(key, state);
            return null;
        }
        return accumulator;
    }

    private void store(K key, A accumulator, boolean created, ValueState<K, A> state, Host<K, O> to) {
        if (ttlMillis > 0) {
            accumulator.lastWrite = to.now();
            if (created && !extremes.isEmpty()) {
                // Entries of an extreme are not rewritten with their group, so the host's own garbage collection, which
                // goes by the age of an entry, cannot be used for them.
                to.cleanUpAt(key, accumulator.lastWrite + ttlMillis);
            }
        }
        state.put(key, accumulator);
    }

    private void remove(K key, ValueState<K, A> state) {
        state.remove(key);
        clearExtremes(key);
    }

    private void clearExtremes(K key) {
        for (RetractableExtreme<K, ?> extreme : extremes) {
            extreme.clear(key);
        }
    }

    @Override
    public final void cleanUp(K key, long now) {
        ValueState<K, A> state = java.util.Objects.requireNonNull(accumulators);
        A accumulator = state.get(key);
        if (accumulator == null) {
            return;
        }
        if (now - accumulator.lastWrite >= ttlMillis) {
            remove(key, state);
        } else {
            java.util.Objects.requireNonNull(host).cleanUpAt(key, accumulator.lastWrite + ttlMillis);
        }
    }
}
