package io.streamform.sim.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** How a failure looks. */
class DiffTest {

    @Test
    void pointsAtTheValueThatDiffers() {
        assertThat(YamlCase.of("""
                                model: customer_metrics
                                given:
                                  - {customer_id: 42, amount: 10}
                                  - {customer_id: 42, amount: 18}
                                expect:
                                  - {op: insert, customer_id: 42, total_spend: 10}
                                  - {op: update, customer_id: 42, total_spend: 29}
                                """).text()).isEqualTo("""
                        tests/case.yml:7:5: error[SF-TST-020]: model 'customer_metrics' gives other changes than expected: 2 changes expected, 2 given
                          5 | expect:
                          6 |   - {op: insert, customer_id: 42, total_spend: 10}
                          7 |   - {op: update, customer_id: 42, total_spend: 29}
                            |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                                      op      customer_id  total_spend
                                      insert  42           10
                          - expected  update  42           29
                          + actual    update  42           28
                                                           ^^
                          in test 'customer_metrics 1'
                          fix: correct the model or the expectation
                          help: docs/errors/SF-TST-020.md
                        """);
    }

    @Test
    void alignsWhatIsMissingAndWhatIsTooMuch() {
        String text = YamlCase.of("""
                        model: customer_metrics
                        given: [{customer_id: 1}, {customer_id: 2}, {customer_id: 3}, {customer_id: 4}, {customer_id: 5}, {customer_id: 6}, {customer_id: 7}]
                        expect:
                          - {op: insert, customer_id: 1}
                          - {op: insert, customer_id: 2}
                          - {op: insert, customer_id: 3}
                          - {op: insert, customer_id: 4}
                          - {op: insert, customer_id: 5}
                          - {op: insert, customer_id: 7}
                          - {op: insert, customer_id: 8}
                        """).text();

        assertThat(text).startsWith("tests/case.yml:9:5: error[SF-TST-020]");
        assertThat(text).contains("""
                                      op      customer_id  total_spend
                                      … 2 equal
                                      insert  3            NULL
                                      insert  4            NULL
                                      insert  5            NULL
                          + actual    insert  6            NULL
                                      insert  7            NULL
                          - expected  insert  8            NULL
                        """);
    }

    @Test
    void showsBothRowsOfAnUpdateWhereTheTestDoes() {
        String text = YamlCase.of("""
                        model: regions
                        given:
                          - {account_id: 1, region: north, balance: 5}
                          - {account_id: 2, region: north, balance: 7}
                        expect:
                          - {op: insert, region: north, accounts: 1, largest_balance: 5}
                          - {op: update_before, region: north, accounts: 1, largest_balance: 6}
                          - {op: update_after, region: north, accounts: 2, largest_balance: 7}
                        """).text();

        assertThat(text).contains("""
                                      op             region  accounts  largest_balance
                                      insert         north   1         5.00
                          - expected  update_before  north   1         6.00
                          - expected  update_after   north   2         7.00
                          + actual    update_before  north   1         5.00
                                                                       ^^^^
                          + actual    update_after   north   2         7.00
                        """);
    }

    @Test
    void comparesTablesByKeyWhateverTheirOrder() {
        String text = YamlCase.of("""
                        model: customer_metrics
                        given: [{customer_id: 1, amount: 1}, {customer_id: 2, amount: 2}, {customer_id: 3, amount: 3}]
                        expect_table:
                          - {customer_id: 3, total_spend: 3}
                          - {customer_id: 2, total_spend: 4}
                          - {customer_id: 1, total_spend: 1}
                        """).text();

        assertThat(text).startsWith("tests/case.yml:5:5: error[SF-TST-021]");
        assertThat(text).contains("""
                                      customer_id  total_spend
                                      1            1
                          - expected  2            4
                          + actual    2            2
                                                   ^
                                      3            3
                        """);
    }

    @Test
    void aLongListOfDifferencesIsCut() {
        StringBuilder yaml = new StringBuilder("model: customer_metrics\ngiven:\n");
        for (int i = 0; i < 5000; i++) {
            yaml.append("  - {customer_id: ").append(i).append("}\n");
        }
        String text = YamlCase.of(yaml + "expect: []\n").text();

        assertThat(text.lines().count()).isLessThan(60);
        assertThat(text).contains("… and 4960 more");
    }

    @Test
    void aFailureOfTheModelNamesItsPlaceInTheSql() {
        String text = YamlCase.of("{model: shares, name: zero, given: [{customer_id: 1, amount: 0}], expect: []}")
                .text();

        assertThat(text).isEqualTo("""
                        tests/case.yml:1:37: error[SF-TST-022]: model 'shares' failed on this row: ArithmeticException: / by zero
                          1 | {model: shares, name: zero, given: [{customer_id: 1, amount: 0}], expect: []}
                            |                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^
                          at models/shares.sql:3:9
                          in test 'zero'
                          fix: correct the model or the rows given
                          help: docs/errors/SF-TST-022.md
                        """);
    }
}
