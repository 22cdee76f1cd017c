package io.streamform.runtime.state;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Arrays;

/**
 * Makes {@link OrderKey}s of one or several components, each ascending or descending. Every component ends where its own
 * bytes say, so that keys of several components compare component by component.
 *
 * <p>Order within a type: integers and decimals by number, FALSE before TRUE, character strings by code point, timestamps by
 * time; doubles from −∞ over −0.0 and 0.0 to +∞, then NaN. INT and BIGINT have the same bytes; so have equal decimals of
 * different scale. The bytes are frozen: they are keys of stored state.
 */
public final class OrderKeyBuilder {

    private static final int NEGATIVE = 0x40;
    private static final int ZERO = 0x80;
    private static final int POSITIVE = 0xc0;

    private byte[] bytes = new byte[32];
    private int size;

    /** A key without components. */
    public OrderKeyBuilder() {}

    /** Appends a BOOLEAN. */
    public OrderKeyBuilder add(boolean value, boolean descending) {
        int start = size;
        append(value ? 1 : 0);
        return finish(start, descending);
    }

    /** Appends an INT or BIGINT. */
    public OrderKeyBuilder add(long value, boolean descending) {
        int start = size;
        appendLong(value ^ Long.MIN_VALUE);
        return finish(start, descending);
    }

    /** Appends a DOUBLE. */
    public OrderKeyBuilder add(double value, boolean descending) {
        int start = size;
        long bits = Double.doubleToLongBits(value);
        appendLong(bits ^ ((bits >> 63) | Long.MIN_VALUE));
        return finish(start, descending);
    }

    /** Appends a TIMESTAMP. */
    public OrderKeyBuilder add(LocalDateTime value, boolean descending) {
        int start = size;
        appendLong(value.toEpochSecond(ZoneOffset.UTC) ^ Long.MIN_VALUE);
        appendInt(value.getNano());
        return finish(start, descending);
    }

    /** Appends a DECIMAL: its sign, then its exponent and digits in the form 0.d₁d₂… × 10ⁿ, inverted if negative. */
    public OrderKeyBuilder add(BigDecimal value, boolean descending) {
        int start = size;
        int sign = value.signum();
        if (sign == 0) {
            append(ZERO);
            return finish(start, descending);
        }
        append(sign < 0 ? NEGATIVE : POSITIVE);
        int magnitude = size;
        String digits = digits(value);
        int significant = digits.length();
        while (digits.charAt(significant - 1) == '0') {
            significant--;
        }
        appendInt((digits.length() - value.scale()) ^ Integer.MIN_VALUE);
        for (int i = 0; i < significant; i += 2) {
            int second = i + 1 < significant ? digits.charAt(i + 1) - '0' : 0;
            append((digits.charAt(i) - '0') * 10 + second + 1);
        }
        append(0);
        return finish(start, descending, magnitude, sign < 0);
    }

    private static String digits(BigDecimal value) {
        BigInteger unscaled = value.unscaledValue();
        return unscaled.bitLength() < 63
                ? Long.toString(Math.abs(unscaled.longValue()))
                : unscaled.abs().toString();
    }

    /**
     * Appends a STRING: its UTF-8 bytes with 0x00 as 0x00 0xff, then 0x00 0x00. A surrogate that is no half of a pair has
     * the three bytes of its own code point, so that different strings never share a key.
     */
    public OrderKeyBuilder add(String value, boolean descending) {
        int start = size;
        for (int i = 0; i < value.length(); i++) {
            int point = value.codePointAt(i);
            if (point == 0) {
                append(0);
                append(0xff);
            } else if (point < 0x80) {
                append(point);
            } else if (point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE) {
                append(0xe0 | (point >> 12));
                append(0x80 | ((point >> 6) & 0x3f));
                append(0x80 | (point & 0x3f));
            } else {
                byte[] encoded = Character.toString(point).getBytes(StandardCharsets.UTF_8);
                reserve(encoded.length);
                System.arraycopy(encoded, 0, bytes, size, encoded.length);
                size += encoded.length;
                i += Character.charCount(point) - 1;
            }
        }
        append(0);
        append(0);
        return finish(start, descending);
    }

    /** The key; the builder can go on. */
    public OrderKey build() {
        return OrderKey.owning(Arrays.copyOf(bytes, size));
    }

    private OrderKeyBuilder finish(int start, boolean descending) {
        if (descending) {
            invert(start);
        }
        return this;
    }

    private OrderKeyBuilder finish(int start, boolean descending, int magnitude, boolean negative) {
        if (negative) {
            invert(magnitude);
        }
        return finish(start, descending);
    }

    private void invert(int start) {
        for (int i = start; i < size; i++) {
            bytes[i] = (byte) ~bytes[i];
        }
    }

    private void reserve(int more) {
        if (bytes.length - size < more) {
            bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, size + more));
        }
    }

    private void append(int value) {
        reserve(1);
        bytes[size++] = (byte) value;
    }

    private void appendInt(int value) {
        reserve(4);
        for (int shift = 24; shift >= 0; shift -= 8) {
            bytes[size++] = (byte) (value >> shift);
        }
    }

    private void appendLong(long value) {
        reserve(8);
        for (int shift = 56; shift >= 0; shift -= 8) {
            bytes[size++] = (byte) (value >> shift);
        }
    }
}
