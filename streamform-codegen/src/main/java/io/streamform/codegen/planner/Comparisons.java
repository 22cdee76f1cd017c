package io.streamform.codegen.planner;

import io.streamform.codegen.plan.JavaExpr;
import io.streamform.codegen.plan.JavaExpr.Operator;
import io.streamform.codegen.plan.ValueType.Kind;
import io.streamform.ir.expr.ScalarFunction;
import java.util.List;

/** Java code of comparisons in truth mode. */
final class Comparisons {

    private Comparisons() {}

    /** The function that gives a comparison's three-valued answer. */
    static String valueMethod(ScalarFunction function) {
        return switch (operator(function)) {
            case EQUAL -> "equal";
            case NOT_EQUAL -> "notEqual";
            case LESS -> "less";
            case LESS_OR_EQUAL -> "lessOrEqual";
            case GREATER -> "greater";
            case GREATER_OR_EQUAL -> "greaterOrEqual";
            case OR, AND, PLUS, MINUS, TIMES, DIVIDE, REMAINDER ->
                throw new IllegalArgumentException(function + " is no comparison");
        };
    }

    /** True if and only if the comparison's answer is {@code wanted}. */
    static JavaExpr truth(ScalarFunction function, Coded left, Coded right, boolean wanted) {
        if (left.isNull() || right.isNull()) {
            return new JavaExpr.BooleanLiteral(false);
        }
        boolean nullable = left.type().nullable() || right.type().nullable();
        if (nullable && !(left.simple() && right.simple())) {
            return call(function, left, right, wanted);
        }
        JavaExpr code = direct(operator(function), left, right, wanted);
        code = guarded(right, code);
        return guarded(left, code);
    }

    private static JavaExpr guarded(Coded operand, JavaExpr code) {
        if (!operand.type().nullable() || !operand.boxed()) {
            return code;
        }
        JavaExpr present = new JavaExpr.Infix(Operator.NOT_EQUAL, operand.code(), new JavaExpr.Null());
        return new JavaExpr.Infix(Operator.AND, present, code);
    }

    private static JavaExpr call(ScalarFunction function, Coded left, Coded right, boolean wanted) {
        List<JavaExpr> arguments = List.of(left.asArgument(), right.asArgument());
        Operator operator = operator(function);
        if (!wanted && left.type().kind() == Kind.DOUBLE && !isEquality(operator)) {
            // NaN is neither less nor not less, so that the inverse comparison is another one.
            JavaExpr answer = new JavaExpr.InvokeStatic(JavaExpr.Owner.COMPARE, valueMethod(function), arguments);
            return new JavaExpr.InvokeStatic(JavaExpr.Owner.LOGIC, "isFalse", List.of(answer));
        }
        String method = truthMethod(wanted ? operator : inverse(operator));
        return new JavaExpr.InvokeStatic(JavaExpr.Owner.COMPARE, method, arguments);
    }

    private static JavaExpr direct(Operator operator, Coded left, Coded right, boolean wanted) {
        Operator effective = wanted ? operator : inverse(operator);
        return switch (left.type().kind()) {
            case INT, BIGINT -> numbers(effective, left, right);
            case DOUBLE ->
                wanted || isEquality(operator)
                        ? numbers(effective, left, right)
                        : new JavaExpr.Not(numbers(operator, left, right));
            case BOOLEAN ->
                isEquality(operator)
                        ? numbers(effective, left, right)
                        : new JavaExpr.InvokeStatic(
                                JavaExpr.Owner.COMPARE, truthMethod(effective), List.of(left.code(), right.code()));
            case DECIMAL -> ordered(effective, left, right);
            case TIMESTAMP -> isEquality(operator) ? equality(effective, left, right) : ordered(effective, left, right);
            case STRING ->
                isEquality(operator)
                        ? equality(effective, left, right)
                        : new JavaExpr.Infix(
                                effective,
                                new JavaExpr.InvokeStatic(
                                        JavaExpr.Owner.TEXTS, "compare", List.of(left.code(), right.code())),
                                new JavaExpr.IntLiteral(0));
        };
    }

    private static JavaExpr numbers(Operator operator, Coded left, Coded right) {
        boolean references = left.boxed() && right.boxed();
        return new JavaExpr.Infix(operator, references ? left.asPrimitive() : left.code(), right.code());
    }

    private static JavaExpr ordered(Operator operator, Coded left, Coded right) {
        JavaExpr order = new JavaExpr.Invoke(left.code(), "compareTo", List.of(right.code()));
        return new JavaExpr.Infix(operator, order, new JavaExpr.IntLiteral(0));
    }

    private static JavaExpr equality(Operator operator, Coded left, Coded right) {
        JavaExpr equal = new JavaExpr.Invoke(left.code(), "equals", List.of(right.code()));
        return operator == Operator.EQUAL ? equal : new JavaExpr.Not(equal);
    }

    private static boolean isEquality(Operator operator) {
        return operator == Operator.EQUAL || operator == Operator.NOT_EQUAL;
    }

    private static String truthMethod(Operator operator) {
        return switch (operator) {
            case EQUAL -> "isEqual";
            case NOT_EQUAL -> "isNotEqual";
            case LESS -> "isLess";
            case LESS_OR_EQUAL -> "isLessOrEqual";
            case GREATER -> "isGreater";
            case GREATER_OR_EQUAL -> "isGreaterOrEqual";
            case OR, AND, PLUS, MINUS, TIMES, DIVIDE, REMAINDER ->
                throw new IllegalArgumentException(operator + " is no comparison");
        };
    }

    private static Operator inverse(Operator operator) {
        return switch (operator) {
            case EQUAL -> Operator.NOT_EQUAL;
            case NOT_EQUAL -> Operator.EQUAL;
            case LESS -> Operator.GREATER_OR_EQUAL;
            case LESS_OR_EQUAL -> Operator.GREATER;
            case GREATER -> Operator.LESS_OR_EQUAL;
            case GREATER_OR_EQUAL -> Operator.LESS;
            case OR, AND, PLUS, MINUS, TIMES, DIVIDE, REMAINDER ->
                throw new IllegalArgumentException(operator + " is no comparison");
        };
    }

    private static Operator operator(ScalarFunction function) {
        return switch (function) {
            case EQUALS -> Operator.EQUAL;
            case NOT_EQUALS -> Operator.NOT_EQUAL;
            case LESS -> Operator.LESS;
            case LESS_OR_EQUAL -> Operator.LESS_OR_EQUAL;
            case GREATER -> Operator.GREATER;
            case GREATER_OR_EQUAL -> Operator.GREATER_OR_EQUAL;
            default -> throw new IllegalArgumentException(function + " is no comparison");
        };
    }
}
