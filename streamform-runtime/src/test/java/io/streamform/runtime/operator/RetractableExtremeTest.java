package io.streamform.runtime.operator;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.runtime.codec.Codecs;
import io.streamform.runtime.state.OrderKeys;
import java.util.Random;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RetractableExtremeTest {

    private static final String KEY = "k";

    private final RetractableExtreme<String, Integer> least =
            new RetractableExtreme<>("min.values", Codecs.INT, OrderKeys::ascending);
    private @Nullable Integer present;

    @BeforeEach
    void open() {
        least.open(new MemoryHost<String, String>());
        present = null;
    }

    private @Nullable Integer add(@Nullable Integer value) {
        present = least.add(KEY, present, value);
        return present;
    }

    private @Nullable Integer remove(@Nullable Integer value) {
        present = least.remove(KEY, present, value);
        return present;
    }

    @Test
    void theNextValueFollowsWhenTheExtremeGoes() {
        assertThat(add(3)).isEqualTo(3);
        assertThat(add(1)).isEqualTo(1);
        assertThat(add(1)).isEqualTo(1);
        assertThat(add(null)).isEqualTo(1);
        assertThat(remove(1)).isEqualTo(1);
        assertThat(remove(1)).isEqualTo(3);
        assertThat(remove(null)).isEqualTo(3);
        assertThat(remove(3)).isNull();
    }

    @Test
    void aDeleteThatOvertookItsInsertIsNoExtreme() {
        add(5);
        assertThat(remove(1)).isEqualTo(5);
        assertThat(add(1)).isEqualTo(5);
        assertThat(add(1)).isEqualTo(1);
    }

    @Test
    void removingTheExtremeSkipsNegativeCounts() {
        add(5);
        add(9);
        remove(7);
        assertThat(remove(5)).isEqualTo(9);
    }

    @Test
    void aClearedKeyHasNoValues() {
        add(5);
        least.clear(KEY);
        present = null;
        assertThat(add(9)).isEqualTo(9);
        assertThat(remove(9)).isNull();
    }

    @Test
    void randomAddsAndRemovesAgreeWithACountingMap() {
        long seed = 31_415;
        Random random = new Random(seed);
        TreeMap<Integer, Integer> counts = new TreeMap<>();
        for (int i = 0; i < 20_000; i++) {
            int value = random.nextInt(6) == 0 ? Integer.MIN_VALUE : random.nextInt(8) - 4;
            int by = random.nextBoolean() ? 1 : -1;
            counts.merge(value, by, Integer::sum);
            Integer result = by == 1 ? add(value) : remove(value);
            Integer wanted = counts.entrySet().stream()
                    .filter(entry -> entry.getValue() > 0)
                    .map(java.util.Map.Entry::getKey)
                    .findFirst()
                    .orElse(null);
            assertThat(result).as("seed %d, step %d", seed, i).isEqualTo(wanted);
        }
    }
}
