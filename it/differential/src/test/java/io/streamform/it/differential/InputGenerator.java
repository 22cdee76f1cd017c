package io.streamform.it.differential;

import io.streamform.it.differential.RandomProgram.Event;
import io.streamform.it.differential.RandomProgram.Field;
import io.streamform.it.differential.RandomProgram.Mode;
import io.streamform.it.differential.RandomProgram.Op;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Random events: few keys, NULLs, ties, boundary values, and on updating sources retractions and updates. */
final class InputGenerator {

    private final Random random;
    private final Mode mode;
    private final List<Field> fields;

    InputGenerator(Random random, Mode mode, List<Field> fields) {
        this.random = random;
        this.mode = mode;
        this.fields = fields;
    }

    List<Event> events() {
        int count = 10 + random.nextInt(50);
        return switch (mode) {
            case APPEND -> appends(count);
            case UPSERT -> upserts(count);
            case RETRACT -> retractions(count);
        };
    }

    private List<Event> appends(int count) {
        List<Event> events = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            events.add(new Event(Op.INSERT, null, row()));
        }
        return events;
    }

    private List<Event> upserts(int count) {
        Map<Object, Object[]> table = new LinkedHashMap<>();
        List<Event> events = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Object[] row = row();
            Object[] before = table.get(row[0]);
            if (random.nextInt(4) == 0) {
                // A tombstone, now and then for a key that is not there.
                events.add(new Event(Op.DELETE, before == null ? row : before, null));
                table.remove(row[0]);
            } else {
                Object[] after = before != null && random.nextInt(6) == 0 ? before : row;
                events.add(new Event(before == null ? Op.INSERT : Op.UPDATE, before, after));
                table.put(row[0], after);
            }
        }
        return events;
    }

    private List<Event> retractions(int count) {
        List<Object[]> rows = new ArrayList<>();
        List<Event> events = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int choice = random.nextInt(10);
            if (choice < 5 || rows.isEmpty()) {
                Object[] row =
                        !rows.isEmpty() && random.nextInt(6) == 0 ? rows.get(random.nextInt(rows.size())) : row();
                rows.add(row);
                events.add(new Event(Op.INSERT, null, row));
            } else {
                int index = random.nextInt(rows.size());
                Object[] before = rows.get(index);
                if (choice < 8) {
                    Object[] after = row();
                    if (random.nextBoolean()) {
                        // Mostly the same row: an update within its groups.
                        int column = random.nextInt(after.length);
                        Object value = after[column];
                        after = before.clone();
                        after[column] = value;
                    }
                    rows.set(index, after);
                    events.add(new Event(Op.UPDATE, before, after));
                } else {
                    rows.remove(index);
                    events.add(new Event(Op.DELETE, before, null));
                }
            }
        }
        return events;
    }

    private Object[] row() {
        Object[] row = new Object[fields.size()];
        for (int i = 0; i < row.length; i++) {
            Field field = fields.get(i);
            row[i] = field.nullable() && random.nextInt(5) == 0 ? null : value(field.kind());
        }
        return row;
    }

    private @Nullable Object value(Kind kind) {
        return switch (kind) {
            case BOOLEAN -> random.nextBoolean();
            case INT -> pick(0, 1, -1, 2, 3, 7, Integer.MAX_VALUE, Integer.MIN_VALUE);
            case BIGINT -> pick(0L, 1L, -1L, 2L, 5_000_000_000L, -9_000_000_000L);
            case DOUBLE -> pick(0.0, 0.5, -0.5, 1.25, -2.25, 1000.0);
            case DECIMAL ->
                new BigDecimal(pick("0.00", "1.50", "-1.50", "0.01", "3.33", "99999999.99", "-99999999.99"));
            case STRING -> pick("a", "b", "", "B", "10", "é", "a b");
            case TIMESTAMP ->
                LocalDateTime.of(2026, 1, 1, 0, 0)
                        .plusSeconds(random.nextInt(4))
                        .plusNanos(1_000_000L * random.nextInt(2));
        };
    }

    @SafeVarargs
    private <T> T pick(T... values) {
        return values[random.nextInt(values.length)];
    }
}
