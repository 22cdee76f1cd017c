package io.streamform.runtime.state;

/**
 * A value with the time of its last write.
 *
 * @param lastWrite processing time in milliseconds; 0 where nothing expires
 */
public record Stamped<V>(long lastWrite, V value) {}
