package io.streamform.runtime.state;

/**
 * A value and how often it is present.
 *
 * @param count inserted less deleted; never 0, negative while deletes are ahead
 */
public record Counted<V>(V value, long count) {}
