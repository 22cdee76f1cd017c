package io.streamform.runtime.state;

import org.jspecify.annotations.Nullable;

/**
 * One value per key. The value returned by {@link #get} may be changed in place if it is then given to {@link #put};
 * whoever changes it without doing so has undefined state.
 */
public interface ValueState<K, V> {

    /** The value of {@code key}, or null. */
    @Nullable
    V get(K key);

    /** Sets the value of {@code key}. */
    void put(K key, V value);

    /** Removes the value of {@code key}; nothing happens without one. */
    void remove(K key);
}
