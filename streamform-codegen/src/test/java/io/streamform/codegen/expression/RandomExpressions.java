package io.streamform.codegen.expression;

import io.streamform.ir.expr.Expr;
import io.streamform.ir.expr.ScalarFunction;
import io.streamform.ir.type.Column;
import io.streamform.ir.type.RowType;
import io.streamform.ir.type.StreamType;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Well-typed random expressions over a row. */
final class RandomExpressions {

    static final StreamType BOOLEAN = new StreamType.BooleanType(false);
    static final StreamType INT = new StreamType.IntType(false);
    static final StreamType BIGINT = new StreamType.BigIntType(false);
    static final StreamType DOUBLE = new StreamType.DoubleType(false);
    static final StreamType DECIMAL = new StreamType.DecimalType(12, 2, false);
    static final StreamType STRING = StreamType.StringType.unbounded(false);
    static final StreamType TIMESTAMP = new StreamType.TimestampType(3, false);
    static final List<StreamType> TYPES = List.of(BOOLEAN, INT, BIGINT, DOUBLE, DECIMAL, STRING, TIMESTAMP);

    private static final List<ScalarFunction> COMPARISONS = List.of(
            ScalarFunction.EQUALS,
            ScalarFunction.NOT_EQUALS,
            ScalarFunction.LESS,
            ScalarFunction.LESS_OR_EQUAL,
            ScalarFunction.GREATER,
            ScalarFunction.GREATER_OR_EQUAL);
    private static final List<ScalarFunction> TESTS = List.of(
            ScalarFunction.IS_TRUE, ScalarFunction.IS_NOT_TRUE, ScalarFunction.IS_FALSE, ScalarFunction.IS_NOT_FALSE);

    private final Random random;
    private final RowType row;
    private final boolean failing;

    /**
     * A generator.
     *
     * @param failing whether expressions may divide by what can be 0 and parse what can be no number
     */
    RandomExpressions(Random random, RowType row, boolean failing) {
        this.random = random;
        this.row = row;
        this.failing = failing;
    }

    /** An expression of a type, nullable or not. */
    Expr expression(StreamType type, int depth) {
        if (depth == 0 || random.nextInt(8) == 0) {
            return leaf(type);
        }
        if (random.nextInt(4) == 0) {
            return choice(type, depth);
        }
        if (type.equals(BOOLEAN)) {
            return predicate(depth);
        }
        if (type.equals(STRING) || type.equals(TIMESTAMP)) {
            return leaf(type);
        }
        return random.nextInt(5) == 0 ? cast(type, depth) : arithmetic(type, depth);
    }

    private Expr leaf(StreamType type) {
        List<Expr> columns = new ArrayList<>();
        for (int i = 0; i < row.size(); i++) {
            Column column = row.column(i);
            if (column.type().asNotNull().equals(type)) {
                columns.add(new Expr.ColumnRef(i, column.name(), column.type()));
            }
        }
        int choice = random.nextInt(columns.size() + 2);
        if (choice < columns.size()) {
            return columns.get(choice);
        }
        // Where rows may fail, NULL as an operand would let a compiler fold away what fails.
        return !failing && random.nextInt(5) == 0
                ? new Expr.Literal(null, type.asNullable())
                : new Expr.Literal(value(type), type);
    }

    private Object value(StreamType type) {
        if (type.equals(BOOLEAN)) {
            return random.nextBoolean();
        }
        if (type.equals(INT)) {
            return List.of(0, 1, -1, 7, Integer.MAX_VALUE, Integer.MIN_VALUE).get(random.nextInt(6));
        }
        if (type.equals(BIGINT)) {
            return List.of(0L, 1L, -1L, 12L, Long.MAX_VALUE, Long.MIN_VALUE).get(random.nextInt(6));
        }
        if (type.equals(DOUBLE)) {
            return List.of(0.0, -0.0, 1.5, -2.25, Double.NaN, Double.POSITIVE_INFINITY)
                    .get(random.nextInt(6));
        }
        if (type.equals(DECIMAL)) {
            return new BigDecimal(
                    List.of("0.00", "1.50", "-3.25", "9999999999.99").get(random.nextInt(4)));
        }
        if (type.equals(STRING)) {
            return List.of("", "a", "ab\"\\u", "12", "-7").get(random.nextInt(5));
        }
        return LocalDateTime.of(2024, 1, 1 + random.nextInt(3), 0, 0);
    }

