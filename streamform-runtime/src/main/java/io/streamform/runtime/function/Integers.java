package io.streamform.runtime.function;

import org.jspecify.annotations.Nullable;

/** Arithmetic on INT: wraps on overflow, NULL if an operand is NULL. */
public final class Integers {

    private Integers() {}

    /** {@code a + b}. */
    public static @Nullable Integer add(@Nullable Integer a, @Nullable Integer b) {
        return (a == null || b == null) ? null : a + b;
    }

    /** {@code a - b}. */
    public static @Nullable Integer subtract(@Nullable Integer a, @Nullable Integer b) {
        return (a == null || b == null) ? null : a - b;
    }

    /** {@code a * b}. */
    public static @Nullable Integer multiply(@Nullable Integer a, @Nullable Integer b) {
        return (a == null || b == null) ? null : a * b;
    }

    /** {@code a / b}, towards zero; fails if {@code b} is 0. */
    public static @Nullable Integer divide(@Nullable Integer a, @Nullable Integer b) {
        return (a == null || b == null) ? null : divide(a.intValue(), b.intValue());
    }

    /** {@code a / b}, towards zero; fails if {@code b} is 0. */
    public static int divide(int a, int b) {
        if (b == 0) {
            throw new SqlFunctionException("division by zero: " + a + " / 0");
        }
        return a / b;
    }

    /** {@code a / b}, towards zero; fails if {@code b} is 0. */
    public static @Nullable Integer divide(@Nullable Integer a, int b) {
        return a == null ? null : divide(a.intValue(), b);
    }

    /** {@code a / b}, towards zero; fails if {@code b} is 0. */
    public static @Nullable Integer divide(int a, @Nullable Integer b) {
        return b == null ? null : divide(a, b.intValue());
    }

    /** {@code a % b}, with the sign of {@code a}; fails if {@code b} is 0. */
    public static @Nullable Integer remainder(@Nullable Integer a, @Nullable Integer b) {
        return (a == null || b == null) ? null : remainder(a.intValue(), b.intValue());
    }

    /** {@code a % b}, with the sign of {@code a}; fails if {@code b} is 0. */
    public static int remainder(int a, int b) {
        if (b == 0) {
            throw new SqlFunctionException("division by zero: " + a + " % 0");
        }
        return a % b;
    }

    /** {@code a % b}, with the sign of {@code a}; fails if {@code b} is 0. */
    public static @Nullable Integer remainder(@Nullable Integer a, int b) {
        return a == null ? null : remainder(a.intValue(), b);
    }

    /** {@code a % b}, with the sign of {@code a}; fails if {@code b} is 0. */
    public static @Nullable Integer remainder(int a, @Nullable Integer b) {
        return b == null ? null : remainder(a, b.intValue());
    }

    /** {@code -a}. */
    public static @Nullable Integer negate(@Nullable Integer a) {
        return a == null ? null : -a;
    }
}
