package io.streamform.it.cluster;

import org.jspecify.annotations.Nullable;

/**
 * A record to write to a topic, as UTF-8 text.
 *
 * @param key the key, which also chooses the partition; null for none
 * @param value the value; null for a tombstone
 */
public record OutgoingRecord(@Nullable String key, @Nullable String value) {

    /** Returns a record without a key. */
    public static OutgoingRecord unkeyed(String value) {
        return new OutgoingRecord(null, value);
    }

    /** Returns a record that deletes its key. */
    public static OutgoingRecord tombstone(String key) {
        return new OutgoingRecord(key, null);
    }
}
