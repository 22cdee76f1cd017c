package io.streamform.ir.program;

import io.streamform.ir.type.RowType;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * A source as sources.yml describes it.
 *
 * @param name dotted name, for example {@code commerce.transactions}
 * @param primaryKey columns, empty without one; required for {@link Changelog#UPSERT}
 * @param description one line for generated documentation, may be empty
 */
public record SourceDefinition(
        String name,
        RowType row,
        List<String> primaryKey,
        Changelog changelog,
        Optional<EventTime> eventTime,
        OnBadRecord onBadRecord,
        Connector connector,
        String description) {

    /** Copies the key. */
    public SourceDefinition {
        primaryKey = List.copyOf(primaryKey);
    }

    /** What the records of a source mean. */
    public enum Changelog {
        /** Every record is a new row. */
        APPEND,
        /** A record replaces the row of its key; a tombstone deletes it. */
        UPSERT,
        /** Records carry inserts, updates with both rows, deletes (a Debezium envelope). */
        RETRACT
    }

    /** What to do with a record that cannot be decoded or breaks the schema. */
    public enum OnBadRecord {
        /** Fail the job. */
        FAIL,
        /** Count and drop it. */
        DROP
    }

    /**
     * Event time.
     *
     * @param column a TIMESTAMP(3) column
     * @param maxDelay watermark = greatest event time − this
     * @param idleAfter see {@link io.streamform.ir.op.StreamOp.Watermark}
     */
    public record EventTime(String column, Duration maxDelay, Optional<Duration> idleAfter) {}
}
