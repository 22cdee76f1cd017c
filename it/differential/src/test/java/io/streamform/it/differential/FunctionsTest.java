package io.streamform.it.differential;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.runtime.function.Casts;
import io.streamform.runtime.function.Decimals;
import io.streamform.runtime.function.SqlFunctionException;
import io.streamform.runtime.function.Texts;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Random;
import java.util.function.Function;
import org.apache.flink.table.api.TableException;
import org.apache.flink.table.data.DecimalData;
import org.apache.flink.table.data.DecimalDataUtils;
import org.apache.flink.table.data.TimestampData;
import org.apache.flink.table.data.binary.BinaryStringData;
import org.apache.flink.table.data.binary.BinaryStringDataUtil;
import org.apache.flink.table.utils.DateTimeUtils;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The runtime's SQL functions against those that Flink SQL's generated code calls, on random arguments. */
class FunctionsTest {

    private static final long SEED = 20_261_201;
    private static final int RUNS = 5_000;
    private static final String FAILS = "fails";

    private final Random random = new Random(SEED);

    private record Typed(BigDecimal value, int precision, int scale) {

        DecimalData flink() {
            return DecimalData.fromBigDecimal(value, precision, scale);
        }
    }

    private Typed decimal() {
        int precision = 1 + random.nextInt(38);
        int scale = random.nextInt(precision + 1);
        BigInteger limit =
                BigInteger.TEN.pow(random.nextInt(4) == 0 ? precision : Math.min(precision, 1 + random.nextInt(6)));
        BigInteger unscaled = new BigInteger(limit.bitLength() + 1, random).mod(limit);
        return new Typed(new BigDecimal(random.nextBoolean() ? unscaled : unscaled.negate(), scale), precision, scale);
    }

    private static @Nullable BigDecimal of(@Nullable DecimalData data) {
        return data == null ? null : data.toBigDecimal();
    }

    private static String ours(Function<String, @Nullable Object> function, String argument) {
        try {
            return String.valueOf(function.apply(argument));
        } catch (SqlFunctionException e) {
            return FAILS;
        }
    }

    private static String flinks(Function<BinaryStringData, Object> function, String argument) {
        try {
            return String.valueOf(function.apply(BinaryStringData.fromString(argument)));
        } catch (NumberFormatException | DateTimeException | TableException e) {
            return FAILS;
        }
    }

