package io.streamform.runtime.function;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/**
 * Arithmetic on DECIMAL. Precision and scale are those of the result's type; a result is rounded half up to the scale and is
 * NULL if it has more digits than the precision allows.
 */
public final class Decimals {

    private static final MathContext DIVISION = new MathContext(38, RoundingMode.HALF_UP);

    private static final long[] POWERS = new long[19];

    static {
        POWERS[0] = 1;
        for (int i = 1; i < POWERS.length; i++) {
            POWERS[i] = POWERS[i - 1] * 10;
        }
    }

    private Decimals() {}

    /** {@code value} as a DECIMAL(precision, scale), rounded half up; NULL if it does not fit. */
    public static @Nullable BigDecimal fit(@Nullable BigDecimal value, int precision, int scale) {
        if (value == null) {
            return null;
        }
        if (value.scale() == scale) {
            return value.precision() > precision ? null : value;
        }
        // Digits before the point, looked at first because a huge exponent must not be written out.
        long integral = (long) value.precision() - value.scale();
        if (value.signum() == 0 || integral < -scale) {
            return BigDecimal.valueOf(0, scale);
        }
        if (integral > precision - scale) {
            return null;
        }
        BigDecimal rounded = value.setScale(scale, RoundingMode.HALF_UP);
        return rounded.precision() > precision ? null : rounded;
    }

    /** {@code a + b}. */
    public static @Nullable BigDecimal add(@Nullable BigDecimal a, @Nullable BigDecimal b, int precision, int scale) {
        return (a == null || b == null) ? null : fit(a.add(b), precision, scale);
    }

    /** {@code a - b}. */
    public static @Nullable BigDecimal subtract(
            @Nullable BigDecimal a, @Nullable BigDecimal b, int precision, int scale) {
        return (a == null || b == null) ? null : fit(a.subtract(b), precision, scale);
    }

    /** {@code a * b}. */
    public static @Nullable BigDecimal multiply(
            @Nullable BigDecimal a, @Nullable BigDecimal b, int precision, int scale) {
        return (a == null || b == null) ? null : fit(a.multiply(b), precision, scale);
    }

    /** {@code a / b} of at most 38 digits, then rounded to the scale; fails if {@code b} is 0. */
    public static @Nullable BigDecimal divide(
            @Nullable BigDecimal a, @Nullable BigDecimal b, int precision, int scale) {
        if (a == null || b == null) {
            return null;
        }
        if (b.signum() == 0) {
            throw new SqlFunctionException("division by zero: " + a.toPlainString() + " / 0");
        }
        BigDecimal quotient = divideCompact(a, b, scale);
        return fit(quotient != null ? quotient : a.divide(b, DIVISION), precision, scale);
    }

    /**
     * The quotient in long arithmetic, or null if that is too narrow. Rounding once, as here, and rounding to 38 digits first
     * give the same: with a dividend and a divisor of at most 18 digits no quotient is so near a tie that its first 38 digits
     * could take it there.
     */
    private static @Nullable BigDecimal divideCompact(BigDecimal a, BigDecimal b, int scale) {
        int shift = scale - a.scale() + b.scale();
        if (shift < 0 || a.precision() + shift > 18 || b.precision() > 18) {
            return null;
        }
        long dividend = a.unscaledValue().longValue() * POWERS[shift];
        long divisor = b.unscaledValue().longValue();
        long quotient = dividend / divisor;
        long remainder = Math.abs(dividend % divisor);
        if (remainder >= Math.abs(divisor) - remainder) {
            quotient += (dividend < 0) == (divisor < 0) ? 1 : -1;
        }
        return BigDecimal.valueOf(quotient, scale);
    }

    /** {@code a % b}, with the sign of {@code a}; fails if {@code b} is 0. */
    public static @Nullable BigDecimal remainder(
            @Nullable BigDecimal a, @Nullable BigDecimal b, int precision, int scale) {
        if (a == null || b == null) {
            return null;
        }
        if (b.signum() == 0) {
            throw new SqlFunctionException("division by zero: " + a.toPlainString() + " % 0");
        }
        // Exact: a context of 38 digits, as Flink has it, fails when the integral quotient is longer.
        return fit(a.remainder(b), precision, scale);
    }

    /** {@code -a}. */
    public static @Nullable BigDecimal negate(@Nullable BigDecimal a) {
        return a == null ? null : a.negate();
    }
}
