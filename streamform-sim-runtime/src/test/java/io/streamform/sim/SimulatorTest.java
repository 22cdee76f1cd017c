package io.streamform.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.streamform.runtime.change.Change;
import io.streamform.runtime.change.Upsert;
import io.streamform.sim.fixture.Rows.Account;
import io.streamform.sim.fixture.Rows.CustomerTotal;
import io.streamform.sim.fixture.Rows.LongKey;
import io.streamform.sim.fixture.Rows.Order;
import io.streamform.sim.fixture.Rows.Purchase;
import io.streamform.sim.fixture.Rows.Region;
import io.streamform.sim.fixture.ShopApplication;
import io.streamform.sim.state.StateDump;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SimulatorTest {

    private final Simulator shop = new Simulator(new ShopApplication().topology());

    @Test
    void carriesARowThroughModelsOnModels() {
        purchase(42, 10);
        purchase(42, 100);

        assertThat(shop.model("customer_metrics").changes())
                .isEqualTo(List.of(
                        Change.insert(new CustomerTotal(42, 10)),
                        Change.update(new CustomerTotal(42, 10), new CustomerTotal(42, 110))));
        assertThat(shop.model("big_customers").changes()).isEqualTo(List.of(Change.insert(new CustomerTotal(42, 110))));
    }

    @Test
    void showsAnUpdateOnceOnAnUpsertEdgeAndTwiceOnARetractEdge() {
        purchase(42, 10);
        purchase(42, 18);
        account(1, "north", "5.00");
        account(2, "north", "7.00");

        assertThat(texts(shop.model("customer_metrics")))
                .containsExactly(
                        "insert CustomerTotal[customerId=42, totalSpend=10]",
                        "update_after CustomerTotal[customerId=42, totalSpend=28]");
        assertThat(texts(shop.model("regions")))
                .containsExactly(
                        "insert Region[region=north, accounts=1, largestBalance=5.00]",
                        "update_before Region[region=north, accounts=1, largestBalance=5.00]",
                        "update_after Region[region=north, accounts=2, largestBalance=7.00]");
    }

    @Test
    void splitsAnUpdateThatMovesARowToAnotherKey() {
        account(1, "north", "5.00");
        account(2, "north", "7.00");
        account(2, "south", "7.00");

        List<?> changes = shop.model("regions").changes();
        assertThat(changes.subList(2, changes.size()))
                .isEqualTo(List.of(
                        Change.update(region("north", 2, "7.00"), region("north", 1, "5.00")),
                        Change.insert(region("south", 1, "7.00"))));
    }

    @Test
    void removesARowByItsKeyAlone() {
        account(1, null, "5.00");
        shop.feed("bank.accounts", new Upsert<LongKey, Account>(new LongKey(1), null));
        shop.feed("bank.accounts", new Upsert<LongKey, Account>(new LongKey(7), null));

        assertThat(shop.model("regions").changes())
                .isEqualTo(List.of(Change.insert(region(null, 1, "5.00")), Change.delete(region(null, 1, "5.00"))));
        assertThat(shop.model("regions").table()).isEmpty();
    }

    @Test
    void tableHoldsOneRowPerKey() {
        purchase(1, 5);
        purchase(2, 6);
        purchase(1, 7);

        assertThat(shop.model("customer_metrics").table())
                .isEqualTo(List.of(new CustomerTotal(1, 12), new CustomerTotal(2, 6)));
    }

    @Test
    void failsOnARowWithoutEventTime() {
        Order order = new Order(1, "open", null, null, null);

        assertThatThrownBy(() -> shop.feed("orders", Change.insert(order)))
                .isInstanceOf(BadRecordException.class)
                .hasMessageContaining("orders")
                .hasMessageContaining("ordered_at");
    }

    @Test
    void refusesElementsThatASourceDoesNotRead() {
        Purchase row = new Purchase(1, 2);

        assertThatThrownBy(() -> shop.feed("purchases", Change.delete(row)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> shop.feed("nothing", Change.insert(row)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("nothing");
    }

    @Test
    void runsOnlyWhatTheModelsAskedForNeed() {
        Simulator narrow = new Simulator(new ShopApplication().topology(), List.of("regions"));

        assertThat(narrow.sources()).extracting(source -> source.name()).containsExactly("bank.accounts");
        assertThatThrownBy(() -> narrow.model("customer_metrics")).hasMessageContaining("customer_metrics");
    }

    @Test
    void keepsStateTimersAndWatermarksOverARestart() {
        Simulator expiring = new Simulator(new ShopApplication(1000).topology());
        feedAccount(expiring, 1, "north", "5.00");
        expiring.feed("purchases", Change.insert(new Purchase(1, 2)));
        StateDump before = expiring.state();

        expiring.restart();

        assertThat(expiring.state()).isEqualTo(before);
        assertThat(before.timers()).hasSize(1);
        assertThat(before.states()).hasSize(4);
        assertThat(before.text()).contains("state shop/regions/aggregate/region#0 max ORDERED");
    }

    @Test
    void timeMovesOnlyWhenTold() {
        Simulator expiring = new Simulator(new ShopApplication(1000).topology());
        assertThat(expiring.now()).isEqualTo(Simulator.START.toEpochMilli());
        expiring.feed("purchases", Change.insert(new Purchase(1, 2)));
        expiring.advance(999);
        expiring.feed("purchases", Change.insert(new Purchase(1, 2)));
        expiring.advance(1000);
        expiring.feed("purchases", Change.insert(new Purchase(1, 2)));

        assertThat(texts(expiring.model("customer_metrics")))
                .containsExactly(
                        "insert CustomerTotal[customerId=1, totalSpend=2]",
                        "update_after CustomerTotal[customerId=1, totalSpend=4]",
                        "insert CustomerTotal[customerId=1, totalSpend=2]");
    }

    @Test
    void cleanUpRemovesWhatHasExpiredWithoutAWord() {
        Simulator expiring = new Simulator(new ShopApplication(1000).topology());
        feedAccount(expiring, 1, "north", "5.00");
        int emitted = expiring.model("regions").changes().size();

        expiring.advance(1000);

        assertThat(expiring.model("regions").changes()).hasSize(emitted);
        assertThat(expiring.state().timers()).isEmpty();
        assertThat(expiring.state().text()).doesNotContain("regions/aggregate/region#0 max ORDERED\n  ");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void sameInputGivesTheSameTraceWithAndWithoutRestarts(long seed) {
        String first = trace(seed, simulator -> {});
        String second = trace(seed, simulator -> {});
        String restarted = trace(seed, Simulator::restart);

        assertThat(second).as("seed %d", seed).isEqualTo(first);
        assertThat(restarted).as("seed %d", seed).isEqualTo(first);
    }

    private static String trace(long seed, Consumer<Simulator> betweenRows) {
        Random random = new Random(seed);
        Simulator simulator = new Simulator(new ShopApplication(50).topology());
        List<Order> orders = new ArrayList<>();
        LocalDateTime time = LocalDateTime.of(2026, 1, 1, 0, 0);
        for (int i = 0; i < 300; i++) {
            switch (random.nextInt(4)) {
                case 0 -> simulator.feed("purchases", Change.insert(new Purchase(random.nextInt(3), number(random))));
                case 1 ->
                    feedAccount(
                            simulator,
                            random.nextInt(5),
                            random.nextBoolean() ? "north" : random.nextBoolean() ? "south" : null,
                            random.nextInt(4) == 0 ? null : random.nextInt(4) + ".50");
                case 2 ->
                    simulator.feed("bank.accounts", new Upsert<LongKey, Account>(new LongKey(random.nextInt(5)), null));
                default -> {
                    Order order = new Order(i, random.nextBoolean() ? "open" : "done", 1.5, null, time.plusSeconds(i));
                    simulator.feed(
                            "orders", orders.isEmpty() ? Change.insert(order) : Change.update(orders.remove(0), order));
                    orders.add(order);
                }
            }
            simulator.advance(random.nextInt(20));
            betweenRows.accept(simulator);
        }
        StringBuilder trace = new StringBuilder(simulator.state().text());
        simulator
                .topology()
                .models()
                .forEach(view -> trace.append(texts(simulator.model(view.name())))
                        .append(simulator.model(view.name()).table()));
        return trace.toString();
    }

    private static @Nullable Integer number(Random random) {
        int drawn = random.nextInt(6);
        return drawn == 0 ? null : drawn == 1 ? Integer.MAX_VALUE : drawn;
    }

    private static List<String> texts(ModelChanges<?> model) {
        return model.changelog().stream().map(Object::toString).toList();
    }

    private void purchase(long customer, @Nullable Integer amount) {
        shop.feed("purchases", Change.insert(new Purchase(customer, amount)));
    }

    private void account(long id, @Nullable String region, String balance) {
        feedAccount(shop, id, region, balance);
    }

    private static void feedAccount(Simulator simulator, long id, @Nullable String region, @Nullable String balance) {
        Account row = new Account(id, region, balance == null ? null : new BigDecimal(balance), null);
        simulator.feed("bank.accounts", new Upsert<>(new LongKey(id), row));
    }

    private static Region region(@Nullable String region, long accounts, String balance) {
        return new Region(region, accounts, new BigDecimal(balance));
    }
}
