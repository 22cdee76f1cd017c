package io.streamform.runtime.codec;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import org.apache.avro.io.BinaryData;

/** A growing buffer of Avro binary. Reusable through {@link #clear}; not thread-safe. */
public final class AvroOutput {

    private byte[] buffer;
    private int size;

    /** An empty buffer. */
    public AvroOutput() {
        this.buffer = new byte[64];
    }

    /** Forgets what was written and keeps the memory. */
    public void clear() {
        size = 0;
    }

    /** Number of bytes written. */
    public int size() {
        return size;
    }

    /** The backing array, valid from 0 to {@link #size()} until the next write. */
    public byte[] array() {
        return buffer;
    }

    /** A copy of what was written. */
    public byte[] toByteArray() {
        return Arrays.copyOf(buffer, size);
    }

    private void reserve(int more) {
        if (buffer.length - size < more) {
            buffer = Arrays.copyOf(buffer, Math.max(buffer.length * 2, Math.addExact(size, more)));
        }
    }

    /** A boolean as one byte. */
    public void writeBoolean(boolean value) {
        reserve(1);
        buffer[size++] = (byte) (value ? 1 : 0);
    }

    /** An int, zig-zag encoded. */
    public void writeInt(int value) {
        reserve(5);
        size += BinaryData.encodeInt(value, buffer, size);
    }

    /** A long, zig-zag encoded. */
    public void writeLong(long value) {
        reserve(10);
        size += BinaryData.encodeLong(value, buffer, size);
    }

    /** A double in eight bytes. */
    public void writeDouble(double value) {
        reserve(8);
        size += BinaryData.encodeDouble(value, buffer, size);
    }

    /** A string as length and UTF-8. */
    public void writeString(String value) {
        byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
        writeBytes(bytes, 0, bytes.length);
    }

    /** Bytes with their length in front. */
    public void writeBytes(byte[] bytes, int offset, int length) {
        writeLong(length);
        writeFixed(bytes, offset, length);
    }

    /** Bytes as they are. */
    public void writeFixed(byte[] bytes, int offset, int length) {
        reserve(length);
        System.arraycopy(bytes, offset, buffer, size, length);
        size += length;
    }

    /** A decimal of the schema's scale as the bytes of its unscaled value; the value must have exactly that scale. */
    public void writeDecimal(BigDecimal value, int scale) {
        if (value.scale() != scale) {
            throw new IllegalArgumentException("decimal " + value + " has not the scale " + scale);
        }
        byte[] bytes = value.unscaledValue().toByteArray();
        writeBytes(bytes, 0, bytes.length);
    }

    /** The branch of a {@code ["null", T]} union: false for null. */
    public void writePresence(boolean present) {
        reserve(1);
        buffer[size++] = (byte) (present ? 2 : 0);
    }

    /**
     * A TIMESTAMP(precision): milliseconds up to 3 digits, microseconds up to 6, else as {@link #writeInstant}. The value
     * has no more digits than the precision says.
     */
    public void writeTimestamp(LocalDateTime value, int precision) {
        if (precision > 6) {
            writeInstant(value);
            return;
        }
        int unit = precision > 3 ? 1_000 : 1_000_000;
        if (value.getNano() % unit != 0) {
            throw new IllegalArgumentException("timestamp " + value + " has more than " + precision + " digits");
        }
        long perSecond = 1_000_000_000L / unit;
        writeLong(Math.addExact(
                Math.multiplyExact(value.toEpochSecond(ZoneOffset.UTC), perSecond), value.getNano() / unit));
    }

    /** A timestamp as seconds, rounded down, and nanoseconds: the form of keys. */
    public void writeInstant(LocalDateTime value) {
        writeLong(value.toEpochSecond(ZoneOffset.UTC));
        writeInt(value.getNano());
    }
}
