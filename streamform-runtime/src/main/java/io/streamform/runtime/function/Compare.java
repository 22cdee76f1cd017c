package io.streamform.runtime.function;

import org.jspecify.annotations.Nullable;

/**
 * Comparisons: NULL if an operand is NULL; those that begin with {@code is} are true only if SQL's answer is TRUE. Decimals
 * compare by number, character strings by code point, FALSE is less than TRUE, 0.0 equals −0.0, and every comparison with NaN
 * but {@code <>} is false.
 */
public final class Compare {

    private Compare() {}

    /** {@code a = b}. */
    public static <T extends Comparable<? super T>> @Nullable Boolean equal(@Nullable T a, @Nullable T b) {
        return (a == null || b == null) ? null : a.compareTo(b) == 0;
    }

    /** {@code (a = b) IS TRUE}. */
    public static <T extends Comparable<? super T>> boolean isEqual(@Nullable T a, @Nullable T b) {
        return a != null && b != null && a.compareTo(b) == 0;
    }

    /** {@code a = b}. */
    public static @Nullable Boolean equal(@Nullable Double a, @Nullable Double b) {
        return (a == null || b == null) ? null : a.doubleValue() == b.doubleValue();
    }

    /** {@code (a = b) IS TRUE}. */
    public static boolean isEqual(@Nullable Double a, @Nullable Double b) {
        return a != null && b != null && a.doubleValue() == b.doubleValue();
    }

    /** {@code a = b}. */
    public static @Nullable Boolean equal(@Nullable String a, @Nullable String b) {
        return (a == null || b == null) ? null : a.equals(b);
    }

    /** {@code (a = b) IS TRUE}. */
    public static boolean isEqual(@Nullable String a, @Nullable String b) {
        return a != null && b != null && a.equals(b);
    }

    /** {@code a <> b}. */
    public static <T extends Comparable<? super T>> @Nullable Boolean notEqual(@Nullable T a, @Nullable T b) {
        return (a == null || b == null) ? null : a.compareTo(b) != 0;
    }

    /** {@code (a <> b) IS TRUE}. */
    public static <T extends Comparable<? super T>> boolean isNotEqual(@Nullable T a, @Nullable T b) {
        return a != null && b != null && a.compareTo(b) != 0;
    }

    /** {@code a <> b}. */
    public static @Nullable Boolean notEqual(@Nullable Double a, @Nullable Double b) {
        return (a == null || b == null) ? null : a.doubleValue() != b.doubleValue();
    }

    /** {@code (a <> b) IS TRUE}. */
    public static boolean isNotEqual(@Nullable Double a, @Nullable Double b) {
        return a != null && b != null && a.doubleValue() != b.doubleValue();
    }

    /** {@code a <> b}. */
    public static @Nullable Boolean notEqual(@Nullable String a, @Nullable String b) {
        return (a == null || b == null) ? null : !a.equals(b);
    }

    /** {@code (a <> b) IS TRUE}. */
    public static boolean isNotEqual(@Nullable String a, @Nullable String b) {
        return a != null && b != null && !a.equals(b);
    }

    /** {@code a < b}. */
    public static <T extends Comparable<? super T>> @Nullable Boolean less(@Nullable T a, @Nullable T b) {
        return (a == null || b == null) ? null : a.compareTo(b) < 0;
    }

    /** {@code (a < b) IS TRUE}. */
    public static <T extends Comparable<? super T>> boolean isLess(@Nullable T a, @Nullable T b) {
        return a != null && b != null && a.compareTo(b) < 0;
    }

    /** {@code a < b}. */
    public static @Nullable Boolean less(@Nullable Double a, @Nullable Double b) {
        return (a == null || b == null) ? null : a.doubleValue() < b.doubleValue();
    }

    /** {@code (a < b) IS TRUE}. */
    public static boolean isLess(@Nullable Double a, @Nullable Double b) {
        return a != null && b != null && a.doubleValue() < b.doubleValue();
    }

    /** {@code a < b}. */
    public static @Nullable Boolean less(@Nullable String a, @Nullable String b) {
        return (a == null || b == null) ? null : Texts.compare(a, b) < 0;
    }

    /** {@code (a < b) IS TRUE}. */
    public static boolean isLess(@Nullable String a, @Nullable String b) {
        return a != null && b != null && Texts.compare(a, b) < 0;
    }

    /** {@code a <= b}. */
    public static <T extends Comparable<? super T>> @Nullable Boolean lessOrEqual(@Nullable T a, @Nullable T b) {
        return (a == null || b == null) ? null : a.compareTo(b) <= 0;
    }

