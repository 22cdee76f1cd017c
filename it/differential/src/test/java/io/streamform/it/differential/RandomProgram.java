package io.streamform.it.differential;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A program and its input. The models form a chain or a fork over one source, so that the order of every model's changes
 * is defined.
 *
 * @param seed what it was made from
 */
record RandomProgram(long seed, Source source, List<Model> models) {

    /** What the records of a source mean. */
    enum Mode {
        APPEND,
        UPSERT,
        RETRACT
    }

    /** A column. */
    record Field(String name, Kind kind, boolean nullable) {
        String declaration() {
            return kind.type + (nullable ? "" : " NOT NULL");
        }
    }

    /** What happens to a row. */
    enum Op {
        INSERT,
        UPDATE,
        DELETE
    }

    /**
     * One event.
     *
     * @param before the row replaced or deleted; null for an insert and where an upsert finds nothing
     * @param after the new row; null for a delete
     */
    record Event(Op op, Object @Nullable [] before, Object @Nullable [] after) {
        @Override
        public String toString() {
            return op + " " + Arrays.toString(before) + " -> " + Arrays.toString(after);
        }
    }

    /** The source. */
    record Source(String name, Mode mode, List<Field> fields, List<Event> events) {
        /** Names of the primary key: the first column of an upsert source. */
        List<String> key() {
            return mode == Mode.UPSERT ? List.of(fields.get(0).name()) : List.of();
        }
    }

    /**
     * A model.
     *
     * @param sql with {@code $INPUT} for what it reads
     * @param reads name of the source or of a model before it
     * @param fields its columns
     * @param updating whether it can update
     */
    record Model(String name, String sql, String reads, List<Field> fields, boolean updating) {}

    /** A model's SQL in Streamform's dialect. */
    String streamformSql(Model model) {
        String input = model.reads().equals(source.name())
                ? "source('" + source.name() + "')"
                : "ref('" + model.reads() + "')";
        return model.sql().replace("$INPUT", input);
    }

    /** A model's SQL for Flink. */
    String flinkSql(Model model) {
        return model.sql().replace("$INPUT", "`" + model.reads() + "`");
    }

    /** Everything needed to see what the program is. */
    String describe() {
        return "seed " + seed + "\n" + source.mode() + " source " + source.name() + " "
                + source.fields().stream()
                        .map(f -> f.name() + " " + f.declaration())
                        .collect(Collectors.joining(", "))
                + "\n"
                + models.stream()
                        .map(m -> "-- " + m.name() + "\n" + streamformSql(m))
                        .collect(Collectors.joining("\n"))
                + "\n"
                + source.events().stream().map(Event::toString).collect(Collectors.joining("\n"));
    }
}
