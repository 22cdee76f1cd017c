package io.streamform.codegen.planner;

import io.streamform.codegen.name.JavaNames;
import io.streamform.codegen.plan.CalcPlan;
import io.streamform.codegen.plan.ColumnPlan;
import io.streamform.codegen.plan.Documentation;
import io.streamform.codegen.plan.JavaExpr;
import io.streamform.codegen.plan.MethodPlan.ParameterPlan;
import io.streamform.codegen.plan.RowPlan;
import io.streamform.ir.expr.Expr;
import io.streamform.ir.op.StreamOp;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Plans filters and projections. */
final class CalcPlanner {

    private static final String ROW = "row";

    private CalcPlanner() {}

    static CalcPlan plan(
            StreamOp.Calc calc, String className, RowPlan input, RowPlan output, Documentation documentation) {
        Constants constants = new Constants();
        ExpressionPlanner expressions = new ExpressionPlanner(ref -> column(input, ref), constants);
        JavaNames names = JavaNames.members("apply", ROW);
        Methods methods = new Methods(expressions, names, List.of(new ParameterPlan(input.className(), ROW)));
        Optional<JavaExpr> predicate =
                calc.predicate().map(condition -> methods.predicate("passes", condition, "Predicate of the query"));
        List<JavaExpr> projection = new ArrayList<>();
        for (int i = 0; i < calc.projection().size(); i++) {
            projection.add(
                    methods.column(output.columns().get(i), calc.projection().get(i)));
        }
        return new CalcPlan(
                className,
                input.className(),
                output.className(),
                predicate,
                projection,
                methods.all(),
                constants.all(),
                documentation);
    }

    private static Coded column(RowPlan input, Expr.ColumnRef ref) {
        ColumnPlan column = input.columns().get(ref.index());
        JavaExpr code = new JavaExpr.Invoke(new JavaExpr.Name(ROW), column.accessor());
        return new Coded(code, Types.of(ref.type()), !column.type().primitive(), true);
    }
}
