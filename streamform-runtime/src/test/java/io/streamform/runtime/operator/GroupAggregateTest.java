package io.streamform.runtime.operator;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.runtime.change.Change;
import io.streamform.runtime.operator.SalesByShop.Sale;
import io.streamform.runtime.operator.SalesByShop.ShopTotal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class GroupAggregateTest {

    private static final String SHOP = "north";

    private MemoryHost<String, ShopTotal> host = new MemoryHost<>();
    private SalesByShop operator = new SalesByShop(0);

    @BeforeEach
    void start() {
        start(0);
    }

    private void start(long ttlMillis) {
        host = new MemoryHost<>();
        operator = new SalesByShop(ttlMillis);
        operator.open(host);
    }

    private static Sale sale(@Nullable Double price) {
        return new Sale(SHOP, price);
    }

    private static ShopTotal total(long sales, @Nullable Double sum, @Nullable Double greatest) {
        return new ShopTotal(SHOP, sales, sum, greatest);
    }

    private List<Change<ShopTotal>> apply(Change<Sale> change) {
        operator.row(SHOP, change);
        return host.taken();
    }

    @Test
    void insertsUpdateTheGroupAndNullsCountAsRowsOnly() {
        assertThat(apply(Change.insert(sale(null)))).containsExactly(Change.insert(total(1, null, null)));
        assertThat(apply(Change.insert(sale(5.0))))
                .containsExactly(Change.update(total(1, null, null), total(2, 5.0, 5.0)));
        assertThat(apply(Change.delete(sale(5.0))))
                .containsExactly(Change.update(total(2, 5.0, 5.0), total(1, null, null)));
    }

    @Test
    void anUpdateWithinAGroupIsOneChange() {
        apply(Change.insert(sale(5.0)));
        apply(Change.insert(sale(3.0)));
        assertThat(apply(Change.update(sale(5.0), sale(4.0))))
                .containsExactly(Change.update(total(2, 8.0, 5.0), total(2, 7.0, 4.0)));
        assertThat(apply(Change.update(sale(4.0), sale(4.0)))).isEmpty();
    }

    @Test
    void theLastDeleteRemovesTheGroup() {
        apply(Change.insert(sale(5.0)));
        assertThat(apply(Change.delete(sale(5.0)))).containsExactly(Change.delete(total(1, 5.0, 5.0)));
        assertThat(host.keys(GroupAggregate.ROLE)).isZero();
        assertThat(host.keys(SalesByShop.VALUES)).isZero();
    }

    @Test
    void aDeleteForNoGroupIsIgnoredAndAnUpdateIsAnInsert() {
        assertThat(apply(Change.delete(sale(5.0)))).isEmpty();
        assertThat(apply(Change.update(sale(5.0), sale(6.0)))).containsExactly(Change.insert(total(1, 6.0, 6.0)));
    }

    @Test
    void anEmptiedGroupKeepsNoRestOfItsValues() {
        apply(Change.insert(sale(Double.POSITIVE_INFINITY)));
        assertThat(apply(Change.update(sale(Double.POSITIVE_INFINITY), sale(1.0))))
                .containsExactly(Change.update(
                        total(1, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY), total(1, 1.0, 1.0)));
        apply(Change.delete(sale(1.0)));
        assertThat(apply(Change.insert(sale(2.0)))).containsExactly(Change.insert(total(1, 2.0, 2.0)));
    }

    @Test
    void havingMakesTheRowComeAndGoWhileTheGroupStays() {
        for (int i = 0; i < 99; i++) {
            apply(Change.insert(sale(1.0)));
        }
        assertThat(apply(Change.insert(sale(1.0)))).containsExactly(Change.delete(total(99, 99.0, 1.0)));
        assertThat(apply(Change.insert(sale(1.0)))).isEmpty();
        apply(Change.delete(sale(1.0)));
        assertThat(apply(Change.delete(sale(1.0)))).containsExactly(Change.insert(total(99, 99.0, 1.0)));
    }

    @Test
    void aGroupExpiresSilentlyAfterItsLastWrite() {
        start(1_000);
        apply(Change.insert(sale(5.0)));
        host.advanceTo(900, operator);
        apply(Change.insert(sale(7.0)));
        host.advanceTo(1_899, operator);
        assertThat(host.keys(GroupAggregate.ROLE)).isOne();
        host.advanceTo(1_900, operator);
        assertThat(host.keys(GroupAggregate.ROLE)).isZero();
        assertThat(host.keys(SalesByShop.VALUES)).isZero();
        assertThat(host.timers()).isZero();
        assertThat(apply(Change.delete(sale(7.0)))).isEmpty();
        assertThat(apply(Change.insert(sale(1.0)))).containsExactly(Change.insert(total(1, 1.0, 1.0)));
    }

    @Test
    void randomChangesAgreeWithTheRowsThatAreLeft() {
        long seed = 8_675_309;
        Random random = new Random(seed);
        @Nullable Double[] prices = {null, -1.0, 0.0, 2.0, 2.0, 1e6};
        List<Sale> rows = new ArrayList<>();
        ShopTotal present = null;
        for (int i = 0; i < 20_000; i++) {
            Sale added = random.nextInt(5) < 3 && rows.size() < 90 ? sale(prices[random.nextInt(prices.length)]) : null;
            Sale removed = !rows.isEmpty() && (added == null || random.nextBoolean())
                    ? rows.remove(random.nextInt(rows.size()))
                    : null;
            if (added != null) {
                rows.add(added);
            }
            Change<Sale> change = Change.between(removed, added);
            if (change == null) {
                continue;
            }
            ShopTotal wanted = expected(rows);
            Change<ShopTotal> emitted = Change.between(present, wanted);
            assertThat(apply(change))
                    .as("seed %d, step %d, %s", seed, i, change)
                    .isEqualTo(emitted == null ? List.of() : List.of(emitted));
            present = wanted;
        }
        assertThat(host.keys(GroupAggregate.ROLE)).isEqualTo(rows.isEmpty() ? 0 : 1);
    }

    private static @Nullable ShopTotal expected(List<Sale> rows) {
        List<Double> prices =
                rows.stream().map(Sale::price).filter(Objects::nonNull).toList();
        return rows.isEmpty()
                ? null
                : total(
                        rows.size(),
                        prices.isEmpty()
                                ? null
                                : prices.stream().mapToDouble(price -> price).sum(),
                        prices.stream().max(Double::compare).orElse(null));
    }
}
