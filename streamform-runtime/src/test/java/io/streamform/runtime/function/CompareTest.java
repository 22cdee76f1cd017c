package io.streamform.runtime.function;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CompareTest {

    @Test
    void aNullOperandMakesNull() {
        assertThat(Compare.equal((Integer) null, 1)).isNull();
        assertThat(Compare.less(1.0, null)).isNull();
        assertThat(Compare.greaterOrEqual("a", null)).isNull();
        assertThat(Compare.isNotEqual((Long) null, 1L)).isFalse();
        assertThat(Compare.distinct((String) null, null)).isFalse();
        assertThat(Compare.distinct(1L, null)).isTrue();
        assertThat(Compare.distinct((Double) null, null)).isFalse();
    }

    @Test
    void decimalsCompareByNumber() {
        assertThat(Compare.equal(new BigDecimal("1.0"), new BigDecimal("1.00"))).isTrue();
        assertThat(Compare.distinct(new BigDecimal("1.0"), new BigDecimal("1.00")))
                .isFalse();
    }

    @Test
    void nanIsUnequalToItselfAndZerosAreEqual() {
        assertThat(Compare.equal(Double.NaN, Double.NaN)).isFalse();
        assertThat(Compare.notEqual(Double.NaN, Double.NaN)).isTrue();
        assertThat(Compare.greaterOrEqual(Double.NaN, 1.0)).isFalse();
        assertThat(Compare.less(Double.NaN, 1.0)).isFalse();
        assertThat(Compare.equal(0.0, -0.0)).isTrue();
        assertThat(Compare.distinct(0.0, -0.0)).isFalse();
    }

    @Test
    void textsCompareAsTheirUtf8Bytes() {
        long seed = 20_260_101;
        Random random = new Random(seed);
        String[] parts = {
            "", "a", "b", "\0", "\u007f", "é", "\ud7ff", "\ue000", "\uffff", "\ud83d\ude00", "\ud800\udc00"
        };
        for (int i = 0; i < 5_000; i++) {
            String a = text(random, parts);
            String b = text(random, parts);
            int bytes = Arrays.compareUnsigned(a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8));
            assertThat(Integer.signum(Texts.compare(a, b)))
                    .as("seed %d: %s and %s", seed, a, b)
                    .isEqualTo(Integer.signum(bytes));
            assertThat(Compare.less(a, b)).isEqualTo(bytes < 0);
        }
    }

    private static String text(Random random, String[] parts) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(4); i > 0; i--) {
            text.append(parts[random.nextInt(parts.length)]);
        }
        return text.toString();
    }

    @Test
    void anExtremeOverNanDependsOnArrival() {
        assertThat(Extremes.max(Double.NaN, 1.0)).isNaN();
        assertThat(Extremes.max(1.0, Double.NaN)).isEqualTo(1.0);
        assertThat(Extremes.min((Double) null, 1.0)).isEqualTo(1.0);
        assertThat(Extremes.max(1L, (Long) null)).isEqualTo(1L);
        assertThat(Extremes.min("\uffff", "\ud83d\ude00")).isEqualTo("\uffff");
        assertThat(List.of(Extremes.max(true, false))).containsExactly(true);
    }
}
