package io.streamform.runtime.operator;

import io.streamform.runtime.state.NamespacedSlot;
import io.streamform.runtime.state.NamespacedState;
import io.streamform.runtime.state.OrderedSlot;
import io.streamform.runtime.state.OrderedState;
import io.streamform.runtime.state.ValueSlot;
import io.streamform.runtime.state.ValueState;

/**
 * What an engine gives to a {@link KeyedOperator}: state, output, clock. All states are registered within
 * {@link KeyedOperator#open}; the roles of one operator's states are distinct.
 *
 * @param <K> key
 * @param <O> row emitted
 */
public interface Host<K, O> {

    /** Registers a state of one value per key. */
    <V> ValueState<K, V> value(ValueSlot<V> slot);

    /** Registers a state of one value per key and namespace. */
    <N, V> NamespacedState<K, N, V> namespaced(NamespacedSlot<N, V> slot);

    /** Registers a state of ordered entries per key. */
    <V> OrderedState<K, V> ordered(OrderedSlot<V> slot);

    /** Where changes go. */
    Output<O> out();

    /** Processing time, milliseconds since 1970-01-01T00:00:00Z. In tests it moves only when told. */
    long now();

    /** The present watermark in milliseconds, {@link Long#MIN_VALUE} before the first; it survives a restart. */
    long watermark();

    /**
     * Asks for {@link KeyedOperator#cleanUp} of {@code key} once processing time is at least {@code time}. Asking twice
     * for the same key and time is one timer; timers survive a restart.
     */
    void cleanUpAt(K key, long time);
}
