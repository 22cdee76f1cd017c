package io.streamform.codegen.planner;

import io.streamform.codegen.plan.JavaExpr;
import io.streamform.codegen.plan.ValueType;
import io.streamform.codegen.plan.ValueType.Kind;
import io.streamform.ir.expr.Expr;
import io.streamform.ir.expr.ScalarFunction;
import java.util.List;

/** Java code of arithmetic: Java's operators where no operand can be NULL, named functions elsewhere. */
final class ArithmeticPlanner {

    private final ExpressionPlanner expressions;

    ArithmeticPlanner(ExpressionPlanner expressions) {
        this.expressions = expressions;
    }

    /** A binary operator. */
    Coded binary(Expr.Call call) {
        ValueType type = Types.of(call.type());
        Coded left = expressions.value(call.operands().get(0));
        Coded right = expressions.value(call.operands().get(1));
        if (type.kind() == Kind.DECIMAL) {
            return decimal(call.function(), left, right, type);
        }
        Kind wider = wider(wider(left.type().kind(), right.type().kind()), Kind.INT);
        Coded result = numbers(call, widened(left, wider), widened(right, wider), wider);
        return Conversions.of(result, type);
    }

    /** A change of sign. */
    Coded negate(Expr.Call call) {
        ValueType type = Types.of(call.type());
        Coded operand = expressions.value(call.operands().get(0));
        if (type.primitive()) {
            return Coded.primitive(new JavaExpr.Minus(operand.code()), type);
        }
        return Coded.reference(
                new JavaExpr.InvokeStatic(functions(type.kind()), "negate", List.of(operand.code())), type);
    }

    private static Coded decimal(ScalarFunction function, Coded left, Coded right, ValueType type) {
        List<JavaExpr> arguments = List.of(
                exact(left).code(),
                exact(right).code(),
                new JavaExpr.IntLiteral(type.precision()),
                new JavaExpr.IntLiteral(type.scale()));
        return Coded.reference(new JavaExpr.InvokeStatic(JavaExpr.Owner.DECIMALS, method(function), arguments), type);
    }

    /** An integer beside a decimal is a decimal without digits after the point. */
    private static Coded exact(Coded value) {
        return switch (value.type().kind()) {
            case INT ->
                Conversions.of(
                        value, new ValueType(Kind.DECIMAL, 10, 0, value.type().nullable()));
            case BIGINT ->
                Conversions.of(
                        value, new ValueType(Kind.DECIMAL, 19, 0, value.type().nullable()));
            case BOOLEAN, DOUBLE, DECIMAL, STRING, TIMESTAMP -> value;
        };
    }

    private static Coded numbers(Expr.Call call, Coded left, Coded right, Kind kind) {
        ScalarFunction function = call.function();
        boolean nullable = left.type().nullable() || right.type().nullable();
        ValueType type = new ValueType(kind, 0, 0, nullable);
        boolean divides = function == ScalarFunction.DIVIDE || function == ScalarFunction.MOD;
        boolean checked = divides && kind != Kind.DOUBLE;
        if (nullable) {
            JavaExpr first = checked ? left.asReference() : left.code();
            JavaExpr second = checked ? right.asReference() : right.code();
            if (checked && (left.isNull() || right.isNull())) {
                first = left.isNull() ? left.asArgument() : first;
                second = right.isNull() ? right.asArgument() : second;
            }
            return Coded.reference(
                    new JavaExpr.InvokeStatic(functions(kind), method(function), List.of(first, second)), type);
        }
        if (checked && !Failing.isNonZeroConstant(call.operands().get(1))) {
            List<JavaExpr> arguments = List.of(left.asPrimitive(), right.asPrimitive());
            return Coded.primitive(new JavaExpr.InvokeStatic(functions(kind), method(function), arguments), type);
        }
        return Coded.primitive(new JavaExpr.Infix(operator(function), left.code(), right.code()), type);
    }

    private static Coded widened(Coded value, Kind kind) {
        return Conversions.of(value, new ValueType(kind, 0, 0, value.type().nullable()));
    }

    private static Kind wider(Kind a, Kind b) {
        if (!a.isPrimitiveNumber() || !b.isPrimitiveNumber()) {
            throw new IllegalArgumentException("no arithmetic over " + a + " and " + b);
        }
        return a.compareTo(b) >= 0 ? a : b;
    }

    private static JavaExpr.Owner functions(Kind kind) {
        return switch (kind) {
            case INT -> JavaExpr.Owner.INTEGERS;
            case BIGINT -> JavaExpr.Owner.LONGS;
            case DOUBLE -> JavaExpr.Owner.DOUBLES;
            case DECIMAL -> JavaExpr.Owner.DECIMALS;
            case BOOLEAN, STRING, TIMESTAMP -> throw new IllegalArgumentException("no arithmetic over " + kind);
        };
    }

    private static String method(ScalarFunction function) {
        return switch (operator(function)) {
            case PLUS -> "add";
            case MINUS -> "subtract";
            case TIMES -> "multiply";
            case DIVIDE -> "divide";
            case REMAINDER -> "remainder";
            case OR, AND, EQUAL, NOT_EQUAL, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL ->
                throw new IllegalArgumentException(function + " is no arithmetic");
        };
    }

    private static JavaExpr.Operator operator(ScalarFunction function) {
        return switch (function) {
            case PLUS -> JavaExpr.Operator.PLUS;
            case MINUS -> JavaExpr.Operator.MINUS;
            case TIMES -> JavaExpr.Operator.TIMES;
            case DIVIDE -> JavaExpr.Operator.DIVIDE;
            case MOD -> JavaExpr.Operator.REMAINDER;
            default -> throw new IllegalArgumentException(function + " is no arithmetic");
        };
    }
}
