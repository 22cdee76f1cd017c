package io.streamform.it.cluster;

/** Flink's state backends. */
public enum StateBackend {
    /** Objects on the heap. */
    HASHMAP("hashmap"),
    /** Bytes in RocksDB. */
    ROCKSDB("rocksdb");

    private final String setting;

    StateBackend(String setting) {
        this.setting = setting;
    }

    /** Returns the value of Flink's setting {@code state.backend.type}. */
    public String setting() {
        return setting;
    }
}
