package io.streamform.flink.connector;

import io.streamform.flink.job.Probe;
import io.streamform.flink.state.Constant;
import io.streamform.runtime.change.Change;
import io.streamform.runtime.format.DebeziumJson;
import io.streamform.runtime.format.JsonRecords;
import io.streamform.runtime.format.KeyedJson;
import io.streamform.runtime.schema.KeySchema;
import io.streamform.runtime.schema.RowSchema;
import io.streamform.runtime.topology.SinkSpec;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * The formats that a sink writes with.
 *
 * @param <K> upsert key
 * @param <T> row
 */
final class ChangeEncoder<K, T> implements Serializable {

    private static final long serialVersionUID = 1L;

    private final String model;
    private final Constant<RowSchema<T>> row;
    private final @Nullable Constant<KeySchema<K, T>> key;
    private final @Nullable Probe probe;
    private transient @Nullable JsonRecords<T> records;
    private transient @Nullable KeyedJson<K, T> keyed;
    private transient @Nullable DebeziumJson<T> envelopes;

    ChangeEncoder(SinkSpec<K, T> spec, @Nullable Probe probe) {
        this.probe = probe;
        this.model = spec.model();
        this.row = Constant.of(spec.schema());
        KeySchema<K, T> schema = spec.key();
        this.key = schema == null ? null : Constant.of(schema);
    }

    /** Lets a run in this process see what is written. */
    void seen(Change<T> change) {
        if (probe != null) {
            probe.wrote(model, change, row.get(), key == null ? null : key.get());
        }
    }

    /** The row of an insert; anything else in an append stream is a bug. */
    T appended(Change<T> change) {
        T after = change.after();
        if (after == null || change.before() != null) {
            throw new IllegalStateException("model " + model + " is append but emitted " + change);
        }
        return after;
    }

    JsonRecords<T> records() {
        JsonRecords<T> format = records;
        if (format == null) {
            format = new JsonRecords<>(row.get().json());
            records = format;
        }
        return format;
    }

    KeyedJson<K, T> keyed() {
        KeyedJson<K, T> format = keyed;
        if (format == null) {
            format = new KeyedJson<>(keys().json(), keys()::key, row.get().json());
            keyed = format;
        }
        return format;
    }

    KeySchema<K, T> keys() {
        if (key == null) {
            throw new IllegalStateException("model " + model + " is upsert without a key");
        }
        return key.get();
    }

    DebeziumJson<T> envelopes() {
        DebeziumJson<T> format = envelopes;
        if (format == null) {
            format = new DebeziumJson<>(row.get().json());
            envelopes = format;
        }
        return format;
    }
}
