package io.streamform.codegen.expression;

import io.streamform.ir.expr.Expr;
import io.streamform.ir.expr.ExprVisitor;
import io.streamform.ir.expr.ScalarFunction;
import io.streamform.ir.type.StreamType;
import io.streamform.runtime.function.Casts;
import io.streamform.runtime.function.Decimals;
import io.streamform.runtime.function.SqlFunctionException;
import io.streamform.runtime.function.Texts;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The value of an expression over a row, in the most obvious way: null is NULL, AND and OR stop where SQL stops. */
final class ReferenceEvaluator implements ExprVisitor<Optional<Object>> {

    private final @Nullable Object[] row;

    ReferenceEvaluator(@Nullable Object[] row) {
        this.row = row;
    }

    @Nullable
    Object value(Expr expression) {
        return expression.accept(this).orElse(null);
    }

    @Override
    public Optional<Object> visitColumn(Expr.ColumnRef column) {
        return Optional.ofNullable(ofColumn(column));
    }

    private @Nullable Object ofColumn(Expr.ColumnRef column) {
        return row[column.index()];
    }

    @Override
    public Optional<Object> visitLiteral(Expr.Literal literal) {
        return Optional.ofNullable(ofLiteral(literal));
    }

    private @Nullable Object ofLiteral(Expr.Literal literal) {
        return literal.value();
    }

    @Override
    public Optional<Object> visitCase(Expr.Case expression) {
        return Optional.ofNullable(ofCase(expression));
    }

    private @Nullable Object ofCase(Expr.Case expression) {
        for (Expr.Branch branch : expression.branches()) {
            if (Boolean.TRUE.equals(value(branch.condition()))) {
                return value(branch.value());
            }
        }
        return value(expression.otherwise());
    }

    @Override
    public Optional<Object> visitCall(Expr.Call call) {
        return Optional.ofNullable(ofCall(call));
    }

    private @Nullable Object ofCall(Expr.Call call) {
        List<Expr> operands = call.operands();
        switch (call.function()) {
            case AND:
                return connective(operands, Boolean.FALSE);
            case OR:
                return connective(operands, Boolean.TRUE);
            default:
                break;
        }
        Object a = value(operands.get(0));
        Object b = operands.size() > 1 ? value(operands.get(1)) : null;
        return switch (call.function()) {
            case IS_NULL -> a == null;
            case IS_NOT_NULL -> a != null;
            case IS_TRUE -> Boolean.TRUE.equals(a);
            case IS_NOT_TRUE -> !Boolean.TRUE.equals(a);
            case IS_FALSE -> Boolean.FALSE.equals(a);
            case IS_NOT_FALSE -> !Boolean.FALSE.equals(a);
            case IS_DISTINCT_FROM -> distinct(a, b);
            case IS_NOT_DISTINCT_FROM -> !distinct(a, b);
            case NOT -> a == null ? null : !((Boolean) a);
            case NEGATE -> a == null ? null : negated(a);
            default -> a == null || b == null ? null : strict(call, a, b);
        };
    }

    private @Nullable Object connective(List<Expr> operands, Boolean deciding) {
        boolean unknown = false;
        for (Expr operand : operands) {
            Object value = value(operand);
            if (deciding.equals(value)) {
                return deciding;
            }
            unknown |= value == null;
        }
        return unknown ? null : !deciding;
    }

    private static boolean distinct(@Nullable Object a, @Nullable Object b) {
        if (a == null || b == null) {
            return (a == null) != (b == null);
        }
        return !compare(ScalarFunction.EQUALS, a, b);
    }

    private static @Nullable Object strict(Expr.Call call, Object a, Object b) {
        return switch (call.function()) {
            case PLUS, MINUS, TIMES, DIVIDE, MOD -> arithmetic(call, a, b);
            default -> compare(call.function(), a, b);
        };
    }

