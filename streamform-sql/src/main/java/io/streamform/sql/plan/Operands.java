package io.streamform.sql.plan;

import io.streamform.ir.expr.Expr;
import io.streamform.ir.expr.ScalarFunction;
import io.streamform.ir.type.StreamType;
import io.streamform.ir.type.StreamType.BigIntType;
import io.streamform.ir.type.StreamType.DecimalType;
import io.streamform.ir.type.StreamType.DoubleType;
import io.streamform.ir.type.StreamType.IntType;
import io.streamform.ir.type.StreamType.StringType;
import io.streamform.ir.type.StreamType.TimestampType;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;

/**
 * Makes the implicit conversions of Flink's code generator ({@code ScalarOperatorGens}) explicit. Numbers are compared and
 * computed in DOUBLE if one operand is DOUBLE, else as decimals if one is DECIMAL, else in the wider integer type. Decimals
 * are not cast to decimals, texts not to texts, timestamps not to timestamps: those compare by value.
 */
final class Operands {

    private static final int INT_DIGITS = 10;
    private static final int BIGINT_DIGITS = 19;

    private Operands() {}

    /**
     * {@code expression} as {@code type}; nothing is added where only nullability differs, and a constant that the wider
     * type holds exactly is written in it at once.
     */
    static Expr cast(Expr expression, StreamType type) {
        StreamType from = expression.type();
        if (from.asNullable().equals(type.asNullable())) {
            return expression;
        }
        if (expression instanceof Expr.Literal literal) {
            Object value = literal.value();
            if (value == null) {
                return new Expr.Literal(null, type.asNullable());
            }
            Optional<Object> wider = wider(value, type);
            if (wider.isPresent()) {
                return new Expr.Literal(wider.get(), type.withNullable(from.nullable()));
            }
        }
        return new Expr.Cast(expression, type.withNullable(from.nullable()));
    }

    private static Optional<Object> wider(Object value, StreamType type) {
        if (value instanceof Integer number && type instanceof BigIntType) {
            return Optional.of(number.longValue());
        }
        if (value instanceof Integer number && type instanceof DoubleType) {
            return Optional.of(number.doubleValue());
        }
        if (value instanceof String text && type instanceof StringType string && text.length() <= string.length()) {
            return Optional.of(text);
        }
        if (type instanceof DecimalType decimal) {
            return decimal(value).flatMap(number -> fitted(number, decimal));
        }
        return Optional.empty();
    }

    private static Optional<BigDecimal> decimal(Object value) {
        if (value instanceof Integer || value instanceof Long) {
            return Optional.of(BigDecimal.valueOf(((Number) value).longValue()));
        }
        return value instanceof BigDecimal number ? Optional.of(number) : Optional.empty();
    }

    private static Optional<Object> fitted(BigDecimal number, DecimalType type) {
        if (number.scale() > type.scale()) {
            return Optional.empty();
        }
        BigDecimal scaled = number.setScale(type.scale(), RoundingMode.UNNECESSARY);
        return scaled.precision() <= type.precision() ? Optional.of(scaled) : Optional.empty();
    }

    /** A comparison whose operands have one type, but for nullability, length, precision and scale. */
    static Expr comparison(ScalarFunction function, Expr left, Expr right, StreamType type) {
        StreamType common = comparable(left.type(), right.type());
        return new Expr.Call(function, List.of(widen(left, common), widen(right, common)), type);
    }

    /**
     * Arithmetic: operands of an integer or DOUBLE operation have its type; those of a decimal operation are decimals. A
     * remainder has the type of the divisor and is computed in the wider type.
     */
    static Expr arithmetic(ScalarFunction function, Expr left, Expr right, StreamType type) {
        StreamType common = comparable(left.type(), right.type());
        boolean narrower = function == ScalarFunction.MOD && common instanceof BigIntType && type instanceof IntType;
        StreamType computed = narrower ? common.withNullable(type.nullable()) : type;
        StreamType operand = computed instanceof DecimalType ? common : computed;
        Expr result = new Expr.Call(function, List.of(widen(left, operand), widen(right, operand)), computed);
        return narrower ? new Expr.Cast(result, type) : result;
    }

    private static StreamType comparable(StreamType left, StreamType right) {
        if (left instanceof DoubleType || right instanceof DoubleType) {
            return left instanceof DoubleType ? left : right;
        }
        if (left instanceof DecimalType || right instanceof DecimalType) {
            return left instanceof DecimalType ? left : right;
        }
        return left instanceof IntType && right instanceof BigIntType ? right : left;
    }

    /** {@code expression} in the kind of {@code common}; its own length, precision and scale remain. */
    private static Expr widen(Expr expression, StreamType common) {
        StreamType from = expression.type();
        if (common instanceof DecimalType) {
            if (from instanceof IntType || from instanceof BigIntType) {
                return decimal(expression, from instanceof IntType ? INT_DIGITS : BIGINT_DIGITS);
            }
            return expression;
        }
        boolean sameKind = (from instanceof StringType && common instanceof StringType)
                || (from instanceof TimestampType && common instanceof TimestampType);
        return sameKind ? expression : cast(expression, common);
    }

    /** A whole number as a decimal; a constant has as many digits as it needs. */
    private static Expr decimal(Expr expression, int digits) {
        if (expression instanceof Expr.Literal literal && literal.value() instanceof Number number) {
            BigDecimal value = BigDecimal.valueOf(number.longValue());
            return new Expr.Literal(
                    value, new DecimalType(value.precision(), 0, literal.type().nullable()));
        }
        return cast(expression, new DecimalType(digits, 0, true));
    }
}
