package io.streamform.sql.plan;

import static io.streamform.sql.fixture.ProjectFixture.sql;
import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.ir.op.AccumulatorField;
import io.streamform.ir.op.AggregateCall;
import io.streamform.ir.op.KeyColumn;
import io.streamform.ir.op.StreamOp;
import org.junit.jupiter.api.Test;

class AggregatePlannerTest {

    @Test
    void sharesAccumulatorsBetweenCalls() {
        StreamOp.Aggregate aggregate =
                sql("SELECT s, SUM(e) AS total, AVG(e) AS mean, COUNT(e) AS n, COUNT(*) AS rows_ FROM t GROUP BY s")
                        .aggregate();
        assertThat(aggregate.accumulators().stream().map(AccumulatorField::meaning))
                .containsExactly("SUM(e)", "COUNT(e)");
        assertThat(aggregate.calls().stream().map(AggregateCall::name)).containsExactly("total", "mean", "n", "rows_");
    }

    @Test
    void countsNotNullColumnsByTheRowsOfTheGroup() {
        StreamOp.Aggregate aggregate = sql("SELECT s, SUM(inn) AS a, AVG(inn) AS b, COUNT(inn) AS c FROM t GROUP BY s")
                .aggregate();
        assertThat(aggregate.accumulators().stream().map(AccumulatorField::meaning))
                .containsExactly("SUM(inn)");
    }

    @Test
    void hasTheSameStateInWhateverOrderTheSqlIsWritten() {
        StreamOp.Aggregate first = sql("SELECT s, i, SUM(e) AS a, MAX(d) AS b FROM t GROUP BY s, i")
                .aggregate();
        StreamOp.Aggregate second = sql("SELECT MAX(d) AS top, i, s, SUM(e) AS total FROM t GROUP BY i, s")
                .aggregate();
        assertThat(second.state()).isEqualTo(first.state());
        assertThat(second.id()).isEqualTo(first.id());
        assertThat(first.key().stream().map(KeyColumn::meaning)).containsExactly("i", "s");
    }

    @Test
    void readsOnlyTheColumnsThatItNeeds() {
        StreamOp.Aggregate aggregate = sql("SELECT i * 2 AS twice, SUM(l + 1) AS total FROM t GROUP BY i * 2")
                .aggregate();
        assertThat(aggregate.id().anchor()).startsWith("expr_");
        assertThat(aggregate.key().get(0).name()).isEqualTo("twice");
        assertThat(aggregate.accumulators().get(0).argumentName()).isEqualTo("l_value");
    }

    @Test
    void namesCallsThatTheSelectDoesNotName() {
        StreamOp.Aggregate aggregate = sql("SELECT s, SUM(i) + 1 AS x FROM t GROUP BY s HAVING COUNT(*) > 1")
                .aggregate();
        assertThat(aggregate.calls().stream().map(AggregateCall::name)).containsExactly("sum_i", "count");
    }
}
