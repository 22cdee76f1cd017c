package io.streamform.runtime.function;

import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * CAST between the SQL types, one method {@code <from>To<To>} per pair that Flink SQL allows. NULL stays NULL. A number that
 * does not fit a DECIMAL is NULL, one that does not fit an INT or BIGINT wraps, and a DOUBLE that does not fit is the nearest
 * that does. Text that does not denote a value of the target fails.
 */
public final class Casts {

    private static final long[] POWERS = new long[19];

    static {
        POWERS[0] = 1;
        for (int i = 1; i < POWERS.length; i++) {
            POWERS[i] = POWERS[i - 1] * 10;
        }
    }

    private Casts() {}

    /** BOOLEAN to INT: 1 for TRUE. */
    public static int booleanToInt(boolean value) {
        return value ? 1 : 0;
    }

    /** BOOLEAN to INT: 1 for TRUE. */
    public static @Nullable Integer booleanToInt(@Nullable Boolean value) {
        return value == null ? null : booleanToInt(value.booleanValue());
    }

    /** BOOLEAN to BIGINT: 1 for TRUE. */
    public static long booleanToBigint(boolean value) {
        return value ? 1L : 0L;
    }

    /** BOOLEAN to BIGINT: 1 for TRUE. */
    public static @Nullable Long booleanToBigint(@Nullable Boolean value) {
        return value == null ? null : booleanToBigint(value.booleanValue());
    }

    /** BOOLEAN to DOUBLE: 1 for TRUE. */
    public static double booleanToDouble(boolean value) {
        return value ? 1.0 : 0.0;
    }

    /** BOOLEAN to DOUBLE: 1 for TRUE. */
    public static @Nullable Double booleanToDouble(@Nullable Boolean value) {
        return value == null ? null : booleanToDouble(value.booleanValue());
    }

    /** INT to BOOLEAN: FALSE for 0. */
    public static boolean intToBoolean(int value) {
        return value != 0;
    }

    /** INT to BOOLEAN: FALSE for 0. */
    public static @Nullable Boolean intToBoolean(@Nullable Integer value) {
        return value == null ? null : intToBoolean(value.intValue());
    }

    /** INT to BIGINT. */
    public static long intToBigint(int value) {
        return value;
    }

    /** INT to BIGINT. */
    public static @Nullable Long intToBigint(@Nullable Integer value) {
        return value == null ? null : intToBigint(value.intValue());
    }

    /** INT to DOUBLE. */
    public static double intToDouble(int value) {
        return value;
    }

    /** INT to DOUBLE. */
    public static @Nullable Double intToDouble(@Nullable Integer value) {
        return value == null ? null : intToDouble(value.intValue());
    }

    /** BIGINT to BOOLEAN: FALSE for 0. */
    public static boolean bigintToBoolean(long value) {
        return value != 0;
    }

    /** BIGINT to BOOLEAN: FALSE for 0. */
    public static @Nullable Boolean bigintToBoolean(@Nullable Long value) {
        return value == null ? null : bigintToBoolean(value.longValue());
    }

    /** BIGINT to INT: keeps the low 32 bits. */
    public static int bigintToInt(long value) {
        return (int) value;
    }

    /** BIGINT to INT: keeps the low 32 bits. */
    public static @Nullable Integer bigintToInt(@Nullable Long value) {
        return value == null ? null : bigintToInt(value.longValue());
    }

    /** BIGINT to DOUBLE. */
    public static double bigintToDouble(long value) {
        return (double) value;
    }

    /** BIGINT to DOUBLE. */
    public static @Nullable Double bigintToDouble(@Nullable Long value) {
        return value == null ? null : bigintToDouble(value.longValue());
    }

    /** DOUBLE to BOOLEAN: FALSE for 0. */
    public static boolean doubleToBoolean(double value) {
        return value != 0;
    }

    /** DOUBLE to BOOLEAN: FALSE for 0. */
    public static @Nullable Boolean doubleToBoolean(@Nullable Double value) {
        return value == null ? null : doubleToBoolean(value.doubleValue());
    }

    /** DOUBLE to INT: cuts the fraction; NaN is 0, what is too great or small is the nearest INT. */
    public static int doubleToInt(double value) {
        return (int) value;
    }

    /** DOUBLE to INT: cuts the fraction; NaN is 0, what is too great or small is the nearest INT. */
    public static @Nullable Integer doubleToInt(@Nullable Double value) {
        return value == null ? null : doubleToInt(value.doubleValue());
    }

    /** DOUBLE to BIGINT: cuts the fraction; NaN is 0, what is too great or small is the nearest BIGINT. */
    public static long doubleToBigint(double value) {
        return (long) value;
    }

