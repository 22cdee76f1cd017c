package io.streamform.sim.yaml;

import io.streamform.runtime.change.Change;
import io.streamform.runtime.change.SourceElement;
import io.streamform.runtime.change.Upsert;
import io.streamform.runtime.schema.ColumnInfo;
import io.streamform.runtime.schema.KeySchema;
import io.streamform.runtime.topology.SourceSpec;
import io.streamform.sim.problem.Place;
import io.streamform.sim.problem.ProblemCode;
import io.streamform.sim.problem.Problems;
import io.streamform.sim.value.ValueText;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Turns rows with kinds of change into what one source reads: for an append source inserts; for an upsert source upserts
 * and tombstones; for a retract source complete changes, where an update or delete by primary key finds the row before.
 */
final class SourceInputs<K, T> {

    private final SourceSpec<K, T> spec;
    private final @Nullable KeySchema<K, T> key;
    private final List<ColumnInfo> columns;
    private final RowReader reader;
    private final Problems problems;
    private final List<Input<?>> inputs;
    private final Map<K, T> present = new HashMap<>();
    private @Nullable T updateBefore;
    private @Nullable Place updateBeforePlace;

    SourceInputs(String file, SourceSpec<K, T> spec, Problems problems, List<Input<?>> inputs) {
        this.spec = spec;
        this.key = spec.key();
        this.columns = spec.schema().columns();
        this.reader = new RowReader(file, spec.name(), columns, problems);
        this.problems = problems;
        this.inputs = inputs;
    }

    boolean hasColumn(String name) {
        return allColumns().contains(name);
    }

    /** Adds what {@code item} stands for to the inputs. */
    void add(Item item) {
        if (item.op() != Op.UPDATE_AFTER) {
            finish();
        }
        switch (spec.changelog()) {
            case APPEND -> addAppend(item);
            case UPSERT -> addUpsert(item);
            case RETRACT -> addRetract(item);
        }
    }

    /** Reports an {@code update_before} that nothing has followed. */
    void finish() {
        if (updateBeforePlace != null) {
            problems.report(
                    ProblemCode.HALF_UPDATE, updateBeforePlace, "update_before without an update_after behind it");
        }
        updateBefore = null;
        updateBeforePlace = null;
    }

    private void addAppend(Item item) {
        if (item.op() != Op.INSERT) {
            notAllowed(item, "is append: only insert");
            return;
        }
        T row = row(item, allColumns());
        if (row != null) {
            emit(item, Change.insert(row));
        }
    }

    private void addUpsert(Item item) {
        KeySchema<K, T> keys = Objects.requireNonNull(key);
        if (item.op() == Op.UPDATE_BEFORE) {
            notAllowed(item, "is upsert: only insert, update and delete");
        } else if (item.op() == Op.DELETE) {
            @Nullable Object[] values = reader.read(item.columns(), item.withOp(), keyColumns(keys));
            if (values != null && givesKey(item, keys)) {
                emit(item, new Upsert<>(keyOf(keys, values), null));
            }
        } else {
            T row = row(item, allColumns());
            if (row != null) {
                emit(item, new Upsert<>(keys.key(row), row));
            }
        }
    }

    private void addRetract(Item item) {
        switch (item.op()) {
            case INSERT -> {
                T row = row(item, allColumns());
                if (row != null) {
                    emit(item, Change.insert(row));
                    remember(row);
                }
            }
            case UPDATE -> updateByKey(item);
            case UPDATE_BEFORE -> {
                updateBefore = row(item, allColumns());
                updateBeforePlace = item.opPlace();
            }
            case UPDATE_AFTER -> updateAfter(item);
            case DELETE -> delete(item);
        }
    }

    private void updateByKey(Item item) {
        if (key == null) {
            notAllowed(item, "has no primary key: an update is written as update_before and update_after");
            return;
        }
        T row = row(item, allColumns());
        if (row == null) {
            return;
        }
        T before = present.get(key.key(row));
        if (before == null) {
            noSuchRow(item, "no row with this primary key is present; an update needs one");
            return;
        }
        emit(item, Change.update(before, row));
        remember(row);
    }

