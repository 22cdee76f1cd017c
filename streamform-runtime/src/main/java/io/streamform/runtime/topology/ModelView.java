package io.streamform.runtime.topology;

import io.streamform.runtime.schema.RowSchema;
import java.util.List;

/**
 * A model as tests see it.
 *
 * @param name of the model
 * @param path of its SQL, relative to the project
 * @param node index of the node whose changes are the model's
 * @param schema of its rows
 * @param mode {@code append}, {@code upsert} or {@code retract}, as a changelog of the model is shown
 * @param key upsert key columns, empty unless {@code upsert}
 * @param reads names of sources and models that it reads
 */
public record ModelView<T>(
        String name, String path, int node, RowSchema<T> schema, Mode mode, List<String> key, List<String> reads) {

    /** Copies the lists. */
    public ModelView {
        key = List.copyOf(key);
        reads = List.copyOf(reads);
    }

    /** How a changelog is shown. */
    public enum Mode {
        /** Inserts only. */
        APPEND,
        /** An update is one {@code update_after}. */
        UPSERT,
        /** An update is an {@code update_before} and an {@code update_after}. */
        RETRACT
    }
}
