package io.streamform.flink.state;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A state value that was not turned into an object, because no class of this release is known for its state: the bytes and
 * the number of the schema they were written in. It is written back as it is. Immutable.
 */
final class StoredValue {

    private final Lineage lineage;
    private final int number;
    private final byte[] bytes;

    /** Takes over {@code bytes}. */
    StoredValue(Lineage lineage, int number, byte[] bytes) {
        this.lineage = lineage;
        this.number = number;
        this.bytes = bytes;
    }

    Lineage lineage() {
        return lineage;
    }

    /** Number of the writer's schema in the lineage. */
    int number() {
        return number;
    }

    /** The bytes themselves, not to be changed. */
    byte[] bytes() {
        return bytes;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof StoredValue that && number == that.number && Arrays.equals(bytes, that.bytes);
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
