package io.streamform.runtime.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonColumnsTest {

    private static final JsonRecords<Payment> RECORDS = new JsonRecords<>(Payment.JSON);

    private static Payment read(String json) {
        Payment row = RECORDS.read(json.getBytes(StandardCharsets.UTF_8)).after();
        assertThat(row).isNotNull();
        return row;
    }

    private static String write(Payment row) {
        return new String(RECORDS.write(row), StandardCharsets.UTF_8);
    }

    @Test
    void everyTypeIsReadAndWritten() {
        Payment row = new Payment(
                1, -2, 0.5, new BigDecimal("1234.50"), "é\n\"", true, LocalDateTime.of(2026, 1, 2, 3, 4, 5, 6_000_000));
        String json = "{\"id\":1,\"number\":-2,\"rate\":0.5,\"amount\":1234.50,\"note\":\"é\\n\\\"\",\"paid\":true,"
                + "\"at\":\"2026-01-02 03:04:05.006\"}";
        assertThat(write(row)).isEqualTo(json);
        assertThat(read(json)).isEqualTo(row);
        Payment nothing = Payment.of(2, null);
        assertThat(read(write(nothing))).isEqualTo(nothing);
        assertThat(read("{\"id\":2}")).isEqualTo(nothing);
    }

    @Test
    void numbersMayStandInStrings() {
        Payment row = read(
                "{\"id\":\" 7 \",\"number\":\"-1\",\"rate\":\"NaN\",\"amount\":\"1e2\",\"paid\":\"TRUE\",\"note\":5}");
        assertThat(row).isEqualTo(new Payment(7, -1, Double.NaN, new BigDecimal("100.00"), "5", true, null));
    }

    @Test
    void fractionsOfIntegersAreCutAndOfDecimalsRounded() {
        Payment row = read("{\"id\":1.9,\"amount\":0.005,\"at\":\"2026-01-02T03:04:05.0069\"}");
        assertThat(row.id()).isEqualTo(1);
        assertThat(row.amount()).isEqualTo(new BigDecimal("0.01"));
        assertThat(row.at()).isEqualTo(LocalDateTime.of(2026, 1, 2, 3, 4, 5, 6_000_000));
    }

    @Test
    void unknownMembersAreSkippedAndTheLastOfTwoCounts() {
        assertThat(read("{\"x\":[{\"id\":9},2],\"id\":1,\"note\":\"a\",\"id\":2}"))
                .isEqualTo(Payment.of(2, "a"));
    }

    @Test
    void anObjectInATextColumnIsItsJson() {
        assertThat(read("{\"id\":1,\"note\":{\"a\":[1, 2]}}").note()).isEqualTo("{\"a\":[1,2]}");
    }

    @Test
    void halfASurrogatePairBecomesAQuestionMark() {
        assertThat(read("{\"id\":1,\"note\":\"a\\ud83db\"}").note()).isEqualTo("a?b");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{}|column 'id': found null or nothing, expected a value, as it is NOT NULL",
                "{\"id\":null}|column 'id': found null or nothing, expected a value, as it is NOT NULL",
                "{\"id\":\"x\"}|column 'id': found \"x\", expected BIGINT",
                "{\"id\":true}|column 'id': found true, expected BIGINT",
                "{\"id\":9223372036854775808}|column 'id': found 9223372036854775808, expected BIGINT",
                "{\"id\":1,\"number\":3000000000}|column 'number': found 3000000000, expected INT",
                "{\"id\":1,\"number\":[1]}|column 'number': found an array, expected INT",
                "{\"id\":1,\"rate\":{}}|column 'rate': found an object, expected DOUBLE",
                "{\"id\":1,\"amount\":10000}|column 'amount': found 10000, expected DECIMAL(6, 2)",
                "{\"id\":1,\"amount\":1e999999999}|column 'amount': found 1e999999999, expected DECIMAL(6, 2)",
                "{\"id\":1,\"paid\":1}|column 'paid': found 1, expected BOOLEAN",
                "{\"id\":1,\"at\":\"2026-02-30 00:00:00\"}|column 'at': found \"2026-02-30 00:00:00\", expected TIMESTAMP(3), yyyy-MM-dd HH:mm:ss[.fraction]",
                "{\"id\":1,\"at\":17}|column 'at': found 17, expected TIMESTAMP(3), yyyy-MM-dd HH:mm:ss[.fraction]",
                "[1]|record: found an array, expected an object",
                "{\"id\":1} 2|record: found more text behind the object, expected its end",
            })
    void whatIsNoRowSaysWhy(String json, String message) {
        assertThatThrownBy(() -> read(json)).isInstanceOf(BadRowException.class).hasMessage(message);
    }
}
