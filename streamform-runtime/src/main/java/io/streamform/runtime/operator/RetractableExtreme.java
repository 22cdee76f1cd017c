package io.streamform.runtime.operator;

import io.streamform.runtime.codec.Codec;
import io.streamform.runtime.state.Counted;
import io.streamform.runtime.state.CountedCodec;
import io.streamform.runtime.state.OrderKey;
import io.streamform.runtime.state.OrderedSlot;
import io.streamform.runtime.state.OrderedState;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * MIN or MAX over input that can take values away: all values of a group with their counts, in the order that makes the
 * extreme the first. The present extreme is kept in the accumulator, so that adding a value reads one entry at most and
 * only the removal of the extreme itself looks for the next.
 *
 * <p>A count can be negative for a while (a delete that overtook its insert); such a value is not an extreme.
 */
public final class RetractableExtreme<K, V> {

    private final String role;
    private final Codec<V> codec;
    private final Function<V, OrderKey> order;
    private @Nullable OrderedState<K, Counted<V>> values;

    /**
     * Creates an extreme.
     *
     * @param role name of the ordered state
     * @param codec of the values
     * @param order ascending for MIN, descending for MAX
     */
    public RetractableExtreme(String role, Codec<V> codec, Function<V, OrderKey> order) {
        this.role = role;
        this.codec = codec;
        this.order = order;
    }

    void open(Host<K, ?> host) {
        values = host.ordered(new OrderedSlot<>(role, new CountedCodec<>(codec)));
    }

    void clear(K key) {
        Objects.requireNonNull(values).clear(key);
    }

    /** Adds {@code value}; returns the extreme from now on. A NULL is ignored. */
    public @Nullable V add(K key, @Nullable V present, @Nullable V value) {
        if (value == null) {
            return present;
        }
        OrderedState<K, Counted<V>> state = Objects.requireNonNull(values);
        OrderKey place = order.apply(value);
        Counted<V> entry = state.get(key, place);
        long count = entry == null ? 1 : entry.count() + 1;
        if (count == 0) {
            state.remove(key, place);
            return present;
        }
        state.put(key, place, new Counted<>(value, count));
        if (count < 0) {
            return present;
        }
        return present == null || place.compareTo(order.apply(present)) < 0 ? value : present;
    }

    /** Takes {@code value} away; returns the extreme from now on. A NULL is ignored. */
    public @Nullable V remove(K key, @Nullable V present, @Nullable V value) {
        if (value == null) {
            return present;
        }
        OrderedState<K, Counted<V>> state = Objects.requireNonNull(values);
        OrderKey place = order.apply(value);
        Counted<V> entry = state.get(key, place);
        long count = entry == null ? -1 : entry.count() - 1;
        if (count == 0) {
            state.remove(key, place);
        } else {
            state.put(key, place, new Counted<>(value, count));
        }
        if (count > 0 || present == null || place.compareTo(order.apply(present)) != 0) {
            return present;
        }
        return first(key, state);
    }

    private @Nullable V first(K key, OrderedState<K, Counted<V>> state) {
        First<V> first = new First<>();
        state.scan(key, first);
        return first.value;
    }

    private static final class First<V> implements OrderedState.Visitor<Counted<V>> {
        private @Nullable V value;

        @Override
        public boolean visit(OrderKey order, Counted<V> entry) {
            if (entry.count() > 0) {
                value = entry.value();
                return false;
            }
            return true;
        }
    }
}
