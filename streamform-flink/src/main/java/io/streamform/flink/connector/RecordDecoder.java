package io.streamform.flink.connector;

import io.streamform.flink.job.Probe;
import io.streamform.flink.operator.SourceElementType;
import io.streamform.flink.state.Constant;
import io.streamform.runtime.change.BadRecord;
import io.streamform.runtime.change.Change;
import io.streamform.runtime.change.SourceElement;
import io.streamform.runtime.change.Upsert;
import io.streamform.runtime.format.BadRowException;
import io.streamform.runtime.format.DebeziumJson;
import io.streamform.runtime.format.JsonRecords;
import io.streamform.runtime.format.KeyedJson;
import io.streamform.runtime.schema.KeySchema;
import io.streamform.runtime.schema.RowSchema;
import io.streamform.runtime.topology.EventTime;
import io.streamform.runtime.topology.SourceSpec;
import java.io.Serializable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Turns the bytes of a record into what a source emits. Whatever is wrong with a record makes a {@link BadRecord}.
 *
 * @param <K> primary key of an upsert source
 * @param <T> row
 */
final class RecordDecoder<K, T> implements Serializable {

    private static final long serialVersionUID = 1L;

    private final String source;
    private final SourceSpec.Changelog changelog;
    private final Constant<RowSchema<T>> row;
    private final @Nullable Constant<KeySchema<K, T>> key;
    private final EventTime.@Nullable Extractor<T> eventTime;
    private final @Nullable String eventTimeColumn;
    private final @Nullable Probe probe;
    private transient @Nullable JsonRecords<T> records;
    private transient @Nullable KeyedJson<K, T> keyed;
    private transient @Nullable DebeziumJson<T> envelopes;

    RecordDecoder(SourceSpec<K, T> spec, @Nullable Probe probe) {
        this.probe = probe;
        this.source = spec.name();
        this.changelog = spec.changelog();
        this.row = Constant.of(spec.schema());
        KeySchema<K, T> schema = spec.key();
        this.key = schema == null ? null : Constant.of(schema);
        EventTime<T> time = spec.eventTime();
        this.eventTime = time == null ? null : time.extractor();
        this.eventTimeColumn = time == null ? null : time.column();
    }

    /** Type of what is emitted. */
    SourceElementType<T> type() {
        return changelog == SourceSpec.Changelog.UPSERT && key != null
                ? SourceElementType.of(row.get(), key.get())
                : SourceElementType.of(row.get());
    }

    /** Whether records have their key in front, as Kafka has it. */
    boolean keyed() {
        return changelog == SourceSpec.Changelog.UPSERT;
    }

    /** Decodes a record of Kafka; null for one that says nothing, as the tombstones that Debezium writes. */
    @Nullable
    SourceElement<T> decode(byte @Nullable [] keyBytes, byte @Nullable [] value, Supplier<String> place) {
        return seen(record(keyBytes, value, place));
    }

    /** Decodes a line of a file; null for one that says nothing. */
    @Nullable
    SourceElement<T> decodeLine(byte[] line, int length, Supplier<String> place) {
        return seen(line(line, length, place));
    }

    private @Nullable SourceElement<T> seen(@Nullable SourceElement<T> element) {
        if (probe != null) {
            probe.read(source, element instanceof BadRecord);
        }
        return element;
    }

    private @Nullable SourceElement<T> record(
            byte @Nullable [] keyBytes, byte @Nullable [] value, Supplier<String> place) {
        try {
            if (keyed()) {
                return complete(upserts().read(keyBytes, value), place);
            }
            if (value == null) {
                if (changelog == SourceSpec.Changelog.RETRACT) {
                    return null;
                }
                throw new BadRowException("record: found no value, expected an object");
            }
            return line(value, value.length, place);
        } catch (BadRowException e) {
            return new BadRecord<>(source, place.get(), e.reason());
        }
    }

    private @Nullable SourceElement<T> line(byte[] line, int length, Supplier<String> place) {
        try {
            switch (changelog) {
                case APPEND:
                    return complete(rows().read(line, 0, length), place);
                case UPSERT:
                    return complete(upserts().readEnvelope(line, 0, length), place);
                case RETRACT:
                    Change<T> change = changes().read(line, 0, length);
                    return change == null ? null : complete(change, place);
            }
            throw new AssertionError(changelog);
        } catch (BadRowException e) {
            return new BadRecord<>(source, place.get(), e.reason());
        }
    }

    private SourceElement<T> complete(SourceElement<T> element, Supplier<String> place) {
        EventTime.Extractor<T> time = eventTime;
        if (time == null) {
            return element;
        }
        boolean missing;
        if (element instanceof Change<T> change) {
            missing = isMissing(time, change.before()) || isMissing(time, change.after());
        } else if (element instanceof Upsert<?, T> upsert) {
            missing = isMissing(time, upsert.row());
        } else {
            missing = false;
        }
        return missing
                ? new BadRecord<>(
                        source,
                        place.get(),
                        "column '" + eventTimeColumn + "': found null, expected a value, as it is the event time")
                : element;
    }

    private static <T> boolean isMissing(EventTime.Extractor<T> time, @Nullable T row) {
        return row != null && time.millis(row) == EventTime.Extractor.NONE;
    }

    private JsonRecords<T> rows() {
        JsonRecords<T> format = records;
        if (format == null) {
            format = new JsonRecords<>(row.get().json());
            records = format;
        }
        return format;
    }

    private KeyedJson<K, T> upserts() {
        KeyedJson<K, T> format = keyed;
        if (format == null) {
            if (key == null) {
                throw new IllegalStateException("source " + source + " is an upsert source without a key");
            }
            KeySchema<K, T> keys = key.get();
            format = new KeyedJson<>(keys.json(), keys::key, row.get().json());
            keyed = format;
        }
        return format;
    }

    private DebeziumJson<T> changes() {
        DebeziumJson<T> format = envelopes;
        if (format == null) {
            format = new DebeziumJson<>(row.get().json());
            envelopes = format;
        }
        return format;
    }
}
