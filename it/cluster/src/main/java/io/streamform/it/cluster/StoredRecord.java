package io.streamform.it.cluster;

import org.jspecify.annotations.Nullable;

/**
 * A committed record as it was read from a topic.
 *
 * @param partition its partition
 * @param offset its offset in the partition; markers of transactions occupy offsets too, so these have gaps
 * @param key the key as UTF-8 text; null for none
 * @param value the value as UTF-8 text; null for a tombstone
 */
public record StoredRecord(
        int partition,
        long offset,
        @Nullable String key,
        @Nullable String value) {

    /** Tells whether the record deletes its key. */
    public boolean isTombstone() {
        return value == null;
    }
}
