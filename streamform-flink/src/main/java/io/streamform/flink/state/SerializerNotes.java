package io.streamform.flink.state;

/**
 * What a serializer and its duplicates tell the state that uses them: why they were refused for a restored state, for which
 * Flink's answer to "compatible?" has no place, and the size of the last value, which the cache counts with.
 */
final class SerializerNotes {

    private volatile String refusal = "";
    private int size;

    void refuse(String reason) {
        refusal = reason;
    }

    /** The reason; empty if nothing was refused. */
    String refusal() {
        return refusal;
    }

    void size(int bytes) {
        size = bytes;
    }

    /** Bytes of the value read or written last; exact in the task's thread while no snapshot is written by another. */
    int lastSize() {
        return size;
    }
}