    private String text(String alphabet, int longest) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(longest + 1); i > 0; i--) {
            text.append(alphabet.charAt(random.nextInt(alphabet.length())));
        }
        return text.toString();
    }

    @Test
    void decimalArithmeticAgrees() {
        for (int i = 0; i < RUNS; i++) {
            Typed a = decimal();
            Typed b = decimal();
            int precision = 20 + random.nextInt(19);
            int scale = Math.max(a.scale(), b.scale()) > precision ? precision : Math.max(a.scale(), b.scale());
            String calls = "seed " + SEED + ": " + a + ", " + b + " at " + precision + ", " + scale;
            assertThat(Decimals.add(a.value(), b.value(), precision, scale))
                    .as(calls)
                    .isEqualTo(of(DecimalDataUtils.add(a.flink(), b.flink(), precision, scale)));
            assertThat(Decimals.subtract(a.value(), b.value(), precision, scale))
                    .as(calls)
                    .isEqualTo(of(DecimalDataUtils.subtract(a.flink(), b.flink(), precision, scale)));
            assertThat(Decimals.multiply(a.value(), b.value(), precision, scale))
                    .as(calls)
                    .isEqualTo(of(DecimalDataUtils.multiply(a.flink(), b.flink(), precision, scale)));
            if (b.value().signum() != 0) {
                assertThat(Decimals.divide(a.value(), b.value(), precision, scale))
                        .as(calls)
                        .isEqualTo(of(DecimalDataUtils.divide(a.flink(), b.flink(), precision, scale)));
            }
        }
    }

    @Test
    void castsOfNumbersAgree() {
        for (int i = 0; i < RUNS; i++) {
            Typed a = decimal();
            Typed type = decimal();
            double number = random.nextBoolean() ? random.nextGaussian() * 1e6 : random.nextInt(2_000) / 1_000.0;
            assertThat(Casts.decimalToDecimal(a.value(), type.precision(), type.scale()))
                    .as("seed %d: %s to %s", SEED, a, type)
                    .isEqualTo(of(DecimalDataUtils.castToDecimal(a.flink(), type.precision(), type.scale())));
            assertThat(Casts.decimalToBigint(a.value())).isEqualTo(DecimalDataUtils.castToIntegral(a.flink()));
            assertThat(Casts.decimalToInt(a.value())).isEqualTo((int) DecimalDataUtils.castToIntegral(a.flink()));
            assertThat(Casts.decimalToDouble(a.value(), a.precision()))
                    .as("seed %d: %s", SEED, a)
                    .isEqualTo(DecimalDataUtils.doubleValue(a.flink()));
            assertThat(Casts.decimalToString(a.value())).isEqualTo(a.flink().toString());
            assertThat(Casts.doubleToDecimal(number, type.precision(), type.scale()))
                    .as("seed %d: %s to %s", SEED, number, type)
                    .isEqualTo(of(DecimalDataUtils.castFrom(number, type.precision(), type.scale())));
        }
    }

    @Test
    void textBecomesTheSameNumbersAndBooleansOrFailsAlike() {
        for (int i = 0; i < RUNS; i++) {
            String digits = text("0123456789", 20);
            String text = random.nextInt(3) == 0 ? digits : text("0123456789 .-+eE", 8);
            assertThat(ours(Casts::stringToInt, text))
                    .as("seed %d: '%s'", SEED, text)
                    .isEqualTo(flinks(data -> BinaryStringDataUtil.toInt(data.trim()), text));
            assertThat(ours(Casts::stringToBigint, text))
                    .as("seed %d: '%s'", SEED, text)
                    .isEqualTo(flinks(data -> BinaryStringDataUtil.toLong(data.trim()), text));
            assertThat(ours(Casts::stringToDouble, text))
                    .as("seed %d: '%s'", SEED, text)
                    .isEqualTo(flinks(data -> BinaryStringDataUtil.toDouble(data.trim()), text));
            String word = text("tTrRuUeEyYsSnNoOfFaAlL01", 5);
            assertThat(ours(Casts::stringToBoolean, word))
                    .as("seed %d: '%s'", SEED, word)
                    .isEqualTo(flinks(BinaryStringDataUtil::toBoolean, word));
        }
    }

    /** Numbers as people write them; Flink also reads {@code 5x} as 5 and refuses 0001.5 as a DECIMAL(2, 1). */
    @Test
    void textBecomesTheSameDecimals() {
        for (int i = 0; i < RUNS; i++) {
            String text = (random.nextBoolean() ? "-" : "")
                    + (1 + random.nextInt(9))
                    + text("0123456789", 6)
                    + (random.nextBoolean() ? "." + random.nextInt(10) + text("0123456789", 6) : "");
            int precision = 9 + random.nextInt(30);
            int scale = random.nextInt(3);
            assertThat(ours(value -> Casts.stringToDecimal(value, precision, scale), text))
                    .as("seed %d: '%s' to DECIMAL(%d, %d)", SEED, text, precision, scale)
                    .isEqualTo(flinks(data -> BinaryStringDataUtil.toDecimal(data, precision, scale), text));
        }
    }

    @Test
    void timestampsAreReadAndWrittenAlike() {
        String[] parts = {
            "2026-01-02",
            "2020-2-31",
            "1999-12-31",
            "0001-01-01",
            "2026-13-01",
            " 03:04:05",
            " 3:4:5",
            " 24:00:00",
            " 23:59:59",
            ".5",
            ".123456789",
            ".",
            "",
            "T03:04:05",
            "x",
            " "
        };
        for (int i = 0; i < RUNS; i++) {
            String text = parts[random.nextInt(5)] + parts[5 + random.nextInt(11)] + parts[9 + random.nextInt(7)];
            int precision = random.nextInt(10);
            assertThat(ours(value -> Casts.stringToTimestamp(value, precision), text))
                    .as("seed %d: '%s' to TIMESTAMP(%d)", SEED, text, precision)
                    .isEqualTo(flinks(
                            data -> BinaryStringDataUtil.toTimestamp(data, precision)
                                    .toLocalDateTime(),
                            text));
            LocalDateTime time =
                    LocalDateTime.ofEpochSecond(random.nextInt(), random.nextInt(1_000_000_000), ZoneOffset.UTC);
            assertThat(Casts.timestampToString(time, precision))
                    .isEqualTo(DateTimeUtils.formatTimestamp(
                            TimestampData.fromLocalDateTime(time), DateTimeUtils.UTC_ZONE, precision));
        }
    }

    @Test
    void textsAreComparedAndCutAlike() {
        for (int i = 0; i < RUNS; i++) {
            String a = text("ab\0é\ue000", 4) + (random.nextBoolean() ? "\ud83d\ude00" : "") + text("ab", 2);
            String b = text("ab\0é\uffff", 4) + (random.nextBoolean() ? "\ud800\udc00" : "") + text("ab", 2);
            assertThat(Integer.signum(Texts.compare(a, b)))
                    .as("seed %d: '%s' and '%s'", SEED, a, b)
                    .isEqualTo(Integer.signum(bytes(a).compareTo(bytes(b))));
            int length = 1 + random.nextInt(6);
            assertThat(Casts.stringToString(a, length))
                    .isEqualTo(bytes(a).substring(0, length).toString());
        }
    }

    /** Flink compares the bytes, unless neither operand has any yet. */
    private static BinaryStringData bytes(String text) {
        BinaryStringData data = BinaryStringData.fromString(text);
        data.ensureMaterialized();
        return BinaryStringData.fromBytes(data.toBytes());
    }
}
