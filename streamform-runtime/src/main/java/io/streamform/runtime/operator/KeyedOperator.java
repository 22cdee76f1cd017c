package io.streamform.runtime.operator;

/**
 * An operator that keeps state per key. It is written once and hosted by the simulator and by Flink; it sees nothing but
 * its {@link Host}.
 *
 * <p>The contract, which the operator contract suite checks on every host:
 *
 * <ul>
 *   <li>One thread calls one instance; {@link #open} comes first.
 *   <li>What one element causes is emitted within the call, in an order that depends on state content alone, never on the
 *       iteration order of a map, a backend or a key group.
 *   <li>Nothing but keyed state survives; a field of the operator is either constant after {@link #open} or scratch space
 *       within one call.
 *   <li>The clock is {@link Host#now()}.
 * </ul>
 *
 * @param <K> key, immutable
 * @param <E> element read: a {@code Change} or an {@code Upsert}
 * @param <O> row emitted
 */
public interface KeyedOperator<K, E, O> {

    /** Registers all states and takes what is needed from the host. Called once, before anything else. */
    void open(Host<K, O> host);

    /** Handles one element of {@code key}. */
    void row(K key, E element);

    /**
     * Called when a timer registered with {@link Host#cleanUpAt} is due. May only remove state of {@code key} or register
     * another timer; it never emits, so that no order between timers can be observed.
     */
    void cleanUp(K key, long now);
}
