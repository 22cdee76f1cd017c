package io.streamform.sql.project;

import io.streamform.ir.diagnostic.Span;
import io.streamform.ir.program.Connector;
import io.streamform.ir.program.SourceDefinition;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * A source as sources.yml declares it: keys and values are known, names of columns and their types are texts still.
 *
 * @param name dotted name
 * @param span place of the name
 * @param columns in order
 * @param primaryKey names of columns, empty without one
 * @param description may be empty
 */
public record SourceDeclaration(
        String name,
        Span span,
        List<ColumnDeclaration> columns,
        List<Located<String>> primaryKey,
        SourceDefinition.Changelog changelog,
        Optional<EventTimeDeclaration> eventTime,
        SourceDefinition.OnBadRecord onBadRecord,
        Connector connector,
        String description) {

    /** Copies the lists. */
    public SourceDeclaration {
        columns = List.copyOf(columns);
        primaryKey = List.copyOf(primaryKey);
    }

    /** A column with its type as written, for example {@code DECIMAL(12, 2) NOT NULL}. */
    public record ColumnDeclaration(Located<String> name, Located<String> type) {}

    /** The {@code event_time} of a source. */
    public record EventTimeDeclaration(Located<String> column, Duration maxDelay, Optional<Duration> idleAfter) {}
}
