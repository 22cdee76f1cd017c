package io.streamform.sim.release;

import io.streamform.runtime.change.Change;
import io.streamform.runtime.change.SourceElement;
import io.streamform.runtime.change.Upsert;
import io.streamform.runtime.schema.ColumnInfo;
import io.streamform.runtime.schema.KeySchema;
import io.streamform.runtime.schema.RowSchema;
import io.streamform.runtime.topology.SourceSpec;
import io.streamform.sim.Simulator;
import io.streamform.sim.value.ValueException;
import io.streamform.sim.value.ValueText;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the steps of a scenario against the sources of a simulation. */
final class Steps {

    private final Simulator simulator;

    Steps(Simulator simulator) {
        this.simulator = simulator;
    }

    /**
     * What the step does.
     *
     * @throws IllegalArgumentException if it is malformed or does not fit the application
     */
    Runnable prepare(int number, @Nullable Object value) {
        String what = "step " + number;
        Map<String, @Nullable Object> step = JsonTree.object(what, value);
        if (step.size() == 1 && step.get("advance") instanceof Long millis) {
            return () -> simulator.advance(millis);
        }
        if (step.size() == 1 && Boolean.TRUE.equals(step.get("restart"))) {
            return simulator::restart;
        }
        Object name = step.get("source");
        if (step.size() != 2 || name == null) {
            throw new IllegalArgumentException(
                    what + " is " + step + "; expected a source with one change, advance, or restart");
        }
        for (SourceSpec<?, ?> spec : simulator.sources()) {
            if (spec.name().equals(name)) {
                return feed(what, spec, step);
            }
        }
        throw new IllegalArgumentException(what + ": no source " + name);
    }

    private <K, T> Runnable feed(String what, SourceSpec<K, T> spec, Map<String, @Nullable Object> step) {
        String op = step.keySet().stream()
                .filter(key -> !key.equals("source"))
                .findFirst()
                .orElseThrow();
        SourceElement<T> element = element(what + " of " + spec.name(), spec, op, step.get(op));
        return () -> simulator.feed(spec.name(), element);
    }

    private static <K, T> SourceElement<T> element(
            String what, SourceSpec<K, T> spec, String op, @Nullable Object value) {
        Map<String, @Nullable Object> columns = JsonTree.object(what, value);
        KeySchema<K, T> key = spec.key();
        boolean upserts = spec.changelog() == SourceSpec.Changelog.UPSERT;
        if (upserts && key != null && op.equals("upsert")) {
            T row = row(what, spec.schema(), columns);
            return new Upsert<>(key.key(row), row);
        }
        if (upserts && key != null && op.equals("tombstone")) {
            return new Upsert<>(key.of(values(what, key.columns(), columns)), null);
        }
        if (!upserts && op.equals("insert")) {
            return Change.insert(row(what, spec.schema(), columns));
        }
        boolean retracts = spec.changelog() == SourceSpec.Changelog.RETRACT;
        if (retracts && op.equals("delete")) {
            return Change.delete(row(what, spec.schema(), columns));
        }
        if (retracts && op.equals("update")) {
            return Change.update(
                    row(what, spec.schema(), JsonTree.object(what + ", before", columns.get("before"))),
                    row(what, spec.schema(), JsonTree.object(what + ", after", columns.get("after"))));
        }
        throw new IllegalArgumentException(what + ": a source of changelog " + spec.changelog() + " has no " + op);
    }

    private static <T> T row(String what, RowSchema<T> schema, Map<String, @Nullable Object> columns) {
        return schema.row(values(what, schema.columns(), columns));
    }

    private static @Nullable Object[] values(
            String what, List<ColumnInfo> columns, Map<String, @Nullable Object> given) {
        @Nullable Object[] values = new @Nullable Object[columns.size()];
        int found = 0;
        for (int i = 0; i < values.length; i++) {
            ColumnInfo column = columns.get(i);
            Object text = given.get(column.name());
            found += given.containsKey(column.name()) ? 1 : 0;
            if (text instanceof String written) {
                try {
                    values[i] = ValueText.parse(column.type(), written);
                } catch (ValueException e) {
                    throw new IllegalArgumentException(what + ", column " + column.name() + ": " + e.getMessage(), e);
                }
            } else if (text != null || !column.type().nullable()) {
                throw new IllegalArgumentException(what + ", column " + column.name() + " is " + text + "; expected "
                        + column.type().text() + " as text");
            }
        }
        if (found != given.size()) {
            throw new IllegalArgumentException(what + " has unknown columns: " + given.keySet());
        }
        return values;
    }
}
