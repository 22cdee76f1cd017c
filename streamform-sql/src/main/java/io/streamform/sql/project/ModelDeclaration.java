package io.streamform.sql.project;

import io.streamform.ir.diagnostic.Span;
import io.streamform.ir.program.Connector;
import io.streamform.ir.program.ModelDefinition;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * A model before its SQL is looked at: the text and its settings.
 *
 * @param name name of the file without {@code .sql}
 * @param path of the SQL file
 * @param sql its text
 * @param materialized how, and where that is said; the place is the SQL file's first character if nothing says it
 * @param key names of columns, empty if none is given
 * @param sink empty for a view
 * @param description may be empty
 * @param ttl how long state is kept after the last write; empty for ever
 * @param settings where the model's settings begin, for messages about them as a whole
 */
public record ModelDeclaration(
        String name,
        String path,
        String sql,
        Located<ModelDefinition.Materialization> materialized,
        List<Located<String>> key,
        Optional<Connector> sink,
        String description,
        Optional<Duration> ttl,
        Span settings) {

    /** Copies the list. */
    public ModelDeclaration {
        key = List.copyOf(key);
    }
}