    private Expr choice(StreamType type, int depth) {
        List<Expr.Branch> branches = new ArrayList<>();
        boolean nullable = false;
        for (int i = 0; i <= random.nextInt(3); i++) {
            Expr value = expression(type, depth - 1);
            nullable |= value.type().nullable();
            branches.add(new Expr.Branch(expression(BOOLEAN, depth - 1), value));
        }
        Expr otherwise = expression(type, depth - 1);
        nullable |= otherwise.type().nullable();
        return new Expr.Case(branches, otherwise, type.withNullable(nullable));
    }

    private Expr predicate(int depth) {
        int kind = random.nextInt(10);
        if (kind < 4) {
            List<Expr> operands = new ArrayList<>();
            for (int i = 0; i < 2 + random.nextInt(2); i++) {
                operands.add(expression(BOOLEAN, depth - 1));
            }
            return call(random.nextBoolean() ? ScalarFunction.AND : ScalarFunction.OR, operands, BOOLEAN);
        }
        if (kind == 4) {
            return call(ScalarFunction.NOT, List.of(expression(BOOLEAN, depth - 1)), BOOLEAN);
        }
        if (kind == 5) {
            ScalarFunction test = TESTS.get(random.nextInt(TESTS.size()));
            return new Expr.Call(test, List.of(expression(BOOLEAN, depth - 1)), BOOLEAN);
        }
        StreamType type = TYPES.get(random.nextInt(TYPES.size()));
        if (kind == 6) {
            ScalarFunction test = random.nextBoolean() ? ScalarFunction.IS_NULL : ScalarFunction.IS_NOT_NULL;
            Expr operand = expression(type, depth - 1);
            return failing && !operand.type().nullable()
                    ? leaf(BOOLEAN)
                    : new Expr.Call(test, List.of(operand), BOOLEAN);
        }
        List<Expr> operands = List.of(expression(type, depth - 1), expression(type, depth - 1));
        if (kind == 7) {
            ScalarFunction test =
                    random.nextBoolean() ? ScalarFunction.IS_DISTINCT_FROM : ScalarFunction.IS_NOT_DISTINCT_FROM;
            return new Expr.Call(test, operands, BOOLEAN);
        }
        return call(COMPARISONS.get(random.nextInt(COMPARISONS.size())), operands, BOOLEAN);
    }

    private Expr arithmetic(StreamType type, int depth) {
        if (random.nextInt(6) == 0) {
            return call(ScalarFunction.NEGATE, List.of(expression(type, depth - 1)), type);
        }
        List<ScalarFunction> functions = failing || type.equals(DOUBLE)
                ? List.of(
                        ScalarFunction.PLUS,
                        ScalarFunction.MINUS,
                        ScalarFunction.TIMES,
                        ScalarFunction.DIVIDE,
                        ScalarFunction.MOD)
                : List.of(ScalarFunction.PLUS, ScalarFunction.MINUS, ScalarFunction.TIMES);
        ScalarFunction function = functions.get(random.nextInt(functions.size()));
        Expr result = call(function, List.of(expression(type, depth - 1), expression(type, depth - 1)), type);
        // A decimal that does not fit is NULL although no operand is.
        return type.equals(DECIMAL) ? new Expr.Call(function, result.operands(), type.asNullable()) : result;
    }

    private Expr cast(StreamType type, int depth) {
        List<StreamType> from = new ArrayList<>(List.of(INT, BIGINT));
        if (failing && !type.equals(DECIMAL)) {
            from.add(STRING);
        }
        Expr operand = expression(from.get(random.nextInt(from.size())), depth - 1);
        boolean nullable = operand.type().nullable() || type.equals(DECIMAL);
        return new Expr.Cast(operand, type.withNullable(nullable));
    }

    private static Expr call(ScalarFunction function, List<Expr> operands, StreamType type) {
        boolean nullable = operands.stream().anyMatch(operand -> operand.type().nullable());
        return new Expr.Call(function, operands, type.withNullable(nullable));
    }
}
