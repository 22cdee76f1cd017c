package io.streamform.sim.check;

import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever stands in a file, it ends in problems and never in an exception. */
class MutatedYamlTest {

    private static final String WHOLE = """
            - model: customer_metrics
              name: "&a"
              given: [{customer_id: 42, amount: 10}, {customer_id: 42}]
              expect: [{op: insert, customer_id: 42, total_spend: 10}]
            ---
            model: open_orders
            given:
              - {order_id: 1, status: open, weight: .nan, ordered_at: 2026-01-01 00:00:00}
              - {op: update_before, order_id: 1, status: open, ordered_at: 2026-01-01 00:00:00}
              - {op: update_after, order_id: 1, paid: true, ordered_at: 2026-01-01 00:00:00}
              - {source: orders, op: delete, row: {order_id: 1}}
            expect_table: []
            ---
            {model: regions, given: {bank.accounts: [{account_id: 1, balance: 1.5}]}, expect: []}
            """;

    private static final String PIECES = "[]{}:,-?&*!|>'\"#%@` \n\tax01.~\\\u0000\u00e4\ud83d\udc18";

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void aMutatedFileIsNoCrash(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 500; i++) {
            StringBuilder text = new StringBuilder(WHOLE);
            for (int change = random.nextInt(4); change >= 0; change--) {
                int at = random.nextInt(text.length());
                int to = Math.min(text.length(), at + random.nextInt(4));
                int piece = random.nextInt(PIECES.length());
                text.replace(at, to, random.nextInt(3) == 0 ? "" : PIECES.substring(piece, piece + 1));
            }
            assertThatCode(() -> YamlCase.of(text.toString()).text())
                    .as("seed %d, number %d:%n%s", seed, i, text)
                    .doesNotThrowAnyException();
        }
    }
}
