package io.streamform.runtime.topology;

import io.streamform.runtime.schema.KeySchema;
import io.streamform.runtime.schema.RowSchema;
import org.jspecify.annotations.Nullable;

/**
 * A sink, as generated code declares it.
 *
 * @param model name of the model written
 * @param schema of its rows
 * @param mode what is written for each change
 * @param key upsert key; null unless {@link Mode#UPSERT}
 * @param connector where it writes
 */
public record SinkSpec<K, T>(
        String model,
        RowSchema<T> schema,
        Mode mode,
        @Nullable KeySchema<K, T> key,
        ConnectorSpec connector) {

    /** How changes are written. */
    public enum Mode {
        /** Rows. */
        APPEND,
        /** Key and row; key and nothing for a delete. */
        UPSERT,
        /** An envelope with the row before, the row after and the kind. */
        RETRACT
    }
}
