package io.streamform.it.differential;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Net rows of a changelog as canonical text, so that engines can be compared: decimals without trailing zeros, doubles to
 * twelve significant digits.
 */
final class Multiset {

    private final TreeMap<String, Integer> counts = new TreeMap<>();

    /** Adds {@code count} times the row of the given values. */
    synchronized void add(List<? extends @Nullable Object> values, int count) {
        counts.merge(text(values), count, Integer::sum);
        counts.values().removeIf(c -> c == 0);
    }

    /** Canonical text of a row. */
    static String text(List<? extends @Nullable Object> values) {
        List<String> texts = new ArrayList<>();
        for (Object value : values) {
            texts.add(text(value));
        }
        return texts.toString();
    }

    private static String text(@Nullable Object value) {
        if (value instanceof BigDecimal decimal) {
            return decimal.signum() == 0 ? "0" : decimal.stripTrailingZeros().toPlainString();
        }
        if (value instanceof Double number) {
            if (number.isNaN() || number.isInfinite()) {
                return number.toString();
            }
            BigDecimal rounded = new BigDecimal(number).round(new MathContext(12, RoundingMode.HALF_EVEN));
            return "~"
                    + (rounded.signum() == 0
                            ? "0"
                            : rounded.stripTrailingZeros().toPlainString());
        }
        return value instanceof String ? "'" + value + "'" : String.valueOf(value);
    }

    @Override
    public synchronized boolean equals(@Nullable Object other) {
        return other instanceof Multiset that && counts.equals(that.counts);
    }

    @Override
    public synchronized int hashCode() {
        return counts.hashCode();
    }

    @Override
    public synchronized String toString() {
        StringBuilder text = new StringBuilder();
        counts.forEach(
                (row, count) -> text.append(count).append(" x ").append(row).append('\n'));
        return text.toString();
    }
}
