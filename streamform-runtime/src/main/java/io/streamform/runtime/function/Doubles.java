package io.streamform.runtime.function;

import org.jspecify.annotations.Nullable;

/** Arithmetic on DOUBLE under IEEE 754: NULL if an operand is NULL; division by zero is infinite or NaN and never fails. */
public final class Doubles {

    private Doubles() {}

    /** {@code a + b}. */
    public static @Nullable Double add(@Nullable Double a, @Nullable Double b) {
        return (a == null || b == null) ? null : a + b;
    }

    /** {@code a - b}. */
    public static @Nullable Double subtract(@Nullable Double a, @Nullable Double b) {
        return (a == null || b == null) ? null : a - b;
    }

    /** {@code a * b}. */
    public static @Nullable Double multiply(@Nullable Double a, @Nullable Double b) {
        return (a == null || b == null) ? null : a * b;
    }

    /** {@code a / b}. */
    public static @Nullable Double divide(@Nullable Double a, @Nullable Double b) {
        return (a == null || b == null) ? null : a / b;
    }

    /** {@code a % b}, with the sign of {@code a}. */
    public static @Nullable Double remainder(@Nullable Double a, @Nullable Double b) {
        return (a == null || b == null) ? null : a % b;
    }

    /** {@code -a}. */
    public static @Nullable Double negate(@Nullable Double a) {
        return a == null ? null : -a;
    }
}
