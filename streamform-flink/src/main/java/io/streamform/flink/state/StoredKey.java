package io.streamform.flink.state;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A namespace of which no class is known in this release: its bytes. It is written back as it is. Immutable. */
final class StoredKey {

    private final byte[] bytes;

    /** Takes over {@code bytes}. */
    StoredKey(byte[] bytes) {
        this.bytes = bytes;
    }

    /** The bytes themselves, not to be changed. */
    byte[] bytes() {
        return bytes;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof StoredKey that && Arrays.equals(bytes, that.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    @Override
    public String toString() {
        return "stored key of " + bytes.length + " bytes";
    }
}
