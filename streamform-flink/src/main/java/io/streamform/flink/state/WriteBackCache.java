package io.streamform.flink.state;

import org.apache.flink.metrics.Counter;
import org.apache.flink.metrics.MetricGroup;
import org.jspecify.annotations.Nullable;

/**
 * What the states of one operator in one subtask keep as objects in front of a backend that stores bytes. Bounded in bytes:
 * the entry used longest ago leaves first. The part that the backend does not know yet is bounded too, by writing its
 * coldest entries as new ones come, so that {@link #flush}, which runs while the task stands still for a snapshot, is short.
 *
 * <p>Sizes are estimates from the encoded sizes of values. Nothing is ever emitted from here.
 */
final class WriteBackCache {

    /** Objects, map node and list links of an entry, and its key. */
    private static final int ENTRY_BYTES = 256;

    /** Objects are larger than their encoding. */
    private static final int OBJECT_FACTOR = 4;

    /** A write takes about four microseconds: a flush stays far below 200 milliseconds. */
    private static final int DIRTY_ENTRIES = 20_000;

    private static final long DIRTY_BYTES = 32L << 20;

    /** One value of one key. */
    static final class Entry<K, V> {
        private final CachedValues<K, V> owner;
        private final K key;
        private @Nullable V value;
        private boolean dirty;
        /** Whether the backend can have a value of the key. */
        private boolean stored;

        private int bytes;
        private long used;
        private @Nullable Entry<?, ?> colder;
        private @Nullable Entry<?, ?> warmer;

        Entry(CachedValues<K, V> owner, K key, @Nullable V value, boolean stored) {
            this.owner = owner;
            this.key = key;
            this.value = value;
            this.stored = stored;
        }

        K key() {
            return key;
        }

        @Nullable
        V value() {
            return value;
        }
    }

    /** Entries by last use. */
    private static final class Recency {
        private @Nullable Entry<?, ?> coldest;
        private @Nullable Entry<?, ?> warmest;
        private int entries;
        private long bytes;

        void add(Entry<?, ?> entry) {
            Entry<?, ?> second = warmest;
            entry.colder = second;
            entry.warmer = null;
            if (second == null) {
                coldest = entry;
            } else {
                second.warmer = entry;
            }
            warmest = entry;
            entries++;
            bytes += entry.bytes;
        }

        void remove(Entry<?, ?> entry) {
            Entry<?, ?> below = entry.colder;
            Entry<?, ?> above = entry.warmer;
            if (below == null) {
                coldest = above;
            } else {
                below.warmer = above;
            }
            if (above == null) {
                warmest = below;
            } else {
                above.colder = below;
            }
            entries--;
            bytes -= entry.bytes;
        }
    }

    private final long limit;
    private final int dirtyEntries;
    private final long dirtyBytes;
    private final Recency clean = new Recency();
    private final Recency dirty = new Recency();
    private final Counter hits;
    private final Counter misses;
    private final Counter spills;
    private final Counter writes;
    private long clock;

    WriteBackCache(long limit, MetricGroup metrics) {
        this(limit, DIRTY_ENTRIES, metrics);
    }

    WriteBackCache(long limit, int dirtyEntries, MetricGroup metrics) {
        this.limit = limit;
        this.dirtyEntries = dirtyEntries;
        this.dirtyBytes = Math.min(DIRTY_BYTES, limit / 2);
        MetricGroup group = metrics.addGroup("cache");
        hits = group.counter("hits");
        misses = group.counter("misses");
        spills = group.counter("spills");
        writes = group.counter("writes");
        group.gauge("bytes", this::bytes);
        group.gauge("dirtyEntries", this::dirtyEntries);
    }

    long bytes() {
        return clean.bytes + dirty.bytes;
    }

    int dirtyEntries() {
        return dirty.entries;
    }

    /** Takes up what was read from the backend, {@code size} bytes. */
    <K, V> void read(Entry<K, V> entry, int size) {
        misses.inc();
        entry.used = ++clock;
        entry.bytes = estimate(size);
        clean.add(entry);
        shrink();
    }

    /** Notes that an entry was used. */
    void used(Entry<?, ?> entry) {
        hits.inc();
        entry.used = ++clock;
        Recency list = entry.dirty ? dirty : clean;
        if (entry.warmer != null) {
            list.remove(entry);
            list.add(entry);
        }
    }

    /** Takes up an entry that is new and not in the backend. */
    <K, V> void added(Entry<K, V> entry, int size) {
        entry.used = ++clock;
        entry.bytes = estimate(size);
        entry.dirty = true;
        dirty.add(entry);
        shrink();
    }

    /** Sets the value of an entry. */
    <K, V> void changed(Entry<K, V> entry, @Nullable V value) {
        entry.value = value;
        entry.used = ++clock;
        if (value == null && !entry.stored) {
            // Neither the backend nor anybody else knows of it.
            if (entry.dirty) {
                dirty.remove(entry);
                entry.dirty = false;
                clean.add(entry);
            }
            return;
        }
        if (!entry.dirty) {
            clean.remove(entry);
            entry.dirty = true;
            dirty.add(entry);
            shrink();
        } else if (entry.warmer != null) {
            dirty.remove(entry);
            dirty.add(entry);
        }
    }

    private static int estimate(int size) {
        return ENTRY_BYTES + OBJECT_FACTOR * size;
    }

    private void shrink() {
        while (dirty.entries > dirtyEntries || dirty.bytes > dirtyBytes) {
            write(java.util.Objects.requireNonNull(dirty.coldest));
        }
        while (bytes() > limit) {
            Entry<?, ?> oldClean = clean.coldest;
            Entry<?, ?> oldDirty = dirty.coldest;
            if (oldClean == null && oldDirty == null) {
                return;
            }
            Entry<?, ?> coldest =
                    oldClean == null || (oldDirty != null && oldDirty.used < oldClean.used) ? oldDirty : oldClean;
            spill(java.util.Objects.requireNonNull(coldest));
        }
    }

    private void spill(Entry<?, ?> entry) {
        if (entry.dirty) {
            write(entry);
        }
        clean.remove(entry);
        forget(entry);
        spills.inc();
    }

    private static <K, V> void forget(Entry<K, V> entry) {
        entry.owner.forget(entry.key);
    }

    private <K, V> void write(Entry<K, V> entry) {
        dirty.remove(entry);
        entry.dirty = false;
        V value = entry.value;
        int size = entry.owner.write(entry.key, value);
        entry.stored = value != null;
        entry.bytes = estimate(size);
        clean.add(entry);
        writes.inc();
    }

    /** Writes all that the backend does not know. */
    void flush() {
        Entry<?, ?> coldest = dirty.coldest;
        while (coldest != null) {
            write(coldest);
            coldest = dirty.coldest;
        }
        // What was just written can turn out larger than estimated.
        shrink();
    }
}
