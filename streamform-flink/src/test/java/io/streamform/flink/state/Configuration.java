package io.streamform.flink.state;

import java.util.ArrayList;
import java.util.List;
import org.apache.flink.core.execution.SavepointFormatType;
import org.apache.flink.runtime.checkpoint.CheckpointType;
import org.apache.flink.runtime.checkpoint.SavepointType;
import org.apache.flink.runtime.checkpoint.SnapshotType;
import org.apache.flink.runtime.state.StateBackend;
import org.apache.flink.runtime.state.hashmap.HashMapStateBackend;
import org.apache.flink.state.rocksdb.EmbeddedRocksDBStateBackend;

/** What a state can be stored as, where, and how it is saved. */
record Configuration(Shape shape, Backend backend, Format format, boolean ttl) {

    enum Shape {
        VALUE,
        NAMESPACED,
        ORDERED
    }

    enum Backend {
        HEAP,
        ROCKSDB;

        StateBackend create() {
            return this == HEAP ? new HashMapStateBackend() : new EmbeddedRocksDBStateBackend(true);
        }
    }

    enum Format {
        CANONICAL,
        NATIVE,
        CHECKPOINT;

        SnapshotType type() {
            return switch (this) {
                case CANONICAL -> SavepointType.savepoint(SavepointFormatType.CANONICAL);
                case NATIVE -> SavepointType.savepoint(SavepointFormatType.NATIVE);
                case CHECKPOINT -> CheckpointType.FULL_CHECKPOINT;
            };
        }
    }

    Configuration on(Backend other) {
        return new Configuration(shape, other, format, ttl);
    }

    Configuration withTtl(boolean on) {
        return new Configuration(shape, backend, format, on);
    }

    /** All: a TTL is declared for values only. */
    static List<Configuration> all() {
        List<Configuration> all = new ArrayList<>();
        for (Shape shape : Shape.values()) {
            for (Backend backend : Backend.values()) {
                for (Format format : Format.values()) {
                    all.add(new Configuration(shape, backend, format, false));
                    if (shape == Shape.VALUE) {
                        all.add(new Configuration(shape, backend, format, true));
                    }
                }
            }
        }
        return all;
    }

    @Override
    public String toString() {
        return shape + " " + backend + " " + format + (ttl ? " TTL" : "");
    }
}
