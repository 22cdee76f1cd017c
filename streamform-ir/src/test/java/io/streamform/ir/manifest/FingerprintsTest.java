package io.streamform.ir.manifest;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.ir.fixture.GroupSteps;
import io.streamform.ir.fixture.ProgramBuilder;
import io.streamform.ir.fixture.Rows;
import io.streamform.ir.op.StreamOp;
import java.time.Duration;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class FingerprintsTest {

    private static final String TOTAL = layout("v DECIMAL(12, 2)", group -> group.sum("v", "total"));

    @Test
    void writesAllThatDecidesWhetherBytesCanBeRead() {
        assertThat(Fingerprints.layoutText(aggregate("v DECIMAL(12, 2)", group -> group.max("v", "most"))))
                .isEqualTo("""
                layout 1
                no ttl
                version 1
                key
                  k0 null|long default null
                state acc VALUE
                  last_write long default 0
                  max_aad51564 null|bytes{logicalType=decimal, precision=12, scale=2} default null
                  rows long default 0
                state max_aad51564.values ORDERED
                  count long default 0
                  value null|bytes{logicalType=decimal, precision=12, scale=2} default null
                """);
    }

    @Test
    void doesNotSeeNamesOfOutputs() {
        assertThat(layout("v DECIMAL(12, 2)", group -> group.sum("v", "sum_of_all")))
                .isEqualTo(TOTAL);
    }

    @Test
    void doesNotSeeTheOrderOfCalls() {
        assertThat(layout("v INT", group -> group.max("v", "a").min("v", "b")))
                .isEqualTo(layout("v INT", group -> group.min("v", "b").max("v", "a")));
    }

    @Test
    void seesTheScaleOfADecimal() {
        assertThat(layout("v DECIMAL(12, 4)", group -> group.sum("v", "total"))).isNotEqualTo(TOTAL);
    }

    @Test
    void seesThePrecisionOfADecimal() {
        assertThat(layout("v DECIMAL(12, 2)", group -> group.max("v", "most")))
                .isNotEqualTo(layout("v DECIMAL(14, 2)", group -> group.max("v", "most")));
    }

    @Test
    void seesTheUnitOfATimestamp() {
        assertThat(layout("v TIMESTAMP(3)", group -> group.max("v", "last")))
                .isNotEqualTo(layout("v TIMESTAMP(6)", group -> group.max("v", "last")));
    }

    @Test
    void seesWhetherThereIsATimeToLiveButNotHowLong() {
        String day = layout("v DECIMAL(12, 2)", group -> group.sum("v", "total").ttl(Duration.ofDays(1)));
        String week =
                layout("v DECIMAL(12, 2)", group -> group.sum("v", "total").ttl(Duration.ofDays(7)));

        assertThat(day).isNotEqualTo(TOTAL).isEqualTo(week);
    }

    private static String layout(String column, UnaryOperator<GroupSteps> calls) {
        return Fingerprints.of(aggregate(column, calls)).layout();
    }

    private static StreamOp aggregate(String column, UnaryOperator<GroupSteps> calls) {
        return ProgramBuilder.application("shop")
                .source("s", Rows.row("k INT", column), source -> source.retract())
                .model("m", "s", model -> calls.apply(model.groupBy("k")).done())
                .build()
                .operators()
                .get(1);
    }
}
