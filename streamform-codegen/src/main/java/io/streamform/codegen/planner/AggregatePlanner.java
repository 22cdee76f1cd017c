package io.streamform.codegen.planner;

import io.streamform.codegen.name.JavaNames;
import io.streamform.codegen.plan.AggregatePlan;
import io.streamform.codegen.plan.ColumnPlan;
import io.streamform.codegen.plan.Documentation;
import io.streamform.codegen.plan.JavaExpr;
import io.streamform.codegen.plan.KeyPlan;
import io.streamform.codegen.plan.MethodPlan;
import io.streamform.codegen.plan.MethodPlan.ParameterPlan;
import io.streamform.codegen.plan.RowPlan;
import io.streamform.codegen.plan.StatePlan;
import io.streamform.ir.expr.Expr;
import io.streamform.ir.op.StreamOp;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Plans group aggregates. */
final class AggregatePlanner {

    private static final String KEY = "key";
    private static final String STATE = "state";

    private AggregatePlanner() {}

    static AggregatePlan plan(
            StreamOp.Aggregate aggregate,
            String className,
            RowPlan input,
            RowPlan output,
            KeyPlan key,
            StatePlan state,
            Documentation documentation) {
        Accumulators accumulators = new Accumulators(aggregate, input);
        JavaNames names =
                JavaNames.members("create", "accumulate", "retract", "result", "open", "row", "cleanUp", KEY, STATE);
        ParameterPlan stateParameter = new ParameterPlan(state.className(), STATE);
        CallPlanner calls = new CallPlanner(aggregate, accumulators, names, stateParameter);
        Constants constants = new Constants();
        ExpressionPlanner expressions = new ExpressionPlanner(ref -> virtual(aggregate, key, calls, ref), constants);
        Methods methods =
                new Methods(expressions, names, List.of(new ParameterPlan(key.className(), KEY), stateParameter));
        Optional<JavaExpr> having =
                aggregate.having().map(condition -> methods.predicate("having", condition, "HAVING"));
        List<JavaExpr> projection = new ArrayList<>();
        for (int i = 0; i < aggregate.projection().size(); i++) {
            projection.add(methods.column(
                    output.columns().get(i), aggregate.projection().get(i)));
        }
        List<MethodPlan> all = new ArrayList<>(methods.all());
        all.addAll(calls.methods());
        return new AggregatePlan(
                className,
                key.className(),
                input.className(),
                state.className(),
                state.codecClass(),
                output.className(),
                aggregate.ttl().map(Duration::toMillis).orElse(0L),
                aggregate.retracting(),
                accumulators.arguments(),
                accumulators.extremes(),
                having,
                projection,
                all,
                constants.all(),
                documentation);
    }

    /** A column of the virtual row: the key's components, then the calls. */
    private static Coded virtual(StreamOp.Aggregate aggregate, KeyPlan key, CallPlanner calls, Expr.ColumnRef ref) {
        int components = aggregate.key().size();
        if (ref.index() >= components) {
            return calls.result(ref.index() - components);
        }
        ColumnPlan component = key.components().get(ref.index());
        JavaExpr code = new JavaExpr.Invoke(new JavaExpr.Name(KEY), component.accessor());
        return Conversions.of(Coded.read(code, component.type()), Types.of(ref.type()));
    }
}
