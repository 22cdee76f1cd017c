package io.streamform.flink.state;

import io.streamform.runtime.state.ValueState;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Values behind a {@link WriteBackCache}. The objects are those that operators change in place. */
final class CachedValues<K, V> implements ValueState<K, V> {

    private final ValueState<K, V> backend;
    private final StateSerializer<V> serializer;
    private final WriteBackCache cache;
    private final Map<K, WriteBackCache.Entry<K, V>> entries = new HashMap<>();
    private WriteBackCache.@Nullable Entry<K, V> last;

    CachedValues(ValueState<K, V> backend, StateSerializer<V> serializer, WriteBackCache cache) {
        this.backend = backend;
        this.serializer = serializer;
        this.cache = cache;
    }

    @Override
    public @Nullable V get(K key) {
        WriteBackCache.Entry<K, V> entry = entries.get(key);
        if (entry != null) {
            cache.used(entry);
        } else {
            V value = backend.get(key);
            entry = new WriteBackCache.Entry<>(this, key, value, value != null);
            entries.put(key, entry);
            last = entry;
            cache.read(entry, value == null ? 0 : serializer.lastSize());
            return value;
        }
        last = entry;
        return entry.value();
    }

    @Override
    public void put(K key, V value) {
        WriteBackCache.Entry<K, V> entry = find(key);
        if (entry != null) {
            cache.changed(entry, value);
        } else {
            // Whether the backend has a value of the key is not known.
            entry = new WriteBackCache.Entry<>(this, key, value, true);
            entries.put(key, entry);
            cache.added(entry, serializer.lastSize());
        }
    }

    @Override
    public void remove(K key) {
        WriteBackCache.Entry<K, V> entry = find(key);
        if (entry != null) {
            cache.changed(entry, null);
        } else {
            backend.remove(key);
        }
    }

    /** Mostly the entry that was got last, by the same key object. */
    @SuppressWarnings("ReferenceEquality")
    private WriteBackCache.@Nullable Entry<K, V> find(K key) {
        WriteBackCache.Entry<K, V> got = last;
        return got != null && got.key() == key ? got : entries.get(key);
    }

    /** Called by the cache when an entry leaves it. */
    void forget(K key) {
        WriteBackCache.Entry<K, V> gone = entries.remove(key);
        if (gone == last) {
            last = null;
        }
    }

    /** Called by the cache: writes to the backend and returns the encoded size. */
    int write(K key, @Nullable V value) {
        if (value == null) {
            backend.remove(key);
            return 0;
        }
        backend.put(key, value);
        return serializer.lastSize();
    }
}
