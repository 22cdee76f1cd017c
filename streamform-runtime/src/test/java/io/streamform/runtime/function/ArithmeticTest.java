package io.streamform.runtime.function;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ArithmeticTest {

    private static BigDecimal decimal(String text) {
        return new BigDecimal(text);
    }

    @Test
    void integersWrapAndPassNullOn() {
        assertThat(Integers.add(Integer.MAX_VALUE, 1)).isEqualTo(Integer.MIN_VALUE);
        assertThat(Longs.multiply(Long.MAX_VALUE, 2L)).isEqualTo(-2L);
        assertThat(Integers.negate(Integer.MIN_VALUE)).isEqualTo(Integer.MIN_VALUE);
        assertThat(Integers.divide(-7, (Integer) 2)).isEqualTo(-3);
        assertThat(Longs.remainder(-7L, 2L)).isEqualTo(-1L);
        assertThat(Integers.subtract(null, 1)).isNull();
    }

    @Test
    void divisionByAnExactZeroFails() {
        assertThatThrownBy(() -> Integers.divide(5, 0))
                .isInstanceOf(SqlFunctionException.class)
                .hasMessage("division by zero: 5 / 0");
        assertThatThrownBy(() -> Longs.remainder((Long) 5L, (Long) 0L)).hasMessage("division by zero: 5 % 0");
        assertThatThrownBy(() -> Decimals.divide(decimal("1.50"), decimal("0.0"), 38, 6))
                .hasMessage("division by zero: 1.50 / 0");
        assertThat(Doubles.divide(1.0, 0.0)).isInfinite();
    }

    @Test
    void decimalsRoundHalfUpAndOverflowToNull() {
        assertThat(Decimals.add(decimal("99.99"), decimal("0.01"), 5, 2)).isEqualTo("100.00");
        assertThat(Decimals.add(decimal("99.99"), decimal("0.01"), 4, 2)).isNull();
        assertThat(Decimals.multiply(decimal("0.05"), decimal("0.1"), 4, 2)).isEqualTo("0.01");
        assertThat(Decimals.divide(decimal("-1"), decimal("8"), 10, 2)).isEqualTo("-0.13");
        assertThat(Decimals.remainder(decimal("-7.5"), decimal("2"), 10, 1)).isEqualTo("-1.5");
        assertThat(Decimals.fit(decimal("9.995"), 3, 2)).isNull();
        assertThat(Decimals.fit(decimal("9.994"), 3, 2)).isEqualTo("9.99");
    }

    @Test
    void aHugeExponentIsNotWrittenOut() {
        assertThat(Decimals.fit(decimal("1e999999999"), 38, 0)).isNull();
        assertThat(Decimals.fit(decimal("1e-999999999"), 38, 2)).isEqualTo("0.00");
        assertThat(Decimals.fit(decimal("0e999999999"), 38, 2)).isEqualTo("0.00");
        assertThat(Decimals.fit(decimal("0.005"), 38, 2)).isEqualTo("0.01");
        assertThat(Decimals.fit(decimal("0.5"), 38, 0)).isEqualTo("1");
    }

    @Test
    void theShortWayOfDividingGivesWhatTheLongWayGives() {
        long seed = 1_729;
        Random random = new Random(seed);
        MathContext digits = new MathContext(38, RoundingMode.HALF_UP);
        for (int i = 0; i < 50_000; i++) {
            BigDecimal a = BigDecimal.valueOf(random.nextLong() >> random.nextInt(63), random.nextInt(10));
            BigDecimal b = BigDecimal.valueOf(random.nextLong() >> random.nextInt(63), random.nextInt(4));
            int scale = random.nextInt(12);
            if (b.signum() != 0) {
                assertThat(Decimals.divide(a, b, 38, scale))
                        .as("seed %d: %s / %s at scale %d", seed, a, b, scale)
                        .isEqualTo(Decimals.fit(a.divide(b, digits), 38, scale));
            }
        }
    }

    @Test
    void averagesHaveTheTypeOfTheirArgument() {
        assertThat(Averages.ofInt(-7, 2)).isEqualTo(-3);
        assertThat(Averages.ofInt(2_147_483_649L, 4)).as("a sum that wraps").isEqualTo(-536_870_911);
        assertThat(Averages.ofBigint(7, 2)).isEqualTo(3L);
        assertThat(Averages.ofDouble(1, 4)).isEqualTo(0.25);
        assertThat(Averages.ofDecimal(decimal("10.00"), 3, 2)).isEqualTo("3.333333");
        assertThat(Averages.ofDecimal(decimal("0.0000000002"), 3, 10)).isEqualTo(decimal("0.0000000001"));
        assertThat(new @Nullable Object[] {Averages.ofInt(0, 0), Averages.ofDecimal(null, 0, 2)})
                .containsOnlyNulls();
    }
}
