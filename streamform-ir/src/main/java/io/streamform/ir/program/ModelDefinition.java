package io.streamform.ir.program;

import io.streamform.ir.op.ChangelogMode;
import io.streamform.ir.op.OpId;
import io.streamform.ir.type.RowType;
import java.util.List;
import java.util.Optional;

/**
 * A model: one SELECT and how its result is materialized.
 *
 * @param name name of the file without {@code .sql}
 * @param id stable id used in uids; the name unless streamform.lock says otherwise
 * @param path of the SQL file, relative to the project
 * @param sql text of the file
 * @param key the upsert key; empty unless the materialization is {@link Materialization#UPSERT} or the query implies one
 * @param output operator whose rows are the model's rows
 * @param mode changelog mode of those rows, as a test sees them: upsert if the model has a key, else append or retract
 * @param reads names of sources and models read, sorted
 * @param sink where it is written; empty for a view
 * @param description from streamform.yml, may be empty
 */
public record ModelDefinition(
        String name,
        String id,
        String path,
        String sql,
        RowType row,
        Materialization materialization,
        List<String> key,
        OpId output,
        ChangelogMode mode,
        List<String> reads,
        Optional<Connector> sink,
        String description) {

    /** Copies the lists. */
    public ModelDefinition {
        key = List.copyOf(key);
        reads = List.copyOf(reads);
    }

    /** How a model is materialized. */
    public enum Materialization {
        /** No sink: inlined without state, shared with state. */
        VIEW,
        /** A log of rows. */
        APPEND,
        /** A table with a key: last row per key, tombstones. */
        UPSERT,
        /** A changelog of whole rows. */
        RETRACT
    }
}
