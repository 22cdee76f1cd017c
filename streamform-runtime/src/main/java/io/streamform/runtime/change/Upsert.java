package io.streamform.runtime.change;

import org.jspecify.annotations.Nullable;

/**
 * A record of an upsert source before it is normalised: the row that is now valid for a key, or none.
 *
 * @param key the primary key
 * @param row the row, or null for a tombstone
 */
public record Upsert<K, T>(K key, @Nullable T row) implements SourceElement<T> {}
