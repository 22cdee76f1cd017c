package io.streamform.runtime.topology;

/**
 * Event time of a source: watermark = greatest event time so far − {@code maxDelayMillis}.
 *
 * @param column name of the event-time column
 * @param extractor reads it
 * @param maxDelayMillis not negative
 * @param idleAfterMillis processing time without rows after which a split no longer holds the watermark back, 0 for never
 */
public record EventTime<T>(String column, Extractor<T> extractor, long maxDelayMillis, long idleAfterMillis) {

    /** Reads the event time of a row. */
    public interface Extractor<T> extends java.io.Serializable {

        /** Stands for NULL, which makes a record bad, as Flink SQL refuses a NULL row time. */
        long NONE = Long.MIN_VALUE;

        /** Milliseconds since 1970-01-01T00:00:00 in the time zone of the column's values, or {@link #NONE}. */
        long millis(T row);
    }
}
