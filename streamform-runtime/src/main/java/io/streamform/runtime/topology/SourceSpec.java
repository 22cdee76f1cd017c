package io.streamform.runtime.topology;

import io.streamform.runtime.schema.KeySchema;
import io.streamform.runtime.schema.RowSchema;
import org.jspecify.annotations.Nullable;

/**
 * A source, as generated code declares it.
 *
 * @param name as in sources.yml
 * @param schema of its rows
 * @param changelog what its records mean
 * @param key primary key; null without one, required for {@link Changelog#UPSERT}
 * @param eventTime null without event time
 * @param onBadRecord what to do with a record that cannot be decoded
 * @param connector where it reads
 */
public record SourceSpec<K, T>(
        String name,
        RowSchema<T> schema,
        Changelog changelog,
        @Nullable KeySchema<K, T> key,
        @Nullable EventTime<T> eventTime,
        OnBadRecord onBadRecord,
        ConnectorSpec connector) {

    /** What the records of a source mean. */
    public enum Changelog {
        /** Every record is a new row. */
        APPEND,
        /** A record replaces the row of its key; a tombstone deletes it. */
        UPSERT,
        /** Records carry inserts, updates with both rows, and deletes. */
        RETRACT
    }

    /** What to do with a bad record. */
    public enum OnBadRecord {
        /** Fail the job. */
        FAIL,
        /** Count and drop it. */
        DROP
    }
}
