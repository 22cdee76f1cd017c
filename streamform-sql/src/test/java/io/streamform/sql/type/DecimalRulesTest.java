package io.streamform.sql.type;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.ir.type.StreamType.DecimalType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Restates, on purpose, the table in the comment of Flink's LogicalTypeMerging. */
class DecimalRulesTest {

    @ParameterizedTest(name = "DECIMAL({0}, {1}) + DECIMAL({2}, {3}) is DECIMAL({4}, {5})")
    @CsvSource({
        "12, 2, 12, 2, 13, 2", "10, 0, 12, 2, 13, 2", "5, 5, 5, 0, 11, 5", "38, 10, 38, 10, 38, 9",
        "38, 0, 38, 38, 38, 6", "38, 38, 38, 38, 38, 37", "38, 3, 38, 3, 38, 3", "1, 0, 1, 0, 2, 0",
    })
    void addsOneDigitToTheWiderOperand(int p1, int s1, int p2, int s2, int p, int s) {
        assertThat(DecimalRules.sum(p1, s1, p2, s2)).isEqualTo(new DecimalType(p, s, false));
    }

    @ParameterizedTest(name = "DECIMAL({0}, {1}) * DECIMAL({2}, {3}) is DECIMAL({4}, {5})")
    @CsvSource({
        "12, 2, 12, 2, 25, 4",
        "10, 0, 5, 5, 16, 5",
        "38, 10, 38, 10, 38, 6",
        "38, 2, 38, 2, 38, 4",
        "20, 10, 20, 10, 38, 17",
        "1, 0, 1, 0, 3, 0",
        "38, 38, 38, 38, 38, 37",
    })
    void multipliesDigits(int p1, int s1, int p2, int s2, int p, int s) {
        assertThat(DecimalRules.product(p1, s1, p2, s2)).isEqualTo(new DecimalType(p, s, false));
    }

    @ParameterizedTest(name = "DECIMAL({0}, {1}) / DECIMAL({2}, {3}) is DECIMAL({4}, {5})")
    @CsvSource({
        "10, 0, 2, 1, 17, 6",
        "2, 1, 10, 0, 13, 12",
        "12, 2, 12, 2, 27, 15",
        "38, 10, 10, 0, 38, 10",
        "38, 2, 20, 0, 38, 6",
        "5, 0, 1, 0, 11, 6",
        "38, 38, 38, 38, 38, 6",
    })
    void dividesWithAtLeastSixDigitsAfterThePoint(int p1, int s1, int p2, int s2, int p, int s) {
        assertThat(DecimalRules.quotient(p1, s1, p2, s2)).isEqualTo(new DecimalType(p, s, false));
    }

    @ParameterizedTest(name = "DECIMAL({0}, {1}) % DECIMAL({2}, {3}) is DECIMAL({4}, {5})")
    @CsvSource({"12, 2, 10, 0, 12, 2", "5, 1, 3, 2, 3, 2", "38, 10, 5, 0, 15, 10", "38, 0, 38, 38, 38, 38"})
    void keepsOfARemainderTheSmallerWholePart(int p1, int s1, int p2, int s2, int p, int s) {
        assertThat(DecimalRules.remainder(p1, s1, p2, s2)).isEqualTo(new DecimalType(p, s, false));
    }

    @Test
    void sumsInThirtyEightDigitsAndAveragesWithAtLeastSixAfterThePoint() {
        assertThat(DecimalRules.total(2)).isEqualTo(new DecimalType(38, 2, false));
        assertThat(DecimalRules.average(2)).isEqualTo(new DecimalType(38, 6, false));
        assertThat(DecimalRules.average(10)).isEqualTo(new DecimalType(38, 10, false));
        assertThat(DecimalRules.average(0)).isEqualTo(new DecimalType(38, 6, false));
    }
}
