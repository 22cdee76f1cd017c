package io.streamform.runtime.function;

import org.jspecify.annotations.Nullable;

/** Arithmetic on BIGINT: wraps on overflow, NULL if an operand is NULL. */
public final class Longs {

    private Longs() {}

    /** {@code a + b}. */
    public static @Nullable Long add(@Nullable Long a, @Nullable Long b) {
        return (a == null || b == null) ? null : a + b;
    }

    /** {@code a - b}. */
    public static @Nullable Long subtract(@Nullable Long a, @Nullable Long b) {
        return (a == null || b == null) ? null : a - b;
    }

    /** {@code a * b}. */
    public static @Nullable Long multiply(@Nullable Long a, @Nullable Long b) {
        return (a == null || b == null) ? null : a * b;
    }

    /** {@code a / b}, towards zero; fails if {@code b} is 0. */
    public static @Nullable Long divide(@Nullable Long a, @Nullable Long b) {
        return (a == null || b == null) ? null : divide(a.longValue(), b.longValue());
    }

    /** {@code a / b}, towards zero; fails if {@code b} is 0. */
    public static long divide(long a, long b) {
        if (b == 0) {
            throw new SqlFunctionException("division by zero: " + a + " / 0");
        }
        return a / b;
    }

    /** {@code a / b}, towards zero; fails if {@code b} is 0. */
    public static @Nullable Long divide(@Nullable Long a, long b) {
        return a == null ? null : divide(a.longValue(), b);
    }

    /** {@code a / b}, towards zero; fails if {@code b} is 0. */
    public static @Nullable Long divide(long a, @Nullable Long b) {
        return b == null ? null : divide(a, b.longValue());
    }

    /** {@code a % b}, with the sign of {@code a}; fails if {@code b} is 0. */
    public static @Nullable Long remainder(@Nullable Long a, @Nullable Long b) {
        return (a == null || b == null) ? null : remainder(a.longValue(), b.longValue());
    }

    /** {@code a % b}, with the sign of {@code a}; fails if {@code b} is 0. */
    public static long remainder(long a, long b) {
        if (b == 0) {
            throw new SqlFunctionException("division by zero: " + a + " % 0");
        }
        return a % b;
    }

    /** {@code a % b}, with the sign of {@code a}; fails if {@code b} is 0. */
    public static @Nullable Long remainder(@Nullable Long a, long b) {
        return a == null ? null : remainder(a.longValue(), b);
    }

    /** {@code a % b}, with the sign of {@code a}; fails if {@code b} is 0. */
    public static @Nullable Long remainder(long a, @Nullable Long b) {
        return b == null ? null : remainder(a, b.longValue());
    }

    /** {@code -a}. */
    public static @Nullable Long negate(@Nullable Long a) {
        return a == null ? null : -a;
    }
}
