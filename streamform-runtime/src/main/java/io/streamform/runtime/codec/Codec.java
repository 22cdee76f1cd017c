package io.streamform.runtime.codec;

import org.apache.avro.Schema;

/**
 * Writes and reads values of one Java type as Avro binary of one schema. Values in an older schema are first resolved to
 * the present one (see {@code io.streamform.runtime.codec.resolution}), then read.
 *
 * <p>Implementations have no state and are shared between threads.
 */
public interface Codec<T> {

    /** The schema written and read. */
    Schema schema();

    /** Appends {@code value}. */
    void write(T value, AvroOutput out);

    /** Reads one value. Malformed bytes end in an {@link IllegalStateException}. */
    T read(AvroInput in);

    /** A value that shares nothing mutable with {@code value}; the same instance if it is immutable. */
    T copy(T value);

    /** Whether {@link #copy} may return its argument. */
    boolean immutable();
}
