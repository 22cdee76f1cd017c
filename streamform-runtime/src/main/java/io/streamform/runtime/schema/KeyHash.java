package io.streamform.runtime.schema;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/**
 * Hash codes of keys, version 1. The key groups of stored state follow from them, so every function here is frozen; they
 * build on nothing but the hash codes that the JDK specifies for Boolean, Integer, Long, Double and String. A generated key
 * starts with {@link #START} and combines its components in order.
 */
public final class KeyHash {

    /** Hash code of a key without components. */
    public static final int START = 1;

    private KeyHash() {}

    /** The hash code of components that hash to {@code hash}, followed by one that hashes to {@code component}. */
    public static int combine(int hash, int component) {
        return 31 * hash + component;
    }

    /** Hash code of a BOOLEAN. */
    public static int of(boolean value) {
        return Boolean.hashCode(value);
    }

    /** Hash code of an INT or BIGINT. */
    public static int of(long value) {
        return Long.hashCode(value);
    }

    /** Hash code of a canonical DOUBLE. */
    public static int of(double value) {
        return Double.hashCode(value);
    }

    /** Hash code of a BOOLEAN, 0 for NULL. */
    public static int of(@Nullable Boolean value) {
        return value == null ? 0 : Boolean.hashCode(value);
    }

    /** Hash code of an INT or BIGINT, 0 for NULL. */
    public static int of(@Nullable Long value) {
        return value == null ? 0 : Long.hashCode(value);
    }

    /** Hash code of a canonical DOUBLE, 0 for NULL. */
    public static int of(@Nullable Double value) {
        return value == null ? 0 : Double.hashCode(value);
    }

    /** Hash code of a STRING, 0 for NULL. */
    public static int of(@Nullable String value) {
        return value == null ? 0 : value.hashCode();
    }

    /** Hash code of a DECIMAL at its declared scale, 0 for NULL: that of the unscaled value as a long, or of its digits. */
    public static int of(@Nullable BigDecimal value) {
        if (value == null) {
            return 0;
        }
        BigInteger unscaled = value.unscaledValue();
        return unscaled.bitLength() < Long.SIZE
                ? Long.hashCode(unscaled.longValue())
                : unscaled.toString().hashCode();
    }

    /** Hash code of a TIMESTAMP, 0 for NULL: that of its seconds, combined with its nanoseconds. */
    public static int of(@Nullable LocalDateTime value) {
        return value == null
                ? 0
                : combine(Long.hashCode(value.toEpochSecond(ZoneOffset.UTC)), Integer.hashCode(value.getNano()));
    }
}
