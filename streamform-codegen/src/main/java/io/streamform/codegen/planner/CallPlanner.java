package io.streamform.codegen.planner;

import io.streamform.codegen.name.JavaNames;
import io.streamform.codegen.plan.JavaExpr;
import io.streamform.codegen.plan.JavaExpr.Owner;
import io.streamform.codegen.plan.MethodPlan;
import io.streamform.codegen.plan.ValueType;
import io.streamform.codegen.plan.ValueType.Kind;
import io.streamform.ir.op.AccumulatorField;
import io.streamform.ir.op.AggregateCall;
import io.streamform.ir.op.StreamOp;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Results of aggregate calls, read from the state of a group. */
final class CallPlanner {

    private static final JavaExpr ZERO = new JavaExpr.IntLiteral(0);

    private final StreamOp.Aggregate aggregate;
    private final Accumulators accumulators;
    private final JavaNames names;
    private final MethodPlan.ParameterPlan state;
    private final List<MethodPlan> methods = new ArrayList<>();
    private final Map<Integer, Coded> results = new LinkedHashMap<>();

    CallPlanner(
            StreamOp.Aggregate aggregate, Accumulators accumulators, JavaNames names, MethodPlan.ParameterPlan state) {
        this.aggregate = aggregate;
        this.accumulators = accumulators;
        this.names = names;
        this.state = state;
    }

    /** Methods that compute results. */
    List<MethodPlan> methods() {
        return List.copyOf(methods);
    }

    /** The result of call {@code index}. */
    Coded result(int index) {
        Coded known = results.get(index);
        if (known == null) {
            known = plan(aggregate.calls().get(index));
            results.put(index, known);
        }
        return known;
    }

    private Coded plan(AggregateCall call) {
        ValueType type = Types.of(call.type());
        return switch (call.function()) {
            case COUNT_ROWS -> Coded.read(rows(), type);
            case COUNT -> Coded.read(call.accumulators().isEmpty() ? rows() : field(call, 0), type);
            case SUM -> sum(call, type);
            case AVG -> average(call, type);
            case MIN, MAX -> new Coded(field(call, 0), type, true, true);
        };
    }

    private Coded sum(AggregateCall call, ValueType type) {
        JavaExpr value = switch (type.kind()) {
            case INT -> new JavaExpr.Narrow(Kind.INT, field(call, 0));
            case BIGINT, DOUBLE -> field(call, 0);
            case DECIMAL ->
                new JavaExpr.InvokeStatic(
                        Owner.DECIMALS,
                        "fit",
                        List.of(
                                field(call, 0),
                                new JavaExpr.IntLiteral(type.precision()),
                                new JavaExpr.IntLiteral(type.scale())));
            case BOOLEAN, STRING, TIMESTAMP ->
                throw new IllegalArgumentException(
                        "no sum of type " + call.type().text());
        };
        boolean reference = type.kind() == Kind.DECIMAL;
        if (call.accumulators().size() < 2) {
            return new Coded(value, type, reference, type.kind() != Kind.DECIMAL);
        }
        JavaExpr none = new JavaExpr.Infix(JavaExpr.Operator.EQUAL, field(call, 1), ZERO);
        MethodPlan method = new MethodPlan(
                names.member(call.name()),
                type,
                List.of(state),
                List.of(new MethodPlan.Branch(none, new JavaExpr.Null())),
                value,
                "`" + call.name() + "`");
        methods.add(method);
        JavaExpr argument = new JavaExpr.Name(state.name());
        return Coded.reference(new JavaExpr.InvokeOwn(method.name(), List.of(argument)), type);
    }

    private Coded average(AggregateCall call, ValueType type) {
        JavaExpr count = call.accumulators().size() < 2 ? rows() : field(call, 1);
        AccumulatorField sum = aggregate.accumulators().get(call.accumulators().get(0));
        List<JavaExpr> arguments = new ArrayList<>(List.of(field(call, 0), count));
        if (type.kind() == Kind.DECIMAL) {
            arguments.add(new JavaExpr.IntLiteral(Types.of(sum.type()).scale()));
        }
        String method = switch (type.kind()) {
            case INT -> "ofInt";
            case BIGINT -> "ofBigint";
            case DOUBLE -> "ofDouble";
            case DECIMAL -> "ofDecimal";
            case BOOLEAN, STRING, TIMESTAMP ->
                throw new IllegalArgumentException(
                        "no average of type " + call.type().text());
        };
        return Coded.reference(new JavaExpr.InvokeStatic(Owner.AVERAGES, method, arguments), type);
    }

    private JavaExpr rows() {
        return new JavaExpr.Field(new JavaExpr.Name(state.name()), "rows");
    }

    private JavaExpr field(AggregateCall call, int accumulator) {
        AccumulatorField field =
                aggregate.accumulators().get(call.accumulators().get(accumulator));
        return new JavaExpr.Field(new JavaExpr.Name(state.name()), accumulators.name(field));
    }
}
