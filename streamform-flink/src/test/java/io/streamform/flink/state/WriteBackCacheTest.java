package io.streamform.flink.state;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.runtime.codec.Codecs;
import io.streamform.runtime.state.ValueState;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import org.apache.flink.metrics.groups.UnregisteredMetricsGroup;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class WriteBackCacheTest {

    private final Map<Long, String> stored = new LinkedHashMap<>();
    private int reads;
    private int writes;

    private final ValueState<Long, String> backend = new ValueState<>() {
        @Override
        public @Nullable String get(Long key) {
            reads++;
            return stored.get(key);
        }

        @Override
        public void put(Long key, String value) {
            writes++;
            stored.put(key, value);
        }

        @Override
        public void remove(Long key) {
            writes++;
            stored.remove(key);
        }
    };

    private WriteBackCache cache(long limit, int dirtyEntries) {
        return new WriteBackCache(limit, dirtyEntries, new UnregisteredMetricsGroup());
    }

    private CachedValues<Long, String> values(WriteBackCache cache) {
        return new CachedValues<>(backend, StateSerializer.of("state", Codecs.STRING), cache);
    }

    @Test
    void aValueIsReadOnceAndWrittenWithTheSnapshot() {
        WriteBackCache cache = cache(1 << 20, 100);
        CachedValues<Long, String> values = values(cache);
        stored.put(1L, "a");
        assertThat(values.get(1L)).isEqualTo("a");
        values.put(1L, "b");
        values.put(1L, "c");
        assertThat(values.get(1L)).isEqualTo("c");
        assertThat(stored).containsEntry(1L, "a");
        cache.flush();
        assertThat(stored).containsEntry(1L, "c");
        assertThat(reads).isEqualTo(1);
        assertThat(writes).isEqualTo(1);
        cache.flush();
        assertThat(writes).isEqualTo(1);
    }

    @Test
    void theColdestValueLeavesFirst() {
        for (long key = 1; key <= 4; key++) {
            stored.put(key, "");
        }
        CachedValues<Long, String> values = values(cache(3 * 260, 100));
        for (long key : new long[] {1, 2, 1, 3, 4}) {
            values.get(key);
        }
        assertThat(reads).isEqualTo(4);
        values.get(1L);
        assertThat(reads).isEqualTo(4);
        values.get(2L);
        assertThat(reads).isEqualTo(5);
    }

    @Test
    void whatTheBackendDoesNotKnowIsBoundedColdestWrittenFirst() {
        WriteBackCache cache = cache(1 << 20, 2);
        CachedValues<Long, String> values = values(cache);
        values.put(1L, "a");
        values.put(2L, "b");
        values.put(1L, "c");
        values.put(3L, "d");
        assertThat(stored).containsOnlyKeys(2L);
        assertThat(cache.dirtyEntries()).isEqualTo(2);
        values.get(2L);
        assertThat(reads).isZero();
    }

    @Test
    void aValueThatComesAndGoesBetweenSnapshotsIsNeverWritten() {
        WriteBackCache cache = cache(1 << 20, 100);
        CachedValues<Long, String> values = values(cache);
        assertThat(values.get(1L)).isNull();
        values.put(1L, "a");
        values.remove(1L);
        cache.flush();
        assertThat(writes).isZero();
    }

    @Test
    void aValueRemovedUnreadIsGoneFromTheBackend() {
        WriteBackCache cache = cache(1 << 20, 100);
        CachedValues<Long, String> values = values(cache);
        stored.put(1L, "a");
        stored.put(2L, "b");
        values.remove(1L);
        values.put(2L, "c");
        values.remove(2L);
        cache.flush();
        assertThat(stored).isEmpty();
    }

    @Test
    void randomUseIsTheSameAsWithoutACacheWhateverItsSize() {
        long seed = 7;
        for (long limit : new long[] {1, 300, 600, 2000, 100_000}) {
            for (int dirtyEntries : new int[] {0, 1, 5, 1000}) {
                stored.clear();
                Random random = new Random(seed);
                Map<Long, String> expected = new HashMap<>();
                WriteBackCache cache = cache(limit, dirtyEntries);
                CachedValues<Long, String> one = values(cache);
                for (int i = 0; i < 20_000; i++) {
                    Long key = (long) random.nextInt(20);
                    switch (random.nextInt(6)) {
                        case 0 -> {
                            one.remove(key);
                            expected.remove(key);
                        }
                        case 1 -> {
                            cache.flush();
                            assertThat(stored)
                                    .as("seed %d, %d bytes, %d dirty", seed, limit, dirtyEntries)
                                    .isEqualTo(expected);
                        }
                        case 2, 3 -> {
                            String value = "v" + "x".repeat(random.nextInt(40)) + i;
                            assertThat(one.get(key)).isEqualTo(expected.get(key));
                            one.put(key, value);
                            expected.put(key, value);
                        }
                        default -> {
                            String value = "w" + i;
                            one.put(key, value);
                            expected.put(key, value);
                        }
                    }
                    assertThat(cache.dirtyEntries()).isLessThanOrEqualTo(dirtyEntries);
                }
            }
        }
    }
}
