package io.streamform.runtime.state;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.runtime.function.Texts;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class OrderKeysTest {

    private static final long SEED = 7_041_776;

    private static <T> void check(
            List<T> values,
            Comparator<? super T> order,
            Function<T, OrderKey> ascending,
            Function<T, OrderKey> descending) {
        for (T a : values) {
            for (T b : values) {
                int wanted = Integer.signum(order.compare(a, b));
                assertThat(Integer.signum(ascending.apply(a).compareTo(ascending.apply(b))))
                        .as("seed %d: %s and %s", SEED, a, b)
                        .isEqualTo(wanted);
                assertThat(Integer.signum(descending.apply(a).compareTo(descending.apply(b))))
                        .as("seed %d, descending: %s and %s", SEED, a, b)
                        .isEqualTo(-wanted);
            }
        }
    }

    @Test
    void integersAndBooleansAreInOrder() {
        List<Long> values = new ArrayList<>(List.of(Long.MIN_VALUE, -1L, 0L, 1L, Long.MAX_VALUE, 255L, 256L, -256L));
        Random random = new Random(SEED);
        random.longs(50).forEach(values::add);
        check(values, Comparator.naturalOrder(), OrderKeys::ascending, OrderKeys::descending);
        assertThat(OrderKeys.ascending(7)).isEqualTo(OrderKeys.ascending(7L));
        check(
                List.of(Integer.MIN_VALUE, -1, 0, 1, Integer.MAX_VALUE),
                Comparator.naturalOrder(),
                OrderKeys::ascending,
                OrderKeys::descending);
        check(List.of(false, true), Comparator.naturalOrder(), OrderKeys::ascending, OrderKeys::descending);
    }

    @Test
    void doublesAreInOrderWithNanLast() {
        List<Double> values = new ArrayList<>(List.of(
                Double.NEGATIVE_INFINITY,
                -Double.MAX_VALUE,
                -Double.MIN_VALUE,
                -0.0,
                0.0,
                Double.MIN_VALUE,
                1.0,
                Double.MAX_VALUE,
                Double.POSITIVE_INFINITY,
                Double.NaN));
        Random random = new Random(SEED);
        for (int i = 0; i < 50; i++) {
            values.add(Double.longBitsToDouble(random.nextLong()));
        }
        check(values, Comparator.naturalOrder(), OrderKeys::ascending, OrderKeys::descending);
    }

    @Test
    void decimalsAreInNumericalOrder() {
        List<BigDecimal> values = new ArrayList<>();
        for (String text : new String[] {
            "0",
            "0.00",
            "1",
            "1.0",
            "10",
            "100",
            "0.1",
            "0.01",
            "0.09",
            "99",
            "9.9",
            "1e37",
            "1.5",
            "15",
            "123456789012345678901",
            "9223372036854775807",
            "9223372036854775808",
            "9223372036854775809"
        }) {
            values.add(new BigDecimal(text));
            values.add(new BigDecimal(text).negate());
        }
        Random random = new Random(SEED);
        for (int i = 0; i < 60; i++) {
            values.add(new BigDecimal(new BigInteger(random.nextInt(126), random), random.nextInt(39) - 2)
                    .multiply(random.nextBoolean() ? BigDecimal.ONE : BigDecimal.ONE.negate()));
        }
        check(values, Comparator.naturalOrder(), OrderKeys::ascending, OrderKeys::descending);
    }

    @Test
    void textsAreInOrderOfCodePointsAndNeverCollide() {
        String[] parts = {
            "",
            "\0",
            "\0\0",
            "a",
            "\u0001",
            "é",
            "\u07ff",
            "\ud7ff",
            "\ue000",
            "\uffff",
            "\ud83d\ude00",
            "\ud800",
            "\udfff"
        };
        List<String> values = new ArrayList<>(List.of(parts));
        Random random = new Random(SEED);
        for (int i = 0; i < 100; i++) {
            values.add(parts[random.nextInt(parts.length)]
                    + parts[random.nextInt(parts.length)]
                    + parts[random.nextInt(parts.length)]);
        }
        check(values, Texts::compare, OrderKeys::ascending, OrderKeys::descending);
    }

    @Test
    void timestampsAreInOrder() {
        LocalDateTime epoch = LocalDateTime.of(1970, 1, 1, 0, 0);
        check(
                List.of(
                        epoch,
                        epoch.minusNanos(1),
                        epoch.plusNanos(1),
                        epoch.plusSeconds(1),
                        epoch.minusYears(1970),
                        epoch.plusYears(8029)),
                Comparator.naturalOrder(),
                OrderKeys::ascending,
                OrderKeys::descending);
    }

    @Test
    void severalComponentsCompareOneByOne() {
        record Pair(String text, BigDecimal number, long last) {}
        List<Pair> values = new ArrayList<>();
        for (String text : new String[] {"", "a", "a\0", "ab", "\0"}) {
            for (String number : new String[] {"0", "1", "12", "-1", "-12", "0.1"}) {
                for (long last : new long[] {-1, 0, 1}) {
                    values.add(new Pair(text, new BigDecimal(number), last));
                }
            }
        }
        Comparator<Pair> order = Comparator.comparing(Pair::text, Comparator.reverseOrder())
                .thenComparing(Pair::number)
                .thenComparing(Pair::last, Comparator.reverseOrder());
        Function<Pair, OrderKey> key = pair -> new OrderKeyBuilder()
                .add(pair.text(), true)
                .add(pair.number(), false)
                .add(pair.last(), true)
                .build();
        for (Pair a : values) {
            for (Pair b : values) {
                assertThat(Integer.signum(key.apply(a).compareTo(key.apply(b))))
                        .as("%s and %s", a, b)
                        .isEqualTo(Integer.signum(order.compare(a, b)));
            }
        }
    }

    @Test
    void theBytesAreFrozen() {
        assertThat(OrderKeys.ascending(1L)).hasToString("8000000000000001");
        assertThat(OrderKeys.ascending(-1.5)).hasToString("4007ffffffffffff");
        assertThat(OrderKeys.ascending(new BigDecimal("12.30"))).hasToString("c0800000020d1f00");
        assertThat(OrderKeys.ascending(new BigDecimal("-12.3"))).hasToString("407ffffffdf2e0ff");
        assertThat(OrderKeys.ascending("a\0é")).hasToString("6100ffc3a90000");
        assertThat(OrderKeys.descending("a")).hasToString("9effff");
        assertThat(OrderKeys.ascending(LocalDateTime.of(1970, 1, 1, 0, 0, 1, 2)))
                .hasToString("800000000000000100000002");
        assertThat(OrderKeys.ascending(true)).hasToString("01");
    }
}
