package io.streamform.sim.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.runtime.topology.ModelView;
import io.streamform.runtime.topology.SourceSpec;
import io.streamform.runtime.topology.Topology;
import io.streamform.sim.Simulator;
import io.streamform.sim.fixture.ShopApplication;
import io.streamform.sim.problem.Problem;
import io.streamform.sim.problem.ProblemCode;
import io.streamform.sim.problem.Problems;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A model that reads several sources. */
class SeveralSourcesTest {

    private final Topology topology = new ShopApplication().topology();
    private final List<SourceSpec<?, ?>> sources = new Simulator(topology).sources();
    private final Problems problems = new Problems();

    @Test
    void takesRowsThatNameTheirSourceInTheirOrder() {
        assertThat(inputs("""
                        model: customer_metrics
                        given:
                          - {source: orders, op: insert, row: {order_id: 1}}
                          - {source: purchases, row: {customer_id: 1}}
                          - {source: orders, op: delete, row: {order_id: 1}}
                        expect: []
                        """)).extracting(Input::source).containsExactly("orders", "purchases", "orders");
        assertThat(problems.list()).isEmpty();
    }

    @Test
    void takesRowsUnderEachSource() {
        assertThat(inputs("{model: m, given: {orders: [{order_id: 1}], purchases: [{customer_id: 1}]}, expect: []}"))
                .extracting(Input::source)
                .containsExactly("orders", "purchases");
        assertThat(problems.list()).isEmpty();
    }

    @Test
    void doesNotGuessTheSourceOfARow() {
        inputs("{model: m, given: [{order_id: 1}], expect: []}");

        assertThat(problems.list()).extracting(Problem::code).containsExactly(ProblemCode.SOURCE_NOT_NAMED);
        assertThat(problems.list().get(0).place()).hasToString("t.yml:1:20");
        assertThat(problems.list().get(0).text())
                .isEqualTo("model 'customer_metrics' reads several sources; this row names none of purchases, "
                        + "bank.accounts, orders");
    }

    @Test
    void anotherSourceBetweenTheHalvesOfAnUpdateIsAnError() {
        inputs("""
                model: m
                given:
                  - {source: orders, op: update_before, row: {order_id: 1}}
                  - {source: purchases, row: {customer_id: 1}}
                  - {source: orders, op: update_after, row: {order_id: 1}}
                expect: []
                """);

        assertThat(problems.list())
                .extracting(Problem::code)
                .containsExactly(ProblemCode.HALF_UPDATE, ProblemCode.HALF_UPDATE);
    }

    private List<Input<?>> inputs(String yaml) {
        TestFile file = TestFile.parse("t.yml", yaml);
        ModelView<?> view = topology.models().get(0);
        Optional<? extends TestCase<?>> read =
                new TestReader("t.yml", problems).read(file.tests().get(0), view, sources);
        return read.isPresent() ? read.get().inputs() : List.of();
    }
}
