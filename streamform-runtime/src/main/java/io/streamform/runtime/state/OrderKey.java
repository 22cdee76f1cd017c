package io.streamform.runtime.state;

import java.util.Arrays;

/**
 * A place in an {@link OrderedState}: bytes whose unsigned lexicographic order is the order meant, whatever the backend.
 * Made by {@link OrderKeyBuilder}. Immutable.
 */
public final class OrderKey implements Comparable<OrderKey> {

    private final byte[] bytes;

    /** A key of exactly these bytes, which must come from {@link OrderKeyBuilder} or from {@link #bytes()}. */
    public OrderKey(byte[] bytes) {
        this(bytes.clone(), true);
    }

    private OrderKey(byte[] own, boolean owned) {
        assert owned;
        this.bytes = own;
    }

    /** A key of an array that nobody else keeps. */
    static OrderKey owning(byte[] bytes) {
        return new OrderKey(bytes, true);
    }

    /** A copy of the bytes. */
    public byte[] bytes() {
        return bytes.clone();
    }

    /** The byte at {@code index}, without copying all of them. */
    public byte byteAt(int index) {
        return bytes[index];
    }

    /** Number of bytes. */
    public int length() {
        return bytes.length;
    }

    @Override
    public int compareTo(OrderKey other) {
        return Arrays.compareUnsigned(bytes, other.bytes);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof OrderKey that && Arrays.equals(bytes, that.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    @Override
    public String toString() {
        return java.util.HexFormat.of().formatHex(bytes);
    }
}