    /** {@code (a <= b) IS TRUE}. */
    public static <T extends Comparable<? super T>> boolean isLessOrEqual(@Nullable T a, @Nullable T b) {
        return a != null && b != null && a.compareTo(b) <= 0;
    }

    /** {@code a <= b}. */
    public static @Nullable Boolean lessOrEqual(@Nullable Double a, @Nullable Double b) {
        return (a == null || b == null) ? null : a.doubleValue() <= b.doubleValue();
    }

    /** {@code (a <= b) IS TRUE}. */
    public static boolean isLessOrEqual(@Nullable Double a, @Nullable Double b) {
        return a != null && b != null && a.doubleValue() <= b.doubleValue();
    }

    /** {@code a <= b}. */
    public static @Nullable Boolean lessOrEqual(@Nullable String a, @Nullable String b) {
        return (a == null || b == null) ? null : Texts.compare(a, b) <= 0;
    }

    /** {@code (a <= b) IS TRUE}. */
    public static boolean isLessOrEqual(@Nullable String a, @Nullable String b) {
        return a != null && b != null && Texts.compare(a, b) <= 0;
    }

    /** {@code a > b}. */
    public static <T extends Comparable<? super T>> @Nullable Boolean greater(@Nullable T a, @Nullable T b) {
        return (a == null || b == null) ? null : a.compareTo(b) > 0;
    }

    /** {@code (a > b) IS TRUE}. */
    public static <T extends Comparable<? super T>> boolean isGreater(@Nullable T a, @Nullable T b) {
        return a != null && b != null && a.compareTo(b) > 0;
    }

    /** {@code a > b}. */
    public static @Nullable Boolean greater(@Nullable Double a, @Nullable Double b) {
        return (a == null || b == null) ? null : a.doubleValue() > b.doubleValue();
    }

    /** {@code (a > b) IS TRUE}. */
    public static boolean isGreater(@Nullable Double a, @Nullable Double b) {
        return a != null && b != null && a.doubleValue() > b.doubleValue();
    }

    /** {@code a > b}. */
    public static @Nullable Boolean greater(@Nullable String a, @Nullable String b) {
        return (a == null || b == null) ? null : Texts.compare(a, b) > 0;
    }

    /** {@code (a > b) IS TRUE}. */
    public static boolean isGreater(@Nullable String a, @Nullable String b) {
        return a != null && b != null && Texts.compare(a, b) > 0;
    }

    /** {@code a >= b}. */
    public static <T extends Comparable<? super T>> @Nullable Boolean greaterOrEqual(@Nullable T a, @Nullable T b) {
        return (a == null || b == null) ? null : a.compareTo(b) >= 0;
    }

    /** {@code (a >= b) IS TRUE}. */
    public static <T extends Comparable<? super T>> boolean isGreaterOrEqual(@Nullable T a, @Nullable T b) {
        return a != null && b != null && a.compareTo(b) >= 0;
    }

    /** {@code a >= b}. */
    public static @Nullable Boolean greaterOrEqual(@Nullable Double a, @Nullable Double b) {
        return (a == null || b == null) ? null : a.doubleValue() >= b.doubleValue();
    }

    /** {@code (a >= b) IS TRUE}. */
    public static boolean isGreaterOrEqual(@Nullable Double a, @Nullable Double b) {
        return a != null && b != null && a.doubleValue() >= b.doubleValue();
    }

    /** {@code a >= b}. */
    public static @Nullable Boolean greaterOrEqual(@Nullable String a, @Nullable String b) {
        return (a == null || b == null) ? null : Texts.compare(a, b) >= 0;
    }

    /** {@code (a >= b) IS TRUE}. */
    public static boolean isGreaterOrEqual(@Nullable String a, @Nullable String b) {
        return a != null && b != null && Texts.compare(a, b) >= 0;
    }

    /** {@code a IS DISTINCT FROM b}: two NULLs are not distinct. */
    public static <T extends Comparable<? super T>> boolean distinct(@Nullable T a, @Nullable T b) {
        return (a == null || b == null) ? (a == null) != (b == null) : a.compareTo(b) != 0;
    }

    /** {@code a IS DISTINCT FROM b}: two NULLs are not distinct; NaN is distinct from itself. */
    public static boolean distinct(@Nullable Double a, @Nullable Double b) {
        return (a == null || b == null) ? (a == null) != (b == null) : a.doubleValue() != b.doubleValue();
    }

    /** {@code a IS DISTINCT FROM b}: two NULLs are not distinct. */
    public static boolean distinct(@Nullable String a, @Nullable String b) {
        return a == null ? b != null : !a.equals(b);
    }
}
