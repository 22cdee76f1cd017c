package io.streamform.runtime.state;

import org.jspecify.annotations.Nullable;

/** One value per key and namespace. Values follow the rule of {@link ValueState}. */
public interface NamespacedState<K, N, V> {

    /** The value of {@code key} in {@code namespace}, or null. */
    @Nullable
    V get(K key, N namespace);

    /** Sets the value of {@code key} in {@code namespace}. */
    void put(K key, N namespace, V value);

    /** Removes the value of {@code key} in {@code namespace}; nothing happens without one. */
    void remove(K key, N namespace);
}
