package io.streamform.ir.check;

import static io.streamform.ir.fixture.Exprs.call;
import static io.streamform.ir.fixture.Exprs.column;
import static io.streamform.ir.fixture.Exprs.literal;
import static io.streamform.ir.fixture.Exprs.test;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.streamform.ir.expr.Expr;
import io.streamform.ir.expr.ScalarFunction;
import io.streamform.ir.fixture.ProgramBuilder;
import io.streamform.ir.fixture.RandomPrograms;
import io.streamform.ir.fixture.Rows;
import io.streamform.ir.op.AccumulatorField;
import io.streamform.ir.op.ChangelogMode;
import io.streamform.ir.op.KeyColumn;
import io.streamform.ir.op.OpKind;
import io.streamform.ir.op.StreamOp;
import io.streamform.ir.program.ModelDefinition;
import io.streamform.ir.program.Program;
import io.streamform.ir.state.StateLayout;
import io.streamform.ir.type.RowType;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class IrChecksTest {

    private static final RowType ORDERS = Rows.row("id BIGINT NOT NULL", "k INT", "v DECIMAL(12, 2)", "p BOOLEAN");
    private static final Program VALID = ProgramBuilder.application("shop")
            .source("orders", ORDERS, source -> source.upsert("id"))
            .model("kept", "orders", model -> model.where(row -> column(row, "p")))
            .model(
                    "totals",
                    "kept",
                    model -> model.groupBy("k").sum("v", "total").done().asUpsert("k"))
            .build();

    @Test
    void findsNothingInValidPrograms() {
        for (long seed = 0; seed < 300; seed++) {
            Program program = RandomPrograms.of(seed);
            long number = seed;
            assertThatCode(() -> IrChecks.requireValid(program))
                    .as(() -> "seed " + number)
                    .doesNotThrowAnyException();
        }
    }

    static Stream<Arguments> bugs() {
        return Stream.of(
                bug(new ColumnsExist(), calc(op -> where(op, new Expr.ColumnRef(4, "p", type("BOOLEAN"))))),
                bug(new ColumnsExist(), calc(op -> where(op, new Expr.ColumnRef(3, "q", type("BOOLEAN"))))),
                bug(new ColumnsExist(), calc(op -> where(op, new Expr.ColumnRef(3, "p", type("BOOLEAN NOT NULL"))))),
                bug(new ExpressionsAreWellTyped(), calc(op -> where(op, column(ORDERS, "k")))),
                bug(
                        new ExpressionsAreWellTyped(),
                        calc(op -> where(op, test(ScalarFunction.NOT, column(ORDERS, "k"))))),
                bug(
                        new ExpressionsAreWellTyped(),
                        calc(op -> where(op, test(ScalarFunction.EQUALS, column(ORDERS, "id"), column(ORDERS, "k"))))),
                bug(
                        new ExpressionsAreWellTyped(),
                        calc(op -> where(op, call(ScalarFunction.IS_NULL, "BOOLEAN", column(ORDERS, "k"))))),
                bug(new ExpressionsAreWellTyped(), calc(op -> where(op, literal("true", "BOOLEAN")))),
                bug(
                        new ExpressionsAreWellTyped(),
                        calc(op -> where(
                                op,
                                test(
                                        ScalarFunction.LESS,
                                        column(ORDERS, "v"),
                                        literal(new BigDecimal("1"), "DECIMAL(12, 2)"))))),
                bug(new ExpressionsAreWellTyped(), calc(op -> where(op, narrowed()))),
                bug(new ProjectionsMatchOutputs(), calc(op -> project(op, column(ORDERS, "k")))),
                bug(new ProjectionsMatchOutputs(), calc(op -> project(op, literal(null, "BIGINT")))),
                bug(new RowsPassThrough(), sink(op -> sink(op, Rows.row("k INT"), op.mode()))),
                bug(new KeysExist(), sink(op -> sink(op, op.output(), upsert("nobody")))),
                bug(new KeysExist(), aggregate(op -> keyed(op, new KeyColumn("k0", 0, "k", type("INT"), "k")))),
                bug(new KeysExist(), aggregate(op -> keyed(op, new KeyColumn("k1", 1, "k", type("INT"), "k")))),
                bug(
                        new KeysExist(),
                        aggregate(op -> keyed(
                                op,
                                new KeyColumn("k0", 1, "k", type("INT"), "k"),
                                new KeyColumn("k1", 0, "id", type("BIGINT NOT NULL"), "id")))),
                bug(
                        new ModesFollowInputs(),
                        calc(op -> new StreamOp.Calc(
                                op.id(),
                                op.input(),
                                op.output(),
                                new ChangelogMode.Append(),
                                op.predicate(),
                                op.projection()))),
                bug(new ModesFollowInputs(), sink(op -> sink(op, op.output(), new ChangelogMode.Append()))),
                bug(new AccumulatorsExist(), aggregate(op -> accumulating(op, List.of()))),
                bug(new AccumulatorsExist(), aggregate(op -> accumulating(op, twice(op.accumulators())))),
                bug(new StateHasItsLayout(), aggregate(op -> stored(op, StateLayout.NONE))),
                bug(
                        new UpsertSourcesAreNormalized(),
                        calc(op -> new StreamOp.Calc(
                                op.id(),
                                VALID.operators().get(0).id(),
                                op.output(),
                                op.mode(),
                                op.predicate(),
                                op.projection()))),
                bug(new SinksFitTheirModels(), sink(op -> sink(op, op.output(), new ChangelogMode.Retract()))),
                bug(new SinksFitTheirModels(), sink(op -> sink(op, op.output(), upsert("total")))),
                bug(new SinksFitTheirModels(), withoutSink()));
    }

    @ParameterizedTest(name = "{index} {0}")
    @MethodSource("bugs")
    void findsABrokenInvariant(String invariant, IrCheck check, Program broken) {
        assertThat(check.violations(VALID)).isEmpty();
        assertThat(check.violations(broken)).as(invariant).isNotEmpty();
        assertThatThrownBy(() -> IrChecks.requireValid(broken)).isInstanceOf(IrBugException.class);
    }

    @Test
    void namesInvariantAndOperator() {
        Program broken = calc(op -> where(op, column(ORDERS, "k")));

        assertThatThrownBy(() -> IrChecks.requireValidAfter("push filters", broken))
                .hasMessage("after 'push filters': bug in the compiler of Streamform: in shop it should hold that"
                        + " operands have the types that their functions take\n"
                        + "  " + broken.operators().get(2).id() + ": predicate is INT, not BOOLEAN");
    }

    @Test
    void isBrokenByABugForEveryCheck() {
        List<String> checks = Stream.concat(IrChecks.INTERMEDIATE.stream(), IrChecks.FINAL.stream())
                .map(IrCheck::invariant)
                .toList();
        List<String> broken =
                bugs().map(arguments -> (String) arguments.get()[0]).distinct().toList();

        assertThat(broken).containsExactlyInAnyOrderElementsOf(checks);
    }

    private static Arguments bug(IrCheck check, Program broken) {
        return Arguments.of(check.invariant(), check, broken);
    }

    private static Program calc(UnaryOperator<StreamOp.Calc> change) {
        return replaced(OpKind.CALC, op -> change.apply((StreamOp.Calc) op));
    }

    private static Program aggregate(UnaryOperator<StreamOp.Aggregate> change) {
        return replaced(OpKind.AGGREGATE, op -> change.apply((StreamOp.Aggregate) op));
    }

    private static Program sink(UnaryOperator<StreamOp.Sink> change) {
        return replaced(OpKind.SINK, op -> change.apply((StreamOp.Sink) op));
    }

    private static Program replaced(OpKind kind, UnaryOperator<StreamOp> change) {
        return with(VALID.operators().stream()
                .map(op -> op.id().kind() == kind ? change.apply(op) : op)
                .toList());
    }

    private static Program withoutSink() {
        List<StreamOp> operators = new ArrayList<>(VALID.operators());
        operators.remove(operators.size() - 1);
        return with(operators);
    }

    private static Program with(List<StreamOp> operators) {
        List<ModelDefinition> models = VALID.models();
        return new Program("shop", "com.acme.shop", "UTC", 256, VALID.sources(), models, operators, VALID.spans());
    }

    private static StreamOp.Calc where(StreamOp.Calc op, Expr predicate) {
        return new StreamOp.Calc(op.id(), op.input(), op.output(), op.mode(), Optional.of(predicate), op.projection());
    }

    private static StreamOp.Calc project(StreamOp.Calc op, Expr first) {
        List<Expr> projection = new ArrayList<>(op.projection());
        projection.set(0, first);
        return new StreamOp.Calc(op.id(), op.input(), op.output(), op.mode(), op.predicate(), projection);
    }

    /** A CASE that cannot be NULL although a branch is. */
    private static Expr narrowed() {
        Expr condition = column(ORDERS, "p");
        return new Expr.Case(
                List.of(new Expr.Branch(condition, condition)), literal(null, "BOOLEAN"), type("BOOLEAN NOT NULL"));
    }

    private static StreamOp.Sink sink(StreamOp.Sink op, RowType row, ChangelogMode mode) {
        return new StreamOp.Sink(op.id(), op.input(), op.model(), row, mode);
    }

    private static StreamOp.Aggregate keyed(StreamOp.Aggregate op, KeyColumn... key) {
        return aggregate(op, List.of(key), op.accumulators(), op.state());
    }

    private static StreamOp.Aggregate accumulating(StreamOp.Aggregate op, List<AccumulatorField> accumulators) {
        return aggregate(op, op.key(), accumulators, op.state());
    }

    private static StreamOp.Aggregate stored(StreamOp.Aggregate op, StateLayout state) {
        return aggregate(op, op.key(), op.accumulators(), state);
    }

    private static StreamOp.Aggregate aggregate(
            StreamOp.Aggregate op, List<KeyColumn> key, List<AccumulatorField> accumulators, StateLayout state) {
        return new StreamOp.Aggregate(
                op.id(),
                op.input(),
                op.output(),
                op.mode(),
                key,
                op.calls(),
                accumulators,
                op.retracting(),
                op.having(),
                op.projection(),
                op.ttl(),
                state);
    }

    private static <T> List<T> twice(List<T> list) {
        List<T> all = new ArrayList<>(list);
        all.addAll(list);
        return all;
    }

    private static ChangelogMode upsert(String key) {
        return new ChangelogMode.Upsert(List.of(key));
    }

    private static io.streamform.ir.type.StreamType type(String text) {
        return io.streamform.ir.type.TypeText.parse(text);
    }
}