    private static Object negated(Object a) {
        if (a instanceof Integer i) {
            return -i;
        }
        if (a instanceof Long l) {
            return -l;
        }
        return a instanceof Double d ? (Object) (-d) : ((BigDecimal) a).negate();
    }

    private static @Nullable Object arithmetic(Expr.Call call, Object a, Object b) {
        if (call.type() instanceof StreamType.DecimalType type) {
            BigDecimal left = (BigDecimal) a;
            BigDecimal right = (BigDecimal) b;
            return switch (call.function()) {
                case PLUS -> Decimals.add(left, right, type.precision(), type.scale());
                case MINUS -> Decimals.subtract(left, right, type.precision(), type.scale());
                case TIMES -> Decimals.multiply(left, right, type.precision(), type.scale());
                case DIVIDE -> Decimals.divide(left, right, type.precision(), type.scale());
                default -> Decimals.remainder(left, right, type.precision(), type.scale());
            };
        }
        if (a instanceof Double x && b instanceof Double y) {
            return switch (call.function()) {
                case PLUS -> x + y;
                case MINUS -> x - y;
                case TIMES -> x * y;
                case DIVIDE -> x / y;
                default -> x % y;
            };
        }
        long x = ((Number) a).longValue();
        long y = ((Number) b).longValue();
        boolean divides = call.function() == ScalarFunction.DIVIDE || call.function() == ScalarFunction.MOD;
        if (divides && y == 0) {
            throw new SqlFunctionException("division by zero");
        }
        long result = switch (call.function()) {
            case PLUS -> x + y;
            case MINUS -> x - y;
            case TIMES -> x * y;
            case DIVIDE -> x / y;
            default -> x % y;
        };
        return a instanceof Integer ? (Object) (int) result : (Object) result;
    }

    private static boolean compare(ScalarFunction function, Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            double left = x;
            double right = y;
            return switch (function) {
                case EQUALS -> left == right;
                case NOT_EQUALS -> left != right;
                case LESS -> left < right;
                case LESS_OR_EQUAL -> left <= right;
                case GREATER -> left > right;
                default -> left >= right;
            };
        }
        int order = order(a, b);
        return switch (function) {
            case EQUALS -> order == 0;
            case NOT_EQUALS -> order != 0;
            case LESS -> order < 0;
            case LESS_OR_EQUAL -> order <= 0;
            case GREATER -> order > 0;
            default -> order >= 0;
        };
    }

    private static int order(Object a, Object b) {
        if (a instanceof String x && b instanceof String y) {
            return Texts.compare(x, y);
        }
        if (a instanceof LocalDateTime x && b instanceof LocalDateTime y) {
            return x.compareTo(y);
        }
        if (a instanceof Boolean x && b instanceof Boolean y) {
            return x.compareTo(y);
        }
        return new BigDecimal(a.toString()).compareTo(new BigDecimal(b.toString()));
    }

    @Override
    public Optional<Object> visitCast(Expr.Cast cast) {
        return Optional.ofNullable(ofCast(cast));
    }

    private @Nullable Object ofCast(Expr.Cast cast) {
        Object value = value(cast.operand());
        if (value == null) {
            return null;
        }
        StreamType to = cast.type();
        if (to instanceof StreamType.BigIntType) {
            return value instanceof String text
                    ? (Object) Casts.stringToBigint(text)
                    : (Object) ((Number) value).longValue();
        }
        if (to instanceof StreamType.IntType) {
            return value instanceof String text ? Casts.stringToInt(text) : (Integer) ((Number) value).intValue();
        }
        if (to instanceof StreamType.DoubleType) {
            return value instanceof String text ? Casts.stringToDouble(text) : (Double) ((Number) value).doubleValue();
        }
        if (to instanceof StreamType.DecimalType decimal) {
            BigDecimal exact = new BigDecimal(value.toString());
            return Decimals.fit(exact, decimal.precision(), decimal.scale());
        }
        return String.valueOf(value);
    }
}
