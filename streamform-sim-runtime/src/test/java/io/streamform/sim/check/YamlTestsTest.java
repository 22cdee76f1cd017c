package io.streamform.sim.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What tests can say, and that it holds. */
class YamlTestsTest {

    @Test
    void customerMetricsOfTheSpecificationPasses() {
        passes("""
                model: customer_metrics
                given:
                  - {customer_id: 42, amount: 10}
                  - {customer_id: 42, amount: 18}
                expect:
                  - {op: insert, customer_id: 42, total_spend: 10}
                  - {op: update, customer_id: 42, total_spend: 28}
                """);
    }

    @Test
    void aFileHoldsAListOrSeveralDocuments() {
        passes("""
                - model: customer_metrics
                  name: nothing from nothing
                  given: []
                  expect: []
                - model: customer_metrics
                  given: [{customer_id: 1}]
                  expect: [{customer_id: 1}]
                ---
                model: big_customers
                description: a model on a model, fed from the source
                given: [{customer_id: 1, amount: 100}, {customer_id: 1, amount: -1}]
                expect: [{op: insert, customer_id: 1, total_spend: 100}, {op: delete, customer_id: 1, total_spend: 100}]
                expect_table: []
                """);
    }

    @Test
    void rowsMayNameTheirSourceOrStandUnderIt() {
        passes("""
                - model: customer_metrics
                  given: [{source: purchases, row: {customer_id: 1, amount: 2}}, {source: purchases, op: insert, row: {customer_id: 2}}]
                  expect_table: [{customer_id: 2, total_spend: ~}, {customer_id: 1, total_spend: 2}]
                - model: customer_metrics
                  given: {purchases: [{customer_id: 1, amount: 2}]}
                  expect: [{op: insert, row: {customer_id: 1, total_spend: 2}}]
                """);
    }

    @Test
    void upsertSourcesTakeUpsertsAndTombstonesByKey() {
        passes("""
                model: regions
                given:
                  - {account_id: 1, region: north, balance: 5}
                  - {account_id: 1, region: north, balance: 7.50}
                  - {op: update, account_id: 2, region: north, balance: 6}
                  - {op: delete, account_id: 1}
                  - {op: delete, account_id: 9}
                expect:
                  - {op: insert, region: north, accounts: 1, largest_balance: 5}
                  - {op: update, region: north, accounts: 1, largest_balance: 7.5}
                  - {op: update, region: north, accounts: 2, largest_balance: 7.5}
                  - {op: update, region: north, accounts: 1, largest_balance: 6}
                expect_table:
                  - {region: north, accounts: 1, largest_balance: 6.00}
                """);
    }

    @Test
    void aRetractChangelogMayShowBothRowsOfAnUpdate() {
        passes("""
                model: regions
                given:
                  - {account_id: 1, region: north, balance: 5}
                  - {account_id: 2, region: north, balance: 7}
                expect:
                  - {op: insert, region: north, accounts: 1, largest_balance: 5}
                  - {op: update_before, region: north, accounts: 1, largest_balance: 5}
                  - {op: update_after, region: north, accounts: 2, largest_balance: 7}
                """);
    }

    @Test
    void retractSourcesFindTheRowBeforeByKeyOrTakeBothRows() {
        passes("""
                model: open_orders
                given:
                  - {order_id: 1, status: open, ordered_at: 2026-01-01 00:00:00}
                  - {op: update, order_id: 1, status: open, weight: .inf, paid: True, ordered_at: "2026-01-01T00:00:00.5"}
                  - {op: update_before, order_id: 1, status: open, weight: Infinity, paid: true, ordered_at: "2026-01-01 00:00:00.500"}
                  - {op: update_after, order_id: 1, status: done, ordered_at: "2026-01-01 00:00:00"}
                  - {op: delete, order_id: 1}
                  - {order_id: 2, status: open, weight: 1e3, ordered_at: "2026-01-01 00:00:00"}
                  - {op: delete, order_id: 2, weight: 1000}
                expect:
                  - {op: insert, order_id: 1, status: open, ordered_at: "2026-01-01 00:00:00"}
                  - {op: update, order_id: 1, status: open, weight: .inf, paid: true, ordered_at: "2026-01-01 00:00:00.500"}
                  - {op: delete, order_id: 1, status: open, weight: .inf, paid: true, ordered_at: "2026-01-01 00:00:00.500"}
                  - {op: insert, order_id: 2, status: open, weight: 1000, ordered_at: "2026-01-01 00:00:00"}
                  - {op: delete, order_id: 2, status: open, weight: 1000, ordered_at: "2026-01-01 00:00:00"}
                """);
    }

    @Test
    void anUpdateThatChangesTheKeyIsADeleteAndAnInsertOnAnUpsertEdge() {
        passes("""
                model: order_states
                given:
                  - {order_id: 1, ordered_at: 2026-01-01 00:00:00}
                  - {op: update_before, order_id: 1, ordered_at: 2026-01-01 00:00:00}
                  - {op: update_after, order_id: 2, ordered_at: 2026-01-01 00:00:00}
                expect:
                  - {op: insert, order_id: 1, ordered_at: 2026-01-01 00:00:00}
                  - {op: delete, order_id: 1, ordered_at: 2026-01-01 00:00:00}
                  - {op: insert, order_id: 2, ordered_at: 2026-01-01 00:00:00}
                expect_table:
                  - {order_id: 2, ordered_at: 2026-01-01 00:00:00}
                """);
    }

    private static void passes(String text) {
        assertThat(YamlCase.of(text).text()).isEmpty();
    }
}
