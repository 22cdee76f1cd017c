package io.streamform.codegen.planner;

import io.streamform.codegen.plan.JavaExpr;
import io.streamform.codegen.plan.JavaExpr.Operator;
import io.streamform.ir.expr.Expr;
import io.streamform.ir.expr.ScalarFunction;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Java code that asks whether a predicate's answer is TRUE, or whether it is FALSE. UNKNOWN is neither, so that AND, OR and
 * NOT become Java's own operators.
 */
final class TruthPlanner {

    private final ExpressionPlanner expressions;

    TruthPlanner(ExpressionPlanner expressions) {
        this.expressions = expressions;
    }

    /** True if and only if the answer of {@code predicate} is {@code wanted}. */
    JavaExpr of(Expr predicate, boolean wanted) {
        if (predicate instanceof Expr.Literal literal) {
            return new JavaExpr.BooleanLiteral(
                    literal.value() != null && literal.value().equals(wanted));
        }
        if (predicate instanceof Expr.Call call) {
            return call(call, wanted);
        }
        if (predicate instanceof Expr.Case expression) {
            return choice(expression, wanted);
        }
        return value(expressions.value(predicate), wanted);
    }

    /** True if and only if the answer of all of {@code operands} under AND or OR is {@code wanted}. */
    JavaExpr of(ScalarFunction connective, List<Expr> operands, boolean wanted) {
        boolean all = (connective == ScalarFunction.AND) == wanted;
        JavaExpr code = of(operands.get(0), wanted);
        for (int i = 1; i < operands.size(); i++) {
            Expr next = operands.get(i);
            List<Expr> before = operands.subList(0, i);
            JavaExpr more = of(next, wanted);
            if (all
                    && Failing.canFail(next)
                    && before.stream().anyMatch(e -> e.type().nullable())) {
                // SQL evaluates the next operand unless the ones before decide alone; UNKNOWN does not decide.
                JavaExpr undecided = not(of(connective, before, !wanted));
                code = and(undecided, and(more, code));
            } else {
                code = all ? and(code, more) : or(code, more);
            }
        }
        return code;
    }

    private JavaExpr call(Expr.Call call, boolean wanted) {
        List<Expr> operands = call.operands();
        return switch (call.function()) {
            case AND, OR -> of(call.function(), operands, wanted);
            case NOT -> of(operands.get(0), !wanted);
            case EQUALS, NOT_EQUALS, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL ->
                Comparisons.truth(
                        call.function(),
                        expressions.value(operands.get(0)),
                        expressions.value(operands.get(1)),
                        wanted);
            case IS_NULL -> isNull(operands.get(0), wanted);
            case IS_NOT_NULL -> isNull(operands.get(0), !wanted);
            case IS_TRUE -> answered(of(operands.get(0), true), wanted);
            case IS_NOT_TRUE -> answered(of(operands.get(0), true), !wanted);
            case IS_FALSE -> answered(of(operands.get(0), false), wanted);
            case IS_NOT_FALSE -> answered(of(operands.get(0), false), !wanted);
            case IS_DISTINCT_FROM -> answered(distinct(operands), wanted);
            case IS_NOT_DISTINCT_FROM -> answered(distinct(operands), !wanted);
            case PLUS, MINUS, TIMES, DIVIDE, MOD, NEGATE ->
                throw new IllegalArgumentException(call.function() + " is no predicate");
        };
    }

    private JavaExpr isNull(Expr operand, boolean wanted) {
        Coded value = expressions.value(operand);
        if (value.isNull()) {
            return new JavaExpr.BooleanLiteral(wanted);
        }
        if (!operand.type().nullable() || !value.boxed()) {
            return new JavaExpr.BooleanLiteral(!wanted);
        }
        return new JavaExpr.Infix(wanted ? Operator.EQUAL : Operator.NOT_EQUAL, value.code(), new JavaExpr.Null());
    }

    private JavaExpr distinct(List<Expr> operands) {
        List<JavaExpr> arguments = operands.stream()
                .map(operand -> expressions.value(operand).asArgument())
                .toList();
        return new JavaExpr.InvokeStatic(JavaExpr.Owner.COMPARE, "distinct", arguments);
    }

