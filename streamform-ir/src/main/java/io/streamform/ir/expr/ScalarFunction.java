package io.streamform.ir.expr;

/**
 * The built-in scalar functions and operators. COALESCE, NULLIF, BETWEEN and IN lists are lowered to these and to
 * {@link Expr.Case} before they reach the IR.
 */
public enum ScalarFunction {
    /** Addition; wraps for integers, NULL when a decimal exceeds its precision. */
    PLUS("+", 2, 2),
    /** Subtraction. */
    MINUS("-", 2, 2),
    /** Multiplication. */
    TIMES("*", 2, 2),
    /** Division; of integers truncates; by an exact zero fails the row. */
    DIVIDE("/", 2, 2),
    /** Remainder with the sign of the dividend. */
    MOD("%", 2, 2),
    /** Change of sign. */
    NEGATE("-", 1, 1),
    /** Equality. NaN equals NaN, as in Flink SQL. */
    EQUALS("=", 2, 2),
    /** Inequality. */
    NOT_EQUALS("<>", 2, 2),
    /** Less than. */
    LESS("<", 2, 2),
    /** Less than or equal. */
    LESS_OR_EQUAL("<=", 2, 2),
    /** Greater than. */
    GREATER(">", 2, 2),
    /** Greater than or equal. */
    GREATER_OR_EQUAL(">=", 2, 2),
    /** Conjunction under three-valued logic; stops at the first FALSE. */
    AND("AND", 2, Integer.MAX_VALUE),
    /** Disjunction under three-valued logic; stops at the first TRUE. */
    OR("OR", 2, Integer.MAX_VALUE),
    /** Negation; NULL stays NULL. */
    NOT("NOT", 1, 1),
    /** Is the operand NULL; never NULL itself. */
    IS_NULL("IS NULL", 1, 1),
    /** Is the operand not NULL. */
    IS_NOT_NULL("IS NOT NULL", 1, 1),
    /** Is the operand TRUE. */
    IS_TRUE("IS TRUE", 1, 1),
    /** Is the operand FALSE or NULL. */
    IS_NOT_TRUE("IS NOT TRUE", 1, 1),
    /** Is the operand FALSE. */
    IS_FALSE("IS FALSE", 1, 1),
    /** Is the operand TRUE or NULL. */
    IS_NOT_FALSE("IS NOT FALSE", 1, 1),
    /** Inequality in which two NULLs are equal; never NULL. */
    IS_DISTINCT_FROM("IS DISTINCT FROM", 2, 2),
    /** Equality in which two NULLs are equal; never NULL. */
    IS_NOT_DISTINCT_FROM("IS NOT DISTINCT FROM", 2, 2);

    private final String symbol;
    private final int least;
    private final int most;

    ScalarFunction(String symbol, int least, int most) {
        this.symbol = symbol;
        this.least = least;
        this.most = most;
    }

    /** How SQL writes it. */
    public String symbol() {
        return symbol;
    }

    /** Whether it can be called with {@code count} operands. */
    public boolean accepts(int count) {
        return count >= least && count <= most;
    }
}
