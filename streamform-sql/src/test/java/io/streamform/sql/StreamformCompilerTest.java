package io.streamform.sql;

import static io.streamform.sql.fixture.ProjectFixture.sql;
import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.ir.diagnostic.Span;
import io.streamform.ir.op.OpId;
import io.streamform.ir.op.StreamOp;
import io.streamform.ir.program.ModelDefinition;
import io.streamform.ir.program.Program;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StreamformCompilerTest {

    @Test
    void makesTheSameProgramOfTheSameTexts() {
        Map<String, String> files = new LinkedHashMap<>();
        sql("SELECT s, SUM(e) AS total FROM ref('n') GROUP BY s")
                .withModel("n", "SELECT * FROM t WHERE i > 1")
                .files()
                .descendingMap()
                .forEach(files::put);
        assertThat(StreamformCompiler.compile(files))
                .usingRecursiveComparison()
                .ignoringFields("texts")
                .isEqualTo(StreamformCompiler.compile(files));
    }

    @Test
    void makesTheSameOperatorsWhereverTheTextStands() {
        Program first =
                sql("SELECT s, SUM(e) AS total FROM t WHERE i > 1 GROUP BY s").program();
        Program second = sql("\n\nSELECT s,\n  SUM(e) AS total\nFROM t\nWHERE\n i > 1\nGROUP BY s")
                .program();
        assertThat(second.operators()).isEqualTo(first.operators());
        assertThat(second.spans()).isNotEqualTo(first.spans());
    }

    @Test
    void keepsThePlaceOfEveryOperator() {
        Program program = sql("SELECT s, SUM(e) AS total\nFROM t\nWHERE i > 1\nGROUP BY s")
                .program();
        StreamOp aggregate = program.operator(program.model("m").output());
        OpId calc = aggregate.inputs().get(0);
        assertThat(program.spans().get(calc)).isEqualTo(new Span("models/m.sql", 3, 7, 3, 11));
        assertThat(program.spans().get(aggregate.id())).isEqualTo(new Span("models/m.sql", 4, 1, 4, 10));
        assertThat(program.spans().keySet())
                .containsExactlyInAnyOrderElementsOf(
                        program.operators().stream().map(StreamOp::id).toList());
    }

    @Test
    void inlinesAViewWithoutState() {
        Program program = sql("SELECT i + 1 AS j FROM ref('base') WHERE twice > 4")
                .withModel("base", "SELECT i, i * 2 AS twice FROM t WHERE l > 0")
                .program();
        StreamOp.Calc calc = (StreamOp.Calc) program.operator(program.model("m").output());
        assertThat(program.operator(calc.input())).isInstanceOf(StreamOp.Source.class);
        assertThat(io.streamform.ir.text.ExprPrinter.text(calc.predicate().orElseThrow()))
                .isEqualTo("l > 0 AND i * 2 > 4");
    }

    @Test
    void sharesAViewWithState() {
        Program program = sql("SELECT s FROM totals WHERE n > 1")
                .withModel("totals", "SELECT s, COUNT(*) AS n FROM t GROUP BY s")
                .withModel("other", "SELECT n, COUNT(*) AS m FROM ref('totals') GROUP BY n")
                .program();
        OpId totals = program.model("totals").output();
        assertThat(program.operator(program.model("m").output()).inputs()).containsExactly(totals);
        List<StreamOp> aggregates = program.operators().stream()
                .filter(StreamOp.Aggregate.class::isInstance)
                .toList();
        assertThat(aggregates).hasSize(2);
        StreamOp.Aggregate other =
                (StreamOp.Aggregate) program.operator(program.model("other").output());
        assertThat(other.retracting()).isTrue();
    }

    @Test
    void readsSourcesByEveryFormOfTheirName() {
        for (String from : List.of("source('t')", "t", "`t`", "t AS x", "source('t') AS x")) {
            ModelDefinition model = sql("SELECT i FROM " + from).program().model("m");
            assertThat(model.reads()).containsExactly("t");
        }
    }

    @Test
    void takesTheIdentityFromTheLock() {
        Program program = sql("SELECT s, COUNT(*) AS n FROM t GROUP BY s")
                .withFile("streamform.lock", """
                        max_parallelism: 128
                        models:
                          m: {id: old_name}
                        operators:
                          old_name/aggregate/s: {generation: 2}
                        """)
                .program();
        assertThat(program.maxParallelism()).isEqualTo(128);
        assertThat(program.model("m").output().path()).isEqualTo("old_name/aggregate/s#2");
    }
}
