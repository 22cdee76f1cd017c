package io.streamform.runtime.operator;

import io.streamform.runtime.change.Change;
import io.streamform.runtime.change.Upsert;
import io.streamform.runtime.codec.Codec;
import io.streamform.runtime.state.Stamped;
import io.streamform.runtime.state.StampedCodec;
import io.streamform.runtime.state.ValueSlot;
import io.streamform.runtime.state.ValueState;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Turns upserts and tombstones into complete inserts, updates and deletes by remembering the present row of every key. A
 * tombstone for an unknown key and an upsert of an equal row emit nothing.
 *
 * <p>Needs no generated code beyond the row's codec. A row whose last write is at least the TTL ago counts as absent.
 */
public final class Normalize<K, T> implements KeyedOperator<K, Upsert<K, T>, T> {

    /** Role of the state that holds the rows. */
    public static final String ROLE = "row";

    private final Codec<T> rows;
    private final long ttlMillis;
    private @Nullable Host<K, T> host;
    private @Nullable ValueState<K, Stamped<T>> state;

    /**
     * Creates the operator.
     *
     * @param rows codec of the rows
     * @param ttlMillis how long a key is kept after its last write, 0 for ever
     */
    public Normalize(Codec<T> rows, long ttlMillis) {
        this.rows = rows;
        this.ttlMillis = ttlMillis;
    }

    @Override
    public void open(Host<K, T> opened) {
        host = opened;
        state = opened.value(new ValueSlot<>(ROLE, new StampedCodec<>(rows), ttlMillis));
    }

    @Override
    public void row(K key, Upsert<K, T> element) {
        ValueState<K, Stamped<T>> kept = Objects.requireNonNull(state);
        Host<K, T> to = Objects.requireNonNull(host);
        Stamped<T> entry = kept.get(key);
        long now = ttlMillis > 0 ? to.now() : 0;
        T before = entry == null || (ttlMillis > 0 && now - entry.lastWrite() >= ttlMillis) ? null : entry.value();
        T after = element.row();
        if (after == null) {
            kept.remove(key);
        } else if (ttlMillis > 0 || !after.equals(before)) {
            kept.put(key, new Stamped<>(now, after));
        }
        Change<T> change = Change.between(before, after);
        if (change != null) {
            to.out().emit(change);
        }
    }

    @Override
    public void cleanUp(K key, long now) {
        throw new IllegalStateException("a normalisation registers no timers");
    }
}
