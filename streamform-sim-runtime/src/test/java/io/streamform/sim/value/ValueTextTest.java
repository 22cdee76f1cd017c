package io.streamform.sim.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.streamform.runtime.schema.ColumnType;
import io.streamform.runtime.schema.ColumnType.Kind;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDateTime;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ValueTextTest {

    private static final ColumnType DOUBLE = new ColumnType(Kind.DOUBLE, 0, 0, true);
    private static final ColumnType DECIMAL = new ColumnType(Kind.DECIMAL, 38, 6, true);
    private static final ColumnType TIMESTAMP = new ColumnType(Kind.TIMESTAMP, 3, 0, true);
    private static final ColumnType STRING = new ColumnType(Kind.STRING, Integer.MAX_VALUE, 0, true);

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void whatIsWrittenIsReadAgain(long seed) throws ValueException {
        Random random = new Random(seed);
        for (int i = 0; i < 2_000; i++) {
            same(new ColumnType(Kind.BOOLEAN, 0, 0, true), random.nextBoolean());
            same(
                    new ColumnType(Kind.INT, 0, 0, true),
                    boundary(random, Integer.MIN_VALUE, Integer.MAX_VALUE, random.nextInt()));
            same(
                    new ColumnType(Kind.BIGINT, 0, 0, true),
                    boundary(random, Long.MIN_VALUE, Long.MAX_VALUE, random.nextLong()));
            same(DOUBLE, boundary(random, Double.NEGATIVE_INFINITY, -0.0, Double.longBitsToDouble(random.nextLong())));
            same(DECIMAL, new BigDecimal(new BigInteger(random.nextInt(120), random), 6).negate());
            same(
                    TIMESTAMP,
                    LocalDateTime.of(1 + random.nextInt(9999), 12, 31, 23, 59, 59, random.nextInt(1000) * 1_000_000));
            same(STRING, new String(Character.toChars(1 + random.nextInt(0xD7FF))) + " NULL");
        }
    }

    private static <T> T boundary(Random random, T one, T other, T otherwise) {
        return switch (random.nextInt(4)) {
            case 0 -> one;
            case 1 -> other;
            default -> otherwise;
        };
    }

    private static void same(ColumnType type, Object value) throws ValueException {
        assertThat(ValueText.parse(type, ValueText.write(type, value))).isEqualTo(value);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"1e999999999", "-1e99999", "0.0000001", "1e-999999999", "123456789012345678901234567890123.5"})
    void decimalsThatDoNotFitAreRefusedWithoutBeingSpeltOut(String text) {
        assertThatThrownBy(() -> ValueText.parse(DECIMAL, text))
                .isInstanceOfSatisfying(
                        ValueException.class, e -> assertThat(e.fault()).isEqualTo(ValueException.Fault.FIT));
    }

    @Test
    void decimalsTakeTheirScaleWithoutLoss() throws ValueException {
        assertThat(ValueText.parse(DECIMAL, "10")).isEqualTo(new BigDecimal("10.000000"));
        assertThat(ValueText.parse(DECIMAL, "1.50000000")).isEqualTo(new BigDecimal("1.500000"));
        assertThat(ValueText.parse(DECIMAL, "0e999999999")).isEqualTo(new BigDecimal("0.000000"));
    }

    @ParameterizedTest
    @CsvSource({"2026-02-29 00:00:00", "2026-01-01 24:00:00", "2026-01-01", "2026-01-01 00:00", "2026-1-1 00:00:00"})
    void timestampsThatAreNoneAreRefused(String text) {
        assertThatThrownBy(() -> ValueText.parse(TIMESTAMP, text))
                .isInstanceOfSatisfying(
                        ValueException.class, e -> assertThat(e.fault()).isEqualTo(ValueException.Fault.TYPE));
    }

    @Test
    void peopleCanTellNullFromItsName() {
        assertThat(ValueText.show(STRING, null)).isEqualTo("NULL");
        assertThat(ValueText.show(STRING, "NULL")).isEqualTo("\"NULL\"");
        assertThat(ValueText.show(STRING, "")).isEqualTo("\"\"");
        assertThat(ValueText.show(STRING, "a\n\u0007\" b ")).isEqualTo("\"a\\n\\x07\\\" b \"");
        assertThat(ValueText.show(STRING, "plain text")).isEqualTo("plain text");
    }
}
