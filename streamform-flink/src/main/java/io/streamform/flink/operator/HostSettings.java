package io.streamform.flink.operator;

import java.io.Serializable;

/** What a job can set about the hosts of its operators. */
public interface HostSettings extends Serializable {

    /** Greatest size in bytes of the cache of one operator in one subtask, where the backend has one: 64 MB. */
    long DEFAULT_CACHE_BYTES = 64L << 20;

    /**
     * Greatest size in bytes of the write-back cache of one operator in one subtask; 0 for no cache. Used on RocksDB only.
     */
    long cacheBytes();

    /** Settings with the default values. */
    static HostSettings defaults() {
        return () -> DEFAULT_CACHE_BYTES;
    }
}
