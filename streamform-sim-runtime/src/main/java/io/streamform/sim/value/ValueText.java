package io.streamform.sim.value;

import io.streamform.runtime.function.Timestamps;
import io.streamform.runtime.schema.ColumnType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDateTime;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The text form of SQL values that are not NULL, exact in both directions:
 *
 * <table>
 * <caption>Text forms</caption>
 * <tr><td>BOOLEAN</td><td>{@code true}, {@code false}</td></tr>
 * <tr><td>INT, BIGINT</td><td>decimal digits with an optional sign</td></tr>
 * <tr><td>DOUBLE</td><td>decimal or scientific notation, {@code NaN}, {@code Infinity}, {@code -Infinity}</td></tr>
 * <tr><td>DECIMAL</td><td>decimal or scientific notation; digits beyond the scale must be zeros</td></tr>
 * <tr><td>STRING</td><td>itself</td></tr>
 * <tr><td>TIMESTAMP</td><td>{@code yyyy-MM-dd HH:mm:ss[.fraction]}, or with a {@code T}</td></tr>
 * </table>
 */
public final class ValueText {

    private static final Pattern INTEGER = Pattern.compile("[-+]?[0-9]{1,100}");
    private static final Pattern NUMBER =
            Pattern.compile("[-+]?([0-9]{1,400}(\\.[0-9]{0,400})?|\\.[0-9]{1,400})([eE][-+]?[0-9]{1,9})?");
    private static final int LONGEST_SHOWN = 60;

    private ValueText() {}

    /**
     * The value of {@code type} that {@code text} stands for; never NULL.
     *
     * @throws ValueException if there is none
     */
    public static Object parse(ColumnType type, String text) throws ValueException {
        return switch (type.kind()) {
            case BOOLEAN -> parseBoolean(type, text);
            case INT -> parseInteger(type, text, Integer.SIZE).intValueExact();
            case BIGINT -> parseInteger(type, text, Long.SIZE).longValueExact();
            case DOUBLE -> parseDouble(type, text);
            case DECIMAL -> parseDecimal(type, text);
            case STRING -> parseString(type, text);
            case TIMESTAMP -> parseTimestamp(type, text);
        };
    }

    private static Boolean parseBoolean(ColumnType type, String text) throws ValueException {
        if (text.equals("true") || text.equals("false")) {
            return text.equals("true");
        }
        throw wrongType(type, text);
    }

    private static BigInteger parseInteger(ColumnType type, String text, int bits) throws ValueException {
        if (!INTEGER.matcher(text).matches()) {
            throw wrongType(type, text);
        }
        BigInteger value = new BigInteger(text);
        if (value.bitLength() >= bits) {
            throw unfit(type, text, "out of range");
        }
        return value;
    }

    private static Double parseDouble(ColumnType type, String text) throws ValueException {
        switch (text) {
            case "NaN":
                return Double.NaN;
            case "Infinity":
                return Double.POSITIVE_INFINITY;
            case "-Infinity":
                return Double.NEGATIVE_INFINITY;
            default:
                break;
        }
        if (!NUMBER.matcher(text).matches()) {
            throw wrongType(type, text);
        }
        double value = Double.parseDouble(text);
        if (Double.isInfinite(value)) {
            throw unfit(type, text, "out of range");
        }
        return value;
    }

    private static BigDecimal parseDecimal(ColumnType type, String text) throws ValueException {
        if (!NUMBER.matcher(text).matches()) {
            throw wrongType(type, text);
        }
        BigDecimal value = new BigDecimal(text).stripTrailingZeros();
        if (value.signum() == 0) {
            return BigDecimal.ZERO.setScale(type.scale());
        }
        if (value.scale() > type.scale()) {
            throw unfit(type, text, "more than " + type.scale() + " digits after the point");
        }
        if ((long) value.precision() - value.scale() > type.precision() - type.scale()) {
            throw unfit(type, text, "more than " + (type.precision() - type.scale()) + " digits before the point");
        }
        return value.setScale(type.scale());
    }

    private static String parseString(ColumnType type, String text) throws ValueException {
        int length = text.codePointCount(0, text.length());
        if (type.precision() > 0 && length > type.precision()) {
            throw unfit(type, text, length + " characters");
        }
        return text;
    }

    private static LocalDateTime parseTimestamp(ColumnType type, String text) throws ValueException {
        LocalDateTime value = Timestamps.parseFixed(text, ' ');
        if (value == null) {
            value = Timestamps.parseFixed(text, 'T');
        }
        if (value == null) {
            throw wrongType(type, text);
        }
        if (!Timestamps.truncate(value, type.precision()).equals(value)) {
            throw unfit(type, text, "more than " + type.precision() + " digits of a second");
        }
        return value;
    }

    private static ValueException wrongType(ColumnType type, String text) {
        return new ValueException(
                ValueException.Fault.TYPE, "found '" + shortened(text) + "', expected " + expected(type));
    }

    private static ValueException unfit(ColumnType type, String text, String why) {
        return new ValueException(
                ValueException.Fault.FIT, "'" + shortened(text) + "' does not fit " + type.text() + ": " + why);
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST_SHOWN ? text : text.substring(0, LONGEST_SHOWN) + "…";
    }

    /** The type for messages, with its form where that is not plain. */
    public static String expected(ColumnType type) {
        return type.kind() == ColumnType.Kind.TIMESTAMP
                ? type.text() + ", yyyy-MM-dd HH:mm:ss[.fraction]"
                : type.text();
    }

    /** The text that {@link #parse} reads as {@code value}. */
    public static String write(ColumnType type, Object value) {
        if (value instanceof BigDecimal decimal) {
            return decimal.toPlainString();
        }
        if (value instanceof LocalDateTime timestamp) {
            return Timestamps.format(timestamp, type.precision());
        }
        return value.toString();
    }

    /** A value for people: NULL as {@code NULL}, a text that could be misread in quotes. */
    public static String show(ColumnType type, @Nullable Object value) {
        if (value == null) {
            return "NULL";
        }
        String text = write(type, value);
        return value instanceof String && misleading(text) ? quoted(text) : text;
    }

    private static boolean misleading(String text) {
        return text.isEmpty()
                || text.equals("NULL")
                || !text.strip().equals(text)
                || text.contains("  ")
                || text.startsWith("\"")
                || text.codePoints().anyMatch(Character::isISOControl);
    }

    private static String quoted(String text) {
        StringBuilder out = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"', '\\' -> out.append('\\').append(c);
                case '\n' -> out.append("\\n");
                case '\t' -> out.append("\\t");
                default -> {
                    if (Character.isISOControl(c)) {
                        out.append("\\x").append(java.util.HexFormat.of().toHexDigits((byte) c));
                    } else {
                        out.append(c);
                    }
                }
            }
        }
        return out.append('"').toString();
    }
}
