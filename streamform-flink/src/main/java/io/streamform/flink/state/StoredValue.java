package io.streamform.flink.state;

import java.util.Arrays;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A state value that was not turned into an object, because no class of this release is known for its state: the bytes and
 * the schema they were written in. It is written back as it is. Immutable.
 */
final class StoredValue {

    private final Schema schema;
    private final byte[] bytes;

    /** Takes over {@code bytes}. */
    StoredValue(Schema schema, byte[] bytes) {
        this.schema = schema;
        this.bytes = bytes;
    }

    Schema schema() {
        return schema;
    }

    /** The bytes themselves, not to be changed. */
    byte[] bytes() {
        return bytes;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof StoredValue that && schema.equals(that.schema) && Arrays.equals(bytes, that.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    @Override
    public String toString() {
        return "stored value of " + bytes.length + " bytes";
    }
}
