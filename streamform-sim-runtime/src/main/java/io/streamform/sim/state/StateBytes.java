package io.streamform.sim.state;

import io.streamform.runtime.codec.AvroInput;
import io.streamform.runtime.codec.AvroOutput;
import io.streamform.runtime.codec.Codec;
import java.util.Arrays;
import java.util.HexFormat;

/** A key, a place or a value in Avro binary. Immutable; ordered as unsigned bytes. */
public final class StateBytes implements Comparable<StateBytes> {

    /** No bytes: the place of an entry that has none. */
    public static final StateBytes NONE = new StateBytes(new byte[0]);

    private final byte[] bytes;

    private StateBytes(byte[] bytes) {
        this.bytes = bytes;
    }

    /** A copy of {@code bytes}. */
    public static StateBytes of(byte[] bytes) {
        return new StateBytes(bytes.clone());
    }

    /** {@code value} as its codec writes it. */
    public static <V> StateBytes write(Codec<V> codec, V value) {
        AvroOutput out = new AvroOutput();
        codec.write(value, out);
        return new StateBytes(out.toByteArray());
    }

    /**
     * The value that {@code codec} reads from these bytes.
     *
     * @throws IllegalStateException if bytes are left over or missing
     */
    public <V> V read(Codec<V> codec) {
        AvroInput in = new AvroInput(bytes);
        V value = codec.read(in);
        if (in.remaining() != 0) {
            throw new IllegalStateException(
                    "malformed value: " + in.remaining() + " bytes left over of " + bytes.length + " in " + this);
        }
        return value;
    }

    /** A copy of the bytes. */
    public byte[] toByteArray() {
        return bytes.clone();
    }

    @Override
    public int compareTo(StateBytes other) {
        return Arrays.compareUnsigned(bytes, other.bytes);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof StateBytes that && Arrays.equals(bytes, that.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    /** The bytes in hexadecimal. */
    @Override
    public String toString() {
        return HexFormat.of().formatHex(bytes);
    }
}
