package io.streamform.runtime.function;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.time.LocalDateTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CastsTest {

    @Test
    void numbersWrapOrSaturate() {
        assertThat(Casts.bigintToInt(1L << 32)).isZero();
        assertThat(Casts.doubleToInt(1e20)).isEqualTo(Integer.MAX_VALUE);
        assertThat(Casts.doubleToBigint(Double.NaN)).isZero();
        assertThat(Casts.decimalToInt(new BigDecimal("-1.9"))).isEqualTo(-1);
        assertThat(Casts.decimalToInt(new BigDecimal("4294967297"))).isEqualTo(1);
        assertThat(Casts.doubleToBoolean(Double.NaN)).isTrue();
        assertThat(Casts.intToBoolean((Integer) null)).isNull();
    }

    @Test
    void aNumberThatDoesNotFitADecimalIsNull() {
        assertThat(Casts.intToDecimal(100, 4, 2)).isNull();
        assertThat(Casts.intToDecimal(99, 4, 2)).isEqualTo("99.00");
        assertThat(Casts.booleanToDecimal(true, 2, 2)).isNull();
        assertThat(Casts.doubleToDecimal(0.125, 5, 2)).isEqualTo("0.13");
        assertThatThrownBy(() -> Casts.doubleToDecimal(Double.NaN, 5, 2))
                .hasMessage("cannot cast 'NaN' to DECIMAL(5, 2)");
    }

    @Test
    void aDecimalOfUpTo18DigitsBecomesADoubleByDivision() {
        assertThat(Casts.decimalToDouble(new BigDecimal("0.1"), 10)).isEqualTo(0.1);
        assertThat(Casts.decimalToDouble(new BigDecimal("123456789.123456789"), 18))
                .isEqualTo(123456789123456789L / 1e9);
        assertThat(Casts.decimalToDouble(new BigDecimal("123456789.123456789"), 38))
                .isEqualTo(123456789.123456789);
    }

    @Test
    void textOfValuesIsThatOfFlinkSql() {
        assertThat(Casts.booleanToString(true)).isEqualTo("TRUE");
        assertThat(Casts.doubleToString(1e10)).isEqualTo("1.0E10");
        assertThat(Casts.decimalToString(new BigDecimal("1E-7"))).isEqualTo("0.0000001");
        LocalDateTime time = LocalDateTime.of(2026, 1, 2, 3, 4, 5, 120_000_000);
        assertThat(Casts.timestampToString(time, 3)).isEqualTo("2026-01-02 03:04:05.120");
        assertThat(Casts.timestampToString(time, 0)).isEqualTo("2026-01-02 03:04:05");
        assertThat(Casts.timestampToString(time, 9)).isEqualTo("2026-01-02 03:04:05.120000000");
        assertThat(Casts.stringToString("a\ud83d\ude00b", 2)).isEqualTo("a\ud83d\ude00");
    }

    @ParameterizedTest
    @CsvSource({"' 7 ',7", "-7.9,-7", "+2147483647,2147483647", "-2147483648,-2147483648", "1.,1", ".5,0"})
    void textBecomesAnInt(String text, int value) {
        assertThat(Casts.stringToInt(text)).isEqualTo(value);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "-", "1e3", "2147483648", "1.2.3", "0x1", "٣", "9223372036854775808"})
    void otherTextIsNoInt(String text) {
        assertThatThrownBy(() -> Casts.stringToInt(text))
                .isInstanceOf(SqlFunctionException.class)
                .hasMessage("cannot cast '" + text + "' to INT");
    }

    @Test
    void bigintsReachTheirLimits() {
        assertThat(Casts.stringToBigint("9223372036854775807")).isEqualTo(Long.MAX_VALUE);
        assertThat(Casts.stringToBigint("-9223372036854775808")).isEqualTo(Long.MIN_VALUE);
        for (String text : new String[] {"9223372036854775808", "-9223372036854775809", "99999999999999999999"}) {
            assertThatThrownBy(() -> Casts.stringToBigint(text)).hasMessageContaining("BIGINT");
        }
    }

    @Test
    void textBecomesADecimalRoundedHalfUp() {
        assertThat(Casts.stringToDecimal(" 1.005\n", 5, 2)).isEqualTo("1.01");
        assertThat(Casts.stringToDecimal("12e-1", 5, 2)).isEqualTo("1.20");
        for (String text : new String[] {"5x", "a", "", "1000", "1e400"}) {
            assertThatThrownBy(() -> Casts.stringToDecimal(text, 5, 2))
                    .hasMessage("cannot cast '" + text + "' to DECIMAL(5, 2)");
        }
    }

    @Test
    void textBecomesABoolean() {
        assertThat(Casts.stringToBoolean("Yes")).isTrue();
        assertThat(Casts.stringToBoolean("0")).isFalse();
        assertThatThrownBy(() -> Casts.stringToBoolean(" true")).hasMessage("cannot cast ' true' to BOOLEAN");
    }

    @ParameterizedTest
    @CsvSource({
        "2026-01-02 03:04:05,2026-01-02T03:04:05",
        "2026-01-02 03:04:05.1239,2026-01-02T03:04:05.123",
        "2026-1-2,2026-01-02T00:00",
        "2020-02-31,2020-02-29T00:00",
        "2020-02-31 00:00:00,2020-02-29T00:00",
        "2026-01-02 3:4:5.5,2026-01-02T03:04:05.500",
        "2026-01-02 24:00:00,2026-01-03T00:00",
    })
    void textBecomesATimestamp(String text, LocalDateTime value) {
        assertThat(Casts.stringToTimestamp(text, 3)).isEqualTo(value);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "2026", "2026-01-02T03:04:05", "2026-13-01", "2026-01-02 25:00:00", " 2026-01-02"})
    void otherTextIsNoTimestamp(String text) {
        assertThatThrownBy(() -> Casts.stringToTimestamp(text, 3))
                .hasMessage("cannot cast '" + text + "' to TIMESTAMP(3)");
    }

    @Test
    void everyMonthHasItsLastDay() {
        for (int month = 1; month <= 12; month++) {
            LocalDateTime last =
                    LocalDateTime.of(2026, month, 1, 0, 0).plusMonths(1).minusDays(1);
            String text = Timestamps.format(last, 0);
            assertThat(Timestamps.parseFixed(text, ' ')).isEqualTo(last);
            assertThat(Timestamps.parseFixed(text.substring(0, 8) + (last.getDayOfMonth() + 1) + " 00:00:00", ' '))
                    .isNull();
        }
    }

    @Test
    void digitsPastThePrecisionAreCut() {
        LocalDateTime time = LocalDateTime.of(1969, 12, 31, 23, 59, 59, 999_999_999);
        assertThat(Casts.timestampToTimestamp(time, 3)).isEqualTo(time.withNano(999_000_000));
        assertThat(Casts.timestampToTimestamp(time.withNano(100), 3)).isEqualTo(time.withNano(0));
    }
}
