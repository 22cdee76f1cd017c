package io.streamform.flink.job;

import io.streamform.runtime.change.Change;
import io.streamform.runtime.schema.ColumnInfo;
import io.streamform.runtime.schema.KeySchema;
import io.streamform.runtime.schema.RowSchema;
import io.streamform.runtime.topology.SinkSpec;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a sink has written, as a table: the present row per key (upsert), rows with their multiplicity (retract), or the last
 * rows (append). Subtasks write at the same time.
 */
final class ModelTable<K, T> {

    /** More rows than this are counted but not kept. */
    static final int MOST_ROWS = 1_000_000;

    private static final int LAST_ROWS = 100;

    private final String model;
    private final SinkSpec.Mode mode;
    private final List<String> columns;
    private @Nullable RowSchema<T> schema;
    private @Nullable KeySchema<K, T> key;
    private final Map<Object, Entry<T>> table = new HashMap<>();
    private final Deque<T> last = new ArrayDeque<>();
    private boolean tooLarge;
    private long inserts;
    private long updates;
    private long deletes;

    ModelTable(SinkSpec<?, ?> spec) {
        this.model = spec.model();
        this.mode = spec.mode();
        this.columns = spec.schema().columns().stream().map(ColumnInfo::name).toList();
    }

    /**
     * Sees a change. The schemas are those of the subtask that wrote it, because Flink may have loaded the generated classes
     * once more.
     */
    synchronized void wrote(Change<T> change, RowSchema<T> writtenWith, @Nullable KeySchema<K, T> keyedBy) {
        schema = writtenWith;
        key = keyedBy;
        switch (change.kind()) {
            case INSERT:
                inserts++;
                break;
            case UPDATE:
                updates++;
                break;
            case DELETE:
                deletes++;
                break;
        }
        T before = change.before();
        T after = change.after();
        if (mode == SinkSpec.Mode.APPEND) {
            if (after != null) {
                last.add(after);
                if (last.size() > LAST_ROWS) {
                    last.remove();
                }
            }
            return;
        }
        if (before != null) {
            remove(before);
        }
        if (after != null) {
            insert(after);
        }
        if (table.size() > MOST_ROWS) {
            tooLarge = true;
            table.clear();
        }
    }

    private Object identity(T row) {
        return key == null ? row : key.key(row);
    }

    private void remove(T row) {
        Object identity = identity(row);
        Entry<T> entry = table.get(identity);
        if (entry != null && --entry.count <= 0) {
            table.remove(identity);
        }
    }

    private void insert(T row) {
        if (tooLarge) {
            return;
        }
        Object identity = identity(row);
        Entry<T> entry = table.get(identity);
        if (entry == null || key != null) {
            table.put(identity, new Entry<>(row));
        } else {
            entry.count++;
        }
    }

    /** The counts and at most {@code head} rows. */
    synchronized RunSummary.ModelSummary summary(int head) {
        List<T> rows = new ArrayList<>();
        long size = -1;
        if (mode == SinkSpec.Mode.APPEND) {
            last.stream().skip(Math.max(0, last.size() - head)).forEach(rows::add);
        } else if (!tooLarge) {
            size = 0;
            for (Entry<T> entry : table.values()) {
                for (long i = 0; i < entry.count; i++) {
                    rows.add(entry.row);
                }
            }
            size = rows.size();
            rows.sort(this::compare);
            rows = rows.subList(0, Math.min(head, rows.size()));
        }
        List<List<String>> texts = new ArrayList<>();
        for (T row : rows) {
            List<String> cells = new ArrayList<>();
            for (int i = 0; i < columns.size(); i++) {
                cells.add(text(value(row, i)));
            }
            texts.add(cells);
        }
        return new RunSummary.ModelSummary(model, mode, inserts, updates, deletes, size, columns, texts);
    }

    private static String text(@Nullable Object value) {
        return value == null ? "NULL" : value.toString();
    }

    private @Nullable Object value(T row, int column) {
        return Objects.requireNonNull(schema).value(row, column);
    }

    /** By the columns of the key, then by all columns; NULL first. */
    private int compare(T a, T b) {
        List<Integer> indexes = new ArrayList<>();
        if (key != null) {
            key.columns().forEach(column -> indexes.add(columns.indexOf(column.name())));
        }
        for (int i = 0; i < columns.size(); i++) {
            indexes.add(i);
        }
        for (int index : indexes) {
            int order = index < 0 ? 0 : compareValues(value(a, index), value(b, index));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }

    @SuppressWarnings("unchecked")
    private static int compareValues(@Nullable Object a, @Nullable Object b) {
        if (a == null || b == null) {
            return Boolean.compare(a != null, b != null);
        }
        return ((Comparable<Object>) a).compareTo(b);
    }

    private static final class Entry<T> {
        private final T row;
        private long count = 1;

        Entry(T row) {
            this.row = row;
        }
    }
}
