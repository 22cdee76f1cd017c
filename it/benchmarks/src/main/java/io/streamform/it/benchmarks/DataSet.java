package io.streamform.it.benchmarks;

import java.util.Locale;

/** A state backend and a distribution of keys. */
enum DataSet {
    /** 10,000 keys, all alike, on heap. */
    HEAP_UNIFORM(false, false),
    /** A million keys by Zipf's law on heap. */
    HEAP_ZIPF(false, true),
    /** 10,000 keys, all alike, on RocksDB. */
    ROCKSDB_UNIFORM(true, false),
    /** A million keys by Zipf's law on RocksDB. */
    ROCKSDB_ZIPF(true, true);

    private final boolean rocksdb;
    private final boolean zipf;

    DataSet(boolean rocksdb, boolean zipf) {
        this.rocksdb = rocksdb;
        this.zipf = zipf;
    }

    /** The set that prints as {@code text}. */
    static DataSet of(String text) {
        return valueOf(text.trim().toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    boolean rocksdb() {
        return rocksdb;
    }

    boolean zipf() {
        return zipf;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
