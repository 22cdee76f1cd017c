package io.streamform.sim;

import io.streamform.runtime.change.Change;
import io.streamform.runtime.schema.ColumnInfo;
import io.streamform.runtime.schema.RowSchema;
import io.streamform.runtime.topology.ModelView;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The changes of a model since the simulation began, in order, and the forms in which they are shown.
 *
 * @param <T> row of the model
 */
public final class ModelChanges<T> {

    private final ModelView<T> view;
    private final List<Change<T>> changes;
    private final int[] keyColumns;

    ModelChanges(ModelView<T> view, List<Change<T>> changes) {
        this.view = view;
        this.changes = changes;
        this.keyColumns = view.key().stream()
                .mapToInt(name -> column(view.schema(), name))
                .toArray();
    }

    private static int column(RowSchema<?> schema, String name) {
        List<ColumnInfo> columns = schema.columns();
        for (int i = 0; i < columns.size(); i++) {
            if (columns.get(i).name().equals(name)) {
                return i;
            }
        }
        throw new IllegalArgumentException(schema.name() + " has no column " + name);
    }

    /** The model. */
    public ModelView<T> view() {
        return view;
    }

    /**
     * The changes, each update one element. On an upsert edge an update that changes the key is a delete and an insert, as
     * a sink by key must write it.
     */
    public List<Change<T>> changes() {
        if (view.mode() != ModelView.Mode.UPSERT) {
            return List.copyOf(changes);
        }
        List<Change<T>> shown = new ArrayList<>(changes.size());
        for (Change<T> change : changes) {
            T before = change.before();
            T after = change.after();
            if (before == null || after == null || key(before).equals(key(after))) {
                shown.add(change);
            } else {
                shown.add(Change.delete(before));
                shown.add(Change.insert(after));
            }
        }
        return List.copyOf(shown);
    }

    /**
     * The changelog as tests and retract sinks show it: on an upsert edge an update is one {@code update_after}, on a
     * retract edge an {@code update_before} and an {@code update_after}.
     *
     * @throws IllegalStateException if an append model emitted anything but inserts
     */
    public List<ChangelogEntry<T>> changelog() {
        List<ChangelogEntry<T>> entries = new ArrayList<>();
        for (Change<T> change : changes()) {
            T before = change.before();
            T after = change.after();
            if (before == null) {
                entries.add(new ChangelogEntry<>(ChangelogEntry.Kind.INSERT, change.anyRow()));
            } else if (view.mode() == ModelView.Mode.APPEND) {
                throw new IllegalStateException("append model " + view.name() + " emitted " + change);
            } else if (after == null) {
                entries.add(new ChangelogEntry<>(ChangelogEntry.Kind.DELETE, before));
            } else {
                if (view.mode() == ModelView.Mode.RETRACT) {
                    entries.add(new ChangelogEntry<>(ChangelogEntry.Kind.UPDATE_BEFORE, before));
                }
                entries.add(new ChangelogEntry<>(ChangelogEntry.Kind.UPDATE_AFTER, after));
            }
        }
        return List.copyOf(entries);
    }

    /**
     * What a reader of the whole changelog holds in the end: for an upsert model one row per key, else a row as often as
     * it was inserted less deleted. In the order in which rows came to be.
     */
    public List<T> table() {
        return view.mode() == ModelView.Mode.UPSERT ? tableByKey() : tableOfRows();
    }

    private List<T> tableByKey() {
        Map<List<@Nullable Object>, T> rows = new LinkedHashMap<>();
        for (Change<T> change : changes()) {
            T after = change.after();
            if (after == null) {
                rows.remove(key(change.anyRow()));
            } else {
                rows.put(key(after), after);
            }
        }
        return List.copyOf(rows.values());
    }

    private List<T> tableOfRows() {
        Map<T, Integer> counts = new LinkedHashMap<>();
        for (Change<T> change : changes) {
            count(counts, change.before(), -1);
            count(counts, change.after(), 1);
        }
        List<T> rows = new ArrayList<>();
        counts.forEach((row, count) -> {
            for (int i = 0; i < count; i++) {
                rows.add(row);
            }
        });
        return List.copyOf(rows);
    }

    private void count(Map<T, Integer> counts, @Nullable T row, int difference) {
        if (row == null) {
            return;
        }
        int count = Objects.requireNonNullElse(counts.get(row), 0) + difference;
        if (count == 0) {
            counts.remove(row);
        } else {
            counts.put(row, count);
        }
    }

    private List<@Nullable Object> key(T row) {
        List<@Nullable Object> key = new ArrayList<>(keyColumns.length);
        for (int column : keyColumns) {
            key.add(view.schema().value(row, column));
        }
        return key;
    }
}