    private void updateAfter(Item item) {
        T row = row(item, allColumns());
        if (updateBeforePlace == null) {
            problems.report(
                    ProblemCode.HALF_UPDATE, item.opPlace(), "update_after without an update_before in front of it");
            return;
        }
        T before = updateBefore;
        updateBefore = null;
        updateBeforePlace = null;
        if (row != null && before != null) {
            emit(item, Change.update(before, row));
            forget(before);
            remember(row);
        }
    }

    private void delete(Item item) {
        if (key == null) {
            T row = row(item, allColumns());
            if (row != null) {
                emit(item, Change.delete(row));
            }
            return;
        }
        @Nullable Object[] values = reader.read(item.columns(), item.withOp(), keyColumns(key));
        if (values == null || !givesKey(item, key)) {
            return;
        }
        T before = present.get(keyOf(key, values));
        if (before == null) {
            noSuchRow(item, "no row with this primary key is present; a delete needs one");
        } else if (equalsWhereGiven(item, values, before)) {
            emit(item, Change.delete(before));
            forget(before);
        }
    }

    private boolean equalsWhereGiven(Item item, @Nullable Object[] values, T row) {
        for (int i = 0; i < values.length; i++) {
            ColumnInfo column = columns.get(i);
            Object there = spec.schema().value(row, i);
            if (item.columns().has(column.name()) && !Objects.equals(values[i], there)) {
                noSuchRow(
                        item,
                        "the row present with this primary key has " + column.name() + " "
                                + ValueText.show(column.type(), there) + ", not "
                                + ValueText.show(column.type(), values[i]));
                return false;
            }
        }
        return true;
    }

    private void emit(Item item, SourceElement<T> element) {
        inputs.add(new Input<>(spec.name(), element, item.item().place()));
    }

    private @Nullable T row(Item item, Set<String> required) {
        @Nullable Object[] values = reader.read(item.columns(), item.withOp(), required);
        return values == null ? null : spec.schema().row(values);
    }

    private void remember(T row) {
        if (key != null) {
            present.put(key.key(row), row);
        }
    }

    private void forget(T row) {
        if (key != null) {
            present.remove(key.key(row));
        }
    }

    /** Whether the nullable columns of the key are given too; the others have been checked with the row. */
    private boolean givesKey(Item item, KeySchema<K, T> keys) {
        for (ColumnInfo column : keys.columns()) {
            if (!item.columns().has(column.name())) {
                problems.report(
                        ProblemCode.NOT_NULL,
                        item.columns().place(),
                        "column '" + column.name() + "' of the primary key of '" + spec.name() + "' is missing");
                return false;
            }
        }
        return true;
    }

    private K keyOf(KeySchema<K, T> keys, @Nullable Object[] values) {
        @Nullable Object[] parts = new @Nullable Object[keys.columns().size()];
        for (int i = 0; i < parts.length; i++) {
            for (int column = 0; column < values.length; column++) {
                if (columns.get(column).name().equals(keys.columns().get(i).name())) {
                    parts[i] = values[column];
                }
            }
        }
        return keys.of(parts);
    }

    private Set<String> allColumns() {
        return names(columns);
    }

    private Set<String> keyColumns(KeySchema<K, T> keys) {
        return names(keys.columns());
    }

    private static Set<String> names(List<ColumnInfo> columns) {
        return columns.stream().map(ColumnInfo::name).collect(Collectors.toSet());
    }

    private void notAllowed(Item item, String why) {
        problems.report(
                ProblemCode.OP_NOT_ALLOWED,
                item.opPlace(),
                "op " + item.op().text() + ": source '" + spec.name() + "' " + why);
    }

    private void noSuchRow(Item item, String what) {
        problems.report(ProblemCode.NO_SUCH_ROW, item.item().place(), what);
    }
}
