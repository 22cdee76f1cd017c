package io.streamform.codegen.aggregate;

import io.streamform.runtime.function.Averages;
import io.streamform.runtime.function.Decimals;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What {@link AggregateSemanticsTest}'s query gives over a multiset of rows, computed from all of them. */
final class ReferenceGroups {

    /** Columns of the source. */
    static final int KEY = 0;

    static final int INT = 1;
    static final int BIGINT = 2;
    static final int DOUBLE = 3;
    static final int DECIMAL = 4;
    static final int STRING = 5;
    static final int TIMESTAMP = 6;
    static final int REQUIRED = 7;

    private final List<List<@Nullable Object>> rows = new ArrayList<>();

    void add(@Nullable Object[] row) {
        rows.add(Arrays.asList(row.clone()));
    }

    void remove(@Nullable Object[] row) {
        rows.remove(Arrays.asList(row));
    }

    List<List<@Nullable Object>> rows() {
        return rows;
    }

    /** The rows of all groups of at least two, as text. */
    List<String> groups() {
        TreeMap<String, List<List<@Nullable Object>>> groups = new TreeMap<>();
        for (List<@Nullable Object> row : rows) {
            groups.computeIfAbsent(String.valueOf(row.get(KEY)), key -> new ArrayList<>())
                    .add(row);
        }
        return groups.values().stream()
                .filter(group -> group.size() >= 2)
                .map(ReferenceGroups::result)
                .sorted()
                .toList();
    }

    private static String result(List<List<@Nullable Object>> group) {
        List<Object> ints = values(group, INT);
        List<Object> longs = values(group, BIGINT);
        List<Object> doubles = values(group, DOUBLE);
        List<Object> decimals = values(group, DECIMAL);
        List<@Nullable Object> result = new ArrayList<>();
        result.add(group.get(0).get(KEY));
        result.add((long) group.size());
        result.add((long) ints.size());
        result.add(ints.isEmpty() ? null : (int) sum(ints));
        result.add(longs.isEmpty() ? null : sum(longs));
        result.add(doubles.isEmpty() ? null : sumOfDoubles(doubles));
        result.add(decimals.isEmpty() ? null : Decimals.fit(sumOfDecimals(decimals), 38, 2));
        result.add(Averages.ofInt(sum(ints), ints.size()));
        result.add(Averages.ofDecimal(sumOfDecimals(decimals), decimals.size(), 2));
        for (int column : List.of(INT, DOUBLE, DECIMAL, STRING, TIMESTAMP)) {
            result.add(extreme(values(group, column), false));
            result.add(extreme(values(group, column), true));
        }
        result.add((int) sum(values(group, REQUIRED)));
        return result.toString();
    }

    private static List<Object> values(List<List<@Nullable Object>> group, int column) {
        List<Object> values = new ArrayList<>();
        for (List<@Nullable Object> row : group) {
            Object value = row.get(column);
            if (value != null) {
                values.add(value);
            }
        }
        return values;
    }

    private static long sum(List<Object> values) {
        return values.stream().mapToLong(value -> ((Number) value).longValue()).sum();
    }

    private static double sumOfDoubles(List<Object> values) {
        return values.stream().mapToDouble(value -> (Double) value).sum();
    }

    private static BigDecimal sumOfDecimals(List<Object> values) {
        return values.stream().map(value -> (BigDecimal) value).reduce(new BigDecimal("0.00"), BigDecimal::add);
    }

    @SuppressWarnings("unchecked")
    private static @Nullable Object extreme(List<Object> values, boolean greatest) {
        Comparator<Object> order = (a, b) -> ((Comparable<Object>) a).compareTo(b);
        return values.stream()
                .filter(Objects::nonNull)
                .min(greatest ? order.reversed() : order)
                .orElse(null);
    }
}
