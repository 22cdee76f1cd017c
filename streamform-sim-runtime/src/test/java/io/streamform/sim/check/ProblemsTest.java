package io.streamform.sim.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.sim.problem.ProblemCode;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What can be wrong with a test, with its place and its text. */
class ProblemsTest {

    /** A file and the beginning of each of its problems. */
    record Case(String text, String... problems) {}

    static Stream<Case> cases() {
        return Stream.of(
                new Case("model: [a", "1:10 SF-TST-001 malformed YAML"),
                new Case("# nothing here\n", "1:1 SF-TST-002 no test in this file"),
                new Case("- just text", "1:3 SF-TST-003 a test is 'just text'; expected a mapping"),
                new Case(
                        "{model: customer_metrics, given: {purchases: 1}, expect: x}",
                        "1:46 SF-TST-003 given for 'purchases' is '1'; expected a list of rows",
                        "1:58 SF-TST-003 expect is 'x'; expected a list of rows"),
                new Case(
                        "{model: customer_metrics, given: {customer_id: 1}, expect: []}",
                        "1:34 SF-TST-003 given is one row; expected a list of rows"),
                new Case(
                        "{model: customer_metrics, gven: [], given: [], expect: []}",
                        "1:27 SF-TST-004 unknown key 'gven' in a test; did you mean 'given'?; known are model, name"),
                new Case(
                        "{model: customer_metrics, given: [], given: [], expect: []}",
                        "1:38 SF-TST-005 'given' stands twice in a test, first in line 1"),
                new Case(
                        "{model: customer_metrics, given: [{customer_id: 1, customer_id: 2}], expect_table: []}",
                        "1:52 SF-TST-005 'customer_id' stands twice"),
                new Case(
                        "{name: x}",
                        "1:1 SF-TST-006 the test names no model",
                        "1:1 SF-TST-006 the test has no 'given'",
                        "1:1 SF-TST-006 the test expects nothing"),
                new Case(
                        "{model: customer_metrics, given: [], expect: [], steps: []}",
                        "1:50 SF-TST-007 key 'steps' of a test is not supported yet"),
                new Case(
                        "{model: customer_metric, given: [], expect: []}",
                        "1:9 SF-TST-008 model 'customer_metric' not found; did you mean 'customer_metrics'?"),
                new Case(
                        "{model: regions, given: {bank.acounts: []}, expect: []}",
                        "1:26 SF-TST-009 model 'regions' does not read a source 'bank.acounts'; did you mean 'bank.accounts'?"),
                new Case(
                        "{model: regions, given: [{source: orders, row: {order_id: 1}}], expect: []}",
                        "1:35 SF-TST-009 model 'regions' does not read a source 'orders'; it reads bank.accounts"),
                new Case(
                        "{model: customer_metrics, given: [{customer_id: 1, amuont: 2}], expect: []}",
                        "1:52 SF-TST-011 column 'amuont' not found in 'purchases'; did you mean 'amount'?"),
                new Case(
                        "{model: customer_metrics, given: [], expect: [{customer_id: 1, zzz: 2}]}",
                        "1:64 SF-TST-011 column 'zzz' not found in 'customer_metrics'; it has customer_id, total_spend"),
                new Case(
                        "{model: customer_metrics, given: [{customer_id: \"1\", amount: 1.5}], expect: []}",
                        "1:49 SF-TST-012 column 'customer_id': found the text '1', expected BIGINT NOT NULL",
                        "1:62 SF-TST-012 column 'amount': found '1.5', expected INT"),
                new Case(
                        "{model: regions, given: [{account_id: 1, region: 7, balance: [], opened_at: 2026-01-01}], expect: []}",
                        "1:50 SF-TST-012 column 'region': found the number 7, expected STRING",
                        "1:62 SF-TST-012 column 'balance': found a list, expected DECIMAL(12, 2)",
                        "1:77 SF-TST-012 column 'opened_at': found '2026-01-01', expected TIMESTAMP(3), yyyy-MM-dd"),
                new Case(
                        "{model: customer_metrics, given: [{customer_id: 9223372036854775808, amount: -2147483649}], expect: []}",
                        "1:49 SF-TST-013 column 'customer_id': '9223372036854775808' does not fit BIGINT NOT NULL",
                        "1:78 SF-TST-013 column 'amount': '-2147483649' does not fit INT: out of range"),
                new Case(
                        "{model: regions, given: [{account_id: 1, balance: 0.005}, {account_id: 1, balance: 1e10}], expect: []}",
                        "1:51 SF-TST-013 column 'balance': '0.005' does not fit DECIMAL(12, 2): more than 2 digits after",
                        "1:84 SF-TST-013 column 'balance': '1e10' does not fit DECIMAL(12, 2): more than 10 digits before"),
                new Case(
                        "{model: open_orders, given: [{order_id: 1, status: too long a status, ordered_at: 2026-01-01 00:00:00.0001, weight: 1e999}], expect: []}",
                        "1:52 SF-TST-013 column 'status': 'too long a status' does not fit VARCHAR(8): 17 characters",
                        "1:83 SF-TST-013 column 'ordered_at'",
                        "1:117 SF-TST-013 column 'weight': '1e999' does not fit DOUBLE"),
                new Case(
                        "{model: customer_metrics, given: [{amount: 1}, {customer_id: , amount: 1}], expect: []}",
                        "1:35 SF-TST-014 column 'customer_id' of 'purchases' is missing; it is BIGINT NOT NULL",
                        "1:61 SF-TST-014 column 'customer_id' of 'purchases' is NULL; it is BIGINT NOT NULL"),
                new Case(
                        "{model: customer_metrics, given: [], expect: [{op: updat, customer_id: 1}]}",
                        "1:52 SF-TST-015 op is 'updat'; did you mean 'update'?"),
                new Case(
                        "{model: customer_metrics, given: [{op: delete, customer_id: 1}], expect: [{op: update_before, customer_id: 1}]}",
                        "1:40 SF-TST-016 op delete: source 'purchases' is append: only insert",
                        "1:80 SF-TST-016 op update_before: model 'customer_metrics' is upsert"),
                new Case(
                        "{model: shares, given: [], expect: [{op: update, customer_id: 1}]}",
                        "1:42 SF-TST-016 op update: model 'shares' is append: it has inserts only"),
                new Case(
                        "{model: open_orders, given: [{op: update_before, order_id: 1}, {order_id: 1}, {op: update_after, order_id: 1}], expect: []}",
                        "1:35 SF-TST-017 update_before without an update_after behind it",
                        "1:84 SF-TST-017 update_after without an update_before in front of it"),
                new Case(
                        "{model: regions, given: [], expect: [{op: update_before, accounts: 1}]}",
                        "1:43 SF-TST-017 update_before without an update_after behind it"),
                new Case(
                        "{model: open_orders, given: [{op: update, order_id: 1}, {order_id: 2, weight: 1}, {op: delete, order_id: 2, weight: 2}], expect: []}",
                        "1:30 SF-TST-018 no row with this primary key is present; an update needs one",
                        "1:83 SF-TST-018 the row present with this primary key has weight 1.0, not 2.0"),
                new Case(
                        "{model: customer_metrics, given: [{customer_id: 1, amount: 2}], expect: []}",
                        "1:65 SF-TST-020 model 'customer_metrics' gives other changes than expected: 0 changes expected, 1 given"),
                new Case(
                        "{model: customer_metrics, given: [{customer_id: 1, amount: 2}], expect_table: [{customer_id: 2}]}",
                        "1:80 SF-TST-021 model 'customer_metrics' has another content than expected: 1 row expected, 1 found"),
                new Case(
                        "{model: open_orders, given: [{order_id: 1}], expect: []}",
                        "1:30 SF-TST-022 model 'open_orders' failed on this row: BadRecordException: bad record at source orders"));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void isReportedAtItsPlace(Case given) {
        List<String> found = YamlCase.of(given.text()).problems();

        assertThat(found).as(given.text()).hasSameSizeAs(given.problems());
        for (int i = 0; i < found.size(); i++) {
            assertThat(found.get(i)).startsWith(given.problems()[i]);
        }
    }

    @Test
    void everyCodeIsInACaseHereOrInATestOfItsOwn() {
        TreeSet<String> seen = cases().flatMap(given -> Arrays.stream(given.problems()))
                .map(problem -> problem.split(" ", 3)[1])
                .collect(Collectors.toCollection(TreeSet::new));
        // StreamformTestRunTest
        seen.addAll(List.of(ProblemCode.NO_APPLICATION.id(), ProblemCode.NO_FILES.id(), ProblemCode.UNREADABLE.id()));
        // SeveralSourcesTest
        seen.add(ProblemCode.SOURCE_NOT_NAMED.id());

        assertThat(seen)
                .containsExactlyElementsOf(
                        Arrays.stream(ProblemCode.values()).map(ProblemCode::id).toList());
    }

    @Test
    void deepNestingIsMalformedYamlAndNoCrash() {
        assertThat(YamlCase.of("[".repeat(200_000)).problems())
                .hasSize(1)
                .first()
                .asString()
                .contains("SF-TST-001");
    }

    @Test
    void looksAsAllDiagnosticsDo() {
        assertThat(YamlCase.of("""
                                model: customer_metrics
                                name: typing
                                given:
                                  - {customer_id: 1, amuont: 2}
                                expect: []
                                """).text()).isEqualTo("""
                        tests/case.yml:4:22: error[SF-TST-011]: column 'amuont' not found in 'purchases'; did you mean 'amount'?
                          2 | name: typing
                          3 | given:
                          4 |   - {customer_id: 1, amuont: 2}
                            |                      ^^^^^^
                          in test 'typing'
                          fix: correct the name of the column
                          help: docs/errors/SF-TST-011.md
                        """);
    }
}
