package io.streamform.flink.state;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.runtime.codec.Codecs;
import io.streamform.runtime.state.OrderKey;
import io.streamform.runtime.state.OrderKeys;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.apache.flink.runtime.checkpoint.OperatorSubtaskState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HeapEntriesTest {

    @TempDir
    private Path directory;

    @Test
    void scansAreSortedWhateverIsIndexed() throws Exception {
        long seed = 11;
        for (int limit : new int[] {0, 12, 40, 1000}) {
            try (MapStates states = new MapStates()) {
                HeapEntries<LongKey, Long> entries = states.entries(StateSerializer.of("state", Codecs.LONG), limit);
                Map<LongKey, TreeMap<OrderKey, Long>> expected = new java.util.HashMap<>();
                Random random = new Random(seed);
                for (long i = 0; i < 5000; i++) {
                    LongKey key = new LongKey(random.nextInt(5));
                    OrderKey order = OrderKeys.descending((long) random.nextInt(30) - 15);
                    TreeMap<OrderKey, Long> sorted = expected.computeIfAbsent(key, absent -> new TreeMap<>());
                    switch (random.nextInt(8)) {
                        case 0 -> {
                            entries.remove(key, order);
                            sorted.remove(order);
                        }
                        case 1 -> {
                            if (random.nextInt(5) == 0) {
                                entries.clear(key);
                                sorted.clear();
                            }
                        }
                        case 2, 3 -> {
                            List<Long> seen = new ArrayList<>();
                            entries.scan(key, (at, value) -> seen.add(value));
                            assertThat(seen)
                                    .as("seed %d, %d indexed", seed, limit)
                                    .containsExactlyElementsOf(sorted.values());
                        }
                        default -> {
                            entries.put(key, order, i);
                            sorted.put(order, i);
                            assertThat(entries.get(key, order)).isEqualTo(i);
                        }
                    }
                }
            }
        }
    }

    @Test
    void aSnapshotOfTheHeapHoldsTheValuesOfItsMomentAlthoughTheyAreChangedInPlace() throws Exception {
        for (Configuration.Shape shape : Configuration.Shape.values()) {
            for (Configuration.Format format : Configuration.Format.values()) {
                Configuration configuration = new Configuration(shape, Configuration.Backend.HEAP, format, false);
                FieldsCodec codec = Layouts.of("same", 1, "one");
                Map<String, FieldsCodec> states = Map.of("same", codec);
                OperatorSubtaskState saved;
                try (Release release =
                        new Release(configuration, states, Map.of(), LongKey.Codecs.INSTANCE, null, directory)) {
                    release.put("same", 1, 1, codec.value(2));
                    saved = release.snapshotWhile(() -> {
                        Fields live = java.util.Objects.requireNonNull(release.get("same", 1, 1));
                        live.values().put("l", -1L);
                        release.put("same", 1, 1, live);
                    });
                    assertThat(java.util.Objects.requireNonNull(release.get("same", 1, 1))
                                    .values())
                            .containsEntry("l", -1L);
                }
                try (Release release =
                        new Release(configuration, states, Map.of(), LongKey.Codecs.INSTANCE, saved, directory)) {
                    assertThat(release.get("same", 1, 1))
                            .as(configuration.toString())
                            .isEqualTo(codec.value(2));
                }
            }
        }
    }
}
