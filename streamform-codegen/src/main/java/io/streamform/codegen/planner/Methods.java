package io.streamform.codegen.planner;

import io.streamform.codegen.name.JavaNames;
import io.streamform.codegen.plan.ColumnPlan;
import io.streamform.codegen.plan.JavaExpr;
import io.streamform.codegen.plan.MethodPlan;
import io.streamform.codegen.plan.MethodPlan.ParameterPlan;
import io.streamform.codegen.plan.ValueType;
import io.streamform.ir.expr.Expr;
import java.util.ArrayList;
import java.util.List;

/** The private methods of one operator: long expressions, each under the name of what it computes. */
final class Methods {

    /** Calls and casts up to which an expression stands where it is used. */
    private static final int SHORT = 2;

    private static final ValueType TRUTH = new ValueType(ValueType.Kind.BOOLEAN, 0, 0, false);

    private final ExpressionPlanner expressions;
    private final JavaNames names;
    private final List<ParameterPlan> parameters;
    private final List<MethodPlan> methods = new ArrayList<>();

    Methods(ExpressionPlanner expressions, JavaNames names, List<ParameterPlan> parameters) {
        this.expressions = expressions;
        this.names = names;
        this.parameters = parameters;
    }

    /** All methods in the order in which they were made. */
    List<MethodPlan> all() {
        return List.copyOf(methods);
    }

    /** Code of an output column. */
    JavaExpr column(ColumnPlan column, Expr expression) {
        if (!isLong(expression)) {
            return expressions.value(expression).code();
        }
        List<MethodPlan.Branch> branches = new ArrayList<>();
        Expr rest = expression;
        if (expression instanceof Expr.Case choice) {
            for (Expr.Branch branch : choice.branches()) {
                branches.add(new MethodPlan.Branch(
                        expressions.isTrue(branch.condition()),
                        expressions.value(branch.value()).code()));
            }
            rest = choice.otherwise();
        }
        JavaExpr otherwise = expressions.value(rest).code();
        return add(column.name(), column.type(), branches, otherwise, "Column `" + column.name() + "`");
    }

    /** Code of a predicate. */
    JavaExpr predicate(String name, Expr predicate, String subject) {
        return add(name, TRUTH, List.of(), expressions.isTrue(predicate), subject);
    }

    /** A method that is written out in {@code branches} and {@code otherwise}; the code that calls it. */
    JavaExpr add(String sqlName, ValueType type, List<MethodPlan.Branch> branches, JavaExpr otherwise, String subject) {
        String name = names.member(sqlName);
        methods.add(new MethodPlan(name, type, parameters, branches, otherwise, subject));
        List<JavaExpr> arguments = new ArrayList<>();
        parameters.forEach(parameter -> arguments.add(new JavaExpr.Name(parameter.name())));
        return new JavaExpr.InvokeOwn(name, arguments);
    }

    private static boolean isLong(Expr expression) {
        return expression instanceof Expr.Case || weight(expression) > SHORT;
    }

    private static int weight(Expr expression) {
        int own = expression instanceof Expr.ColumnRef || expression instanceof Expr.Literal ? 0 : 1;
        return own + expression.operands().stream().mapToInt(Methods::weight).sum();
    }
}