    /** DOUBLE to BIGINT: cuts the fraction; NaN is 0, what is too great or small is the nearest BIGINT. */
    public static @Nullable Long doubleToBigint(@Nullable Double value) {
        return value == null ? null : doubleToBigint(value.doubleValue());
    }

    /** BOOLEAN to DECIMAL(precision, scale): 1 for TRUE, NULL if that does not fit. */
    public static @Nullable BigDecimal booleanToDecimal(@Nullable Boolean value, int precision, int scale) {
        return value == null ? null : Decimals.fit(value ? BigDecimal.ONE : BigDecimal.ZERO, precision, scale);
    }

    /** INT to DECIMAL(precision, scale): NULL if it does not fit. */
    public static @Nullable BigDecimal intToDecimal(@Nullable Integer value, int precision, int scale) {
        return value == null ? null : Decimals.fit(BigDecimal.valueOf(value), precision, scale);
    }

    /** BIGINT to DECIMAL(precision, scale): NULL if it does not fit. */
    public static @Nullable BigDecimal bigintToDecimal(@Nullable Long value, int precision, int scale) {
        return value == null ? null : Decimals.fit(BigDecimal.valueOf(value), precision, scale);
    }

    /** DOUBLE to DECIMAL(precision, scale), from its shortest decimal form: NULL if it does not fit; NaN and infinities fail. */
    public static @Nullable BigDecimal doubleToDecimal(@Nullable Double value, int precision, int scale) {
        if (value == null) {
            return null;
        }
        if (value.isNaN() || value.isInfinite()) {
            throw failure(value.toString(), decimal(precision, scale));
        }
        return Decimals.fit(BigDecimal.valueOf(value), precision, scale);
    }

    /** DECIMAL to DECIMAL(precision, scale): rounded half up, NULL if it does not fit. */
    public static @Nullable BigDecimal decimalToDecimal(@Nullable BigDecimal value, int precision, int scale) {
        return Decimals.fit(value, precision, scale);
    }

    /** DECIMAL to BOOLEAN: FALSE for 0. */
    public static @Nullable Boolean decimalToBoolean(@Nullable BigDecimal value) {
        return value == null ? null : value.signum() != 0;
    }

    /** DECIMAL to INT: cuts the fraction, then keeps the low 32 bits. */
    public static @Nullable Integer decimalToInt(@Nullable BigDecimal value) {
        return value == null ? null : (int) value.longValue();
    }

    /** DECIMAL to BIGINT: cuts the fraction, then keeps the low 64 bits. */
    public static @Nullable Long decimalToBigint(@Nullable BigDecimal value) {
        return value == null ? null : value.longValue();
    }

    /**
     * DECIMAL to DOUBLE.
     *
     * @param precision declared precision of the argument: up to 18 the unscaled value is made a double before the point is
     *     set, which is what Flink SQL does and can differ from the nearest double in the last bit
     */
    public static @Nullable Double decimalToDouble(@Nullable BigDecimal value, int precision) {
        if (value == null) {
            return null;
        }
        int scale = value.scale();
        if (precision > 18 || scale < 0 || scale > 18) {
            return value.doubleValue();
        }
        return (double) value.unscaledValue().longValue() / POWERS[scale];
    }

    /** BOOLEAN to STRING: {@code TRUE} or {@code FALSE}. */
    public static @Nullable String booleanToString(@Nullable Boolean value) {
        return value == null ? null : value ? "TRUE" : "FALSE";
    }

    /** INT to STRING. */
    public static @Nullable String intToString(@Nullable Integer value) {
        return value == null ? null : value.toString();
    }

    /** BIGINT to STRING. */
    public static @Nullable String bigintToString(@Nullable Long value) {
        return value == null ? null : value.toString();
    }

    /** DOUBLE to STRING, as Java writes it. */
    public static @Nullable String doubleToString(@Nullable Double value) {
        return value == null ? null : value.toString();
    }

    /** DECIMAL to STRING: all digits of its scale, no exponent. */
    public static @Nullable String decimalToString(@Nullable BigDecimal value) {
        return value == null ? null : value.toPlainString();
    }

    /** TIMESTAMP(precision) to STRING: {@code yyyy-MM-dd HH:mm:ss} and {@code precision} digits. */
    public static @Nullable String timestampToString(@Nullable LocalDateTime value, int precision) {
        return value == null ? null : Timestamps.format(value, precision);
    }

    /** Any character string to VARCHAR(length): cut to that many characters. To cast another type, cast to STRING first. */
    public static @Nullable String stringToString(@Nullable String value, int length) {
        return value == null ? null : Texts.truncate(value, length);
    }

