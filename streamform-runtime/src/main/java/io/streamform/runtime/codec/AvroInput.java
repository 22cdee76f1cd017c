package io.streamform.runtime.codec;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Arrays;

/** Reads Avro binary from a range of an array. Reusable through {@link #reset}; not thread-safe. */
public final class AvroInput {

    private byte[] buffer = new byte[0];
    private int position;
    private int end;

    /** An input without bytes. */
    public AvroInput() {}

    /** An input of all of {@code bytes}. */
    public AvroInput(byte[] bytes) {
        reset(bytes, 0, bytes.length);
    }

    /** Reads from {@code bytes[offset, offset + length)} next. */
    public void reset(byte[] bytes, int offset, int length) {
        this.buffer = bytes;
        this.position = offset;
        this.end = offset + length;
    }

    /** Bytes left. */
    public int remaining() {
        return end - position;
    }

    /** Index of the next byte in the array given. */
    public int position() {
        return position;
    }

    private void require(int count) {
        if (count < 0 || end - position < count) {
            throw new IllegalStateException(
                    "malformed value: " + count + " bytes wanted, " + (end - position) + " left");
        }
    }

    /** A boolean. */
    public boolean readBoolean() {
        require(1);
        return buffer[position++] != 0;
    }

    /** An int. */
    public int readInt() {
        long value = readLong();
        if (value != (int) value) {
            throw new IllegalStateException("malformed value: " + value + " is not an int");
        }
        return (int) value;
    }

    /** A long. */
    public long readLong() {
        long result = 0;
        int shift = 0;
        while (true) {
            require(1);
            long part = buffer[position++];
            result |= (part & 0x7fL) << shift;
            if (part >= 0) {
                return (result >>> 1) ^ -(result & 1);
            }
            shift += 7;
            if (shift > 63) {
                throw new IllegalStateException("malformed value: a long of more than ten bytes");
            }
        }
    }

    /** A double. */
    public double readDouble() {
        require(8);
        long bits = 0;
        for (int i = 7; i >= 0; i--) {
            bits = (bits << 8) | (buffer[position + i] & 0xffL);
        }
        position += 8;
        return Double.longBitsToDouble(bits);
    }

    private int readLength() {
        long length = readLong();
        if (length < 0 || length > end - position) {
            throw new IllegalStateException(
                    "malformed value: length " + length + ", " + (end - position) + " bytes left");
        }
        return (int) length;
    }

    /** A string. */
    public String readString() {
        int length = readLength();
        String value = new String(buffer, position, length, StandardCharsets.UTF_8);
        position += length;
        return value;
    }

    /** Bytes with their length in front. */
    public byte[] readBytes() {
        int length = readLength();
        byte[] value = Arrays.copyOfRange(buffer, position, position + length);
        position += length;
        return value;
    }

    /** A decimal of the given scale. */
    public BigDecimal readDecimal(int scale) {
        int length = readLength();
        if (length == 0) {
            throw new IllegalStateException("malformed value: a decimal without bytes");
        }
        BigInteger unscaled;
        if (length <= 8) {
            long value = buffer[position];
            for (int i = 1; i < length; i++) {
                value = (value << 8) | (buffer[position + i] & 0xffL);
            }
            position += length;
            return BigDecimal.valueOf(value, scale);
        }
        unscaled = new BigInteger(buffer, position, length);
        position += length;
        return new BigDecimal(unscaled, scale);
    }

    /** The branch of a {@code ["null", T]} union of a column that is NOT NULL: null is malformed. */
    public void requirePresence(String column) {
        if (!readPresence()) {
            throw new IllegalStateException("malformed value: NULL in column " + column + ", which is NOT NULL");
        }
    }

    /** The branch of a {@code ["null", T]} union: false for null. */
    public boolean readPresence() {
        require(1);
        byte branch = buffer[position++];
        if (branch != 0 && branch != 2) {
            throw new IllegalStateException("malformed value: no branch " + branch + " in a nullable");
        }
        return branch == 2;
    }

    /** A TIMESTAMP(precision), as {@link AvroOutput#writeTimestamp} writes it. */
    public LocalDateTime readTimestamp(int precision) {
        if (precision > 6) {
            return readInstant();
        }
        int unit = precision > 3 ? 1_000 : 1_000_000;
        int perSecond = 1_000_000_000 / unit;
        long value = readLong();
        return dateTime(Math.floorDiv(value, perSecond), Math.floorMod(value, perSecond) * unit);
    }

    /** A timestamp as seconds and nanoseconds. */
    public LocalDateTime readInstant() {
        long seconds = readLong();
        return dateTime(seconds, readInt());
    }

    private static LocalDateTime dateTime(long seconds, int nanos) {
        try {
            return LocalDateTime.ofEpochSecond(seconds, nanos, ZoneOffset.UTC);
        } catch (DateTimeException e) {
            throw new IllegalStateException("malformed value: no timestamp of " + seconds + " s " + nanos + " ns", e);
        }
    }
}
