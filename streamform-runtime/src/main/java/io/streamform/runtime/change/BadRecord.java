package io.streamform.runtime.change;

/**
 * A record of a source that could not be turned into a row.
 *
 * @param source name of the source
 * @param place where the record stands: topic, partition and offset, or file and line
 * @param reason what was found and what was expected
 */
public record BadRecord<T>(String source, String place, String reason) implements SourceElement<T> {}