    /** STRING to BOOLEAN: t, true, y, yes, 1 and f, false, n, no, 0, in any case; else fails. */
    public static @Nullable Boolean stringToBoolean(@Nullable String value) {
        if (value == null) {
            return null;
        }
        switch (value.toLowerCase(Locale.ROOT)) {
            case "t":
            case "true":
            case "y":
            case "yes":
            case "1":
                return Boolean.TRUE;
            case "f":
            case "false":
            case "n":
            case "no":
            case "0":
                return Boolean.FALSE;
            default:
                throw failure(value, "BOOLEAN");
        }
    }

    /** STRING to INT: digits, perhaps with a sign, a fraction that is cut, spaces around; else fails. */
    public static @Nullable Integer stringToInt(@Nullable String value) {
        if (value == null) {
            return null;
        }
        long whole = integer(value, "INT");
        if (whole != (int) whole) {
            throw failure(value, "INT");
        }
        return (int) whole;
    }

    /** STRING to BIGINT: digits, perhaps with a sign, a fraction that is cut, spaces around; else fails. */
    public static @Nullable Long stringToBigint(@Nullable String value) {
        return value == null ? null : integer(value, "BIGINT");
    }

    /** STRING to DOUBLE, as Java reads it; else fails. */
    public static @Nullable Double stringToDouble(@Nullable String value) {
        if (value == null) {
            return null;
        }
        try {
            return Double.valueOf(value);
        } catch (NumberFormatException e) {
            throw failure(value, "DOUBLE");
        }
    }

    /** STRING to DECIMAL(precision, scale): rounded half up; fails if it is no number or does not fit. */
    public static @Nullable BigDecimal stringToDecimal(@Nullable String value, int precision, int scale) {
        if (value == null) {
            return null;
        }
        BigDecimal number = decimal(trimmed(value));
        BigDecimal fitting = number == null ? null : Decimals.fit(number, precision, scale);
        if (fitting == null) {
            throw failure(value, decimal(precision, scale));
        }
        return fitting;
    }

    /** STRING to TIMESTAMP(precision): {@code yyyy-MM-dd[ HH:mm:ss[.fraction]]}, cut to the precision; else fails. */
    public static @Nullable LocalDateTime stringToTimestamp(@Nullable String value, int precision) {
        if (value == null) {
            return null;
        }
        LocalDateTime time = Timestamps.parse(value, precision);
        if (time == null) {
            throw failure(value, "TIMESTAMP(" + precision + ")");
        }
        return time;
    }

    /** TIMESTAMP to TIMESTAMP(precision): digits past the precision are cut. */
    public static @Nullable LocalDateTime timestampToTimestamp(@Nullable LocalDateTime value, int precision) {
        return value == null ? null : Timestamps.truncate(value, precision);
    }

    private static long integer(String value, String target) {
        String text = Texts.trim(value);
        int length = text.length();
        boolean negative = length > 0 && text.charAt(0) == '-';
        int at = negative || (length > 0 && text.charAt(0) == '+') ? 1 : 0;
        if (at == length) {
            throw failure(value, target);
        }
        // Accumulated as a negative number, because there is one more of those.
        long result = 0;
        boolean fraction = false;
        for (; at < length; at++) {
            char character = text.charAt(at);
            if (character == '.' && !fraction) {
                fraction = true;
            } else if (character < '0' || character > '9') {
                throw failure(value, target);
            } else if (!fraction) {
                int digit = character - '0';
                if (result < (Long.MIN_VALUE + digit) / 10) {
                    throw failure(value, target);
                }
                result = result * 10 - digit;
            }
        }
        if (!negative && result == Long.MIN_VALUE) {
            throw failure(value, target);
        }
        return negative ? result : -result;
    }

    /** The number that {@code text} denotes; null for no number, or one of more than a thousand characters. */
    static @Nullable BigDecimal decimal(String text) {
        if (text.length() > 1_000) {
            return null;
        }
        try {
            return new BigDecimal(text);
        } catch (NumberFormatException e) {
            return null;
        }
    }

    private static String trimmed(String value) {
        int start = 0;
        int end = value.length();
        while (start < end && blank(value.charAt(start))) {
            start++;
        }
        while (end > start && blank(value.charAt(end - 1))) {
            end--;
        }
        return value.substring(start, end);
    }

    private static boolean blank(char character) {
        return character == ' ' || character == '\n' || character == '\t';
    }

    private static String decimal(int precision, int scale) {
        return "DECIMAL(" + precision + ", " + scale + ")";
    }

    private static SqlFunctionException failure(String value, String target) {
        String shown = value.length() <= 100 ? value : value.substring(0, 100) + "…";
        return new SqlFunctionException("cannot cast '" + shown + "' to " + target);
    }
}