    private JavaExpr choice(Expr.Case expression, boolean wanted) {
        JavaExpr code = of(expression.otherwise(), wanted);
        for (int i = expression.branches().size() - 1; i >= 0; i--) {
            Expr.Branch branch = expression.branches().get(i);
            code = choose(of(branch.condition(), true), of(branch.value(), wanted), code);
        }
        return code;
    }

    private static JavaExpr choose(JavaExpr condition, JavaExpr yes, JavaExpr no) {
        if (yes instanceof JavaExpr.BooleanLiteral literal) {
            return literal.value() ? or(condition, no) : and(not(condition), no);
        }
        if (no instanceof JavaExpr.BooleanLiteral literal) {
            return literal.value() ? or(not(condition), yes) : and(condition, yes);
        }
        return new JavaExpr.Conditional(condition, yes, no);
    }

    private static JavaExpr value(Coded value, boolean wanted) {
        if (!value.type().nullable() || !value.boxed()) {
            return answered(value.code(), wanted);
        }
        if (value.simple()) {
            JavaExpr present = new JavaExpr.Infix(Operator.NOT_EQUAL, value.code(), new JavaExpr.Null());
            return and(present, answered(value.code(), wanted));
        }
        return new JavaExpr.InvokeStatic(
                JavaExpr.Owner.LOGIC, wanted ? "isTrue" : "isFalse", List.of(value.asArgument()));
    }

    private static JavaExpr answered(JavaExpr code, boolean wanted) {
        return wanted ? code : not(code);
    }

    private static JavaExpr not(JavaExpr code) {
        if (code instanceof JavaExpr.BooleanLiteral literal) {
            return new JavaExpr.BooleanLiteral(!literal.value());
        }
        if (code instanceof JavaExpr.Not not) {
            return not.operand();
        }
        if (code instanceof JavaExpr.Infix infix && infix.operator() == Operator.EQUAL) {
            return new JavaExpr.Infix(Operator.NOT_EQUAL, infix.left(), infix.right());
        }
        if (code instanceof JavaExpr.Infix infix && infix.operator() == Operator.NOT_EQUAL) {
            return new JavaExpr.Infix(Operator.EQUAL, infix.left(), infix.right());
        }
        return new JavaExpr.Not(code);
    }

    private static JavaExpr and(JavaExpr a, JavaExpr b) {
        if (a instanceof JavaExpr.BooleanLiteral literal) {
            return literal.value() ? b : a;
        }
        if (b instanceof JavaExpr.BooleanLiteral literal && literal.value()) {
            return a;
        }
        Set<JavaExpr> known = new HashSet<>();
        collectNullTests(a, known);
        JavaExpr rest = without(known, b);
        return rest == null ? a : new JavaExpr.Infix(Operator.AND, a, rest);
    }

    private static void collectNullTests(JavaExpr code, Set<JavaExpr> into) {
        if (code instanceof JavaExpr.Infix infix) {
            if (infix.operator() == Operator.AND) {
                collectNullTests(infix.left(), into);
                collectNullTests(infix.right(), into);
            } else if (infix.operator() == Operator.NOT_EQUAL && infix.right() instanceof JavaExpr.Null) {
                into.add(infix);
            }
        }
    }

    /** {@code code} without the tests that are {@code known} to hold; null if nothing is left. */
    private static @Nullable JavaExpr without(Set<JavaExpr> known, JavaExpr code) {
        if (known.contains(code)) {
            return null;
        }
        if (!(code instanceof JavaExpr.Infix infix)
                || (infix.operator() != Operator.AND && infix.operator() != Operator.OR)) {
            return code;
        }
        JavaExpr left = without(known, infix.left());
        JavaExpr right = without(known, infix.right());
        if (left == null || right == null) {
            boolean either = infix.operator() == Operator.OR;
            return either ? null : left == null ? right : left;
        }
        return new JavaExpr.Infix(infix.operator(), left, right);
    }

    private static JavaExpr or(JavaExpr a, JavaExpr b) {
        if (a instanceof JavaExpr.BooleanLiteral literal) {
            return literal.value() ? a : b;
        }
        if (b instanceof JavaExpr.BooleanLiteral literal && !literal.value()) {
            return a;
        }
        return new JavaExpr.Infix(Operator.OR, a, b);
    }
}
