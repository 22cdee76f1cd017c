package io.streamform.runtime.state;

import org.jspecify.annotations.Nullable;

/** Entries per key in ascending order of their {@link OrderKey}. Values follow the rule of {@link ValueState}. */
public interface OrderedState<K, V> {

    /** The value at {@code order} of {@code key}, or null. */
    @Nullable
    V get(K key, OrderKey order);

    /** Sets the value at {@code order} of {@code key}. */
    void put(K key, OrderKey order, V value);

    /** Removes the entry at {@code order} of {@code key}; nothing happens without one. */
    void remove(K key, OrderKey order);

    /** Visits the entries of {@code key} in ascending order until the visitor stops. The visitor must not change state. */
    void scan(K key, Visitor<V> visitor);

    /** Removes all entries of {@code key}. */
    void clear(K key);

    /** Sees entries one by one. */
    interface Visitor<V> {
        /** Sees one entry; returns whether to go on. */
        boolean visit(OrderKey order, V value);
    }
}
