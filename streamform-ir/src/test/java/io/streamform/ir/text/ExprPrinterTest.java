package io.streamform.ir.text;

import static io.streamform.ir.fixture.Exprs.call;
import static io.streamform.ir.fixture.Exprs.cast;
import static io.streamform.ir.fixture.Exprs.literal;
import static io.streamform.ir.fixture.Exprs.test;
import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.ir.expr.Expr;
import io.streamform.ir.expr.ScalarFunction;
import io.streamform.ir.fixture.Exprs;
import io.streamform.ir.fixture.Rows;
import io.streamform.ir.type.RowType;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ExprPrinterTest {

    private static final RowType ROW = Rows.row("a INT", "b INT", "c INT", "p BOOLEAN", "q BOOLEAN", "r BOOLEAN");
    private static final Expr A = Exprs.column(ROW, "a");
    private static final Expr B = Exprs.column(ROW, "b");
    private static final Expr C = Exprs.column(ROW, "c");
    private static final Expr P = Exprs.column(ROW, "p");
    private static final Expr Q = Exprs.column(ROW, "q");
    private static final Expr R = Exprs.column(ROW, "r");

    static Stream<Arguments> expressions() {
        return Stream.of(
                Arguments.of("a - b - c", minus(minus(A, B), C)),
                Arguments.of("a - (b - c)", minus(A, minus(B, C))),
                Arguments.of("(a - b) * c", times(minus(A, B), C)),
                Arguments.of("a - b * c", minus(A, times(B, C))),
                Arguments.of("a * (b * c)", times(A, times(B, C))),
                Arguments.of("-a", negate(A)),
                Arguments.of("-(-a)", negate(negate(A))),
                Arguments.of("-(-5)", negate(literal(-5, "INT NOT NULL"))),
                Arguments.of("a - -5", minus(A, literal(-5, "INT NOT NULL"))),
                Arguments.of("-(a - b)", negate(minus(A, B))),
                Arguments.of("p AND q AND r", test(ScalarFunction.AND, P, Q, R)),
                Arguments.of("p AND (q AND r)", test(ScalarFunction.AND, P, test(ScalarFunction.AND, Q, R))),
                Arguments.of("(p OR q) AND r", test(ScalarFunction.AND, test(ScalarFunction.OR, P, Q), R)),
                Arguments.of("p OR q AND r", test(ScalarFunction.OR, P, test(ScalarFunction.AND, Q, R))),
                Arguments.of("NOT p AND q", test(ScalarFunction.AND, test(ScalarFunction.NOT, P), Q)),
                Arguments.of("NOT (p AND q)", test(ScalarFunction.NOT, test(ScalarFunction.AND, P, Q))),
                Arguments.of("NOT a = b", test(ScalarFunction.NOT, test(ScalarFunction.EQUALS, A, B))),
                Arguments.of("(NOT p) = q", test(ScalarFunction.EQUALS, test(ScalarFunction.NOT, P), Q)),
                Arguments.of("(a = b) = p", test(ScalarFunction.EQUALS, test(ScalarFunction.EQUALS, A, B), P)),
                Arguments.of("a - b IS NULL", test(ScalarFunction.IS_NULL, minus(A, B))),
                Arguments.of(
                        "(a = b) IS NOT TRUE", test(ScalarFunction.IS_NOT_TRUE, test(ScalarFunction.EQUALS, A, B))),
                Arguments.of("a IS DISTINCT FROM b", test(ScalarFunction.IS_DISTINCT_FROM, A, B)),
                Arguments.of("CAST(a AS BIGINT)", cast(A, "BIGINT")),
                Arguments.of("CASE WHEN p THEN a WHEN q THEN b ELSE c END", choice(C)),
                Arguments.of("CASE WHEN p THEN a WHEN q THEN b END", choice(literal(null, "INT"))),
                Arguments.of("'it''s'", literal("it's", "STRING NOT NULL")),
                Arguments.of("12.50", literal(new BigDecimal("12.50"), "DECIMAL(4, 2) NOT NULL")),
                Arguments.of("0.00000001", literal(new BigDecimal("1E-8"), "DECIMAL(9, 8) NOT NULL")),
                Arguments.of("1.5E10", literal(1.5e10, "DOUBLE NOT NULL")),
                Arguments.of("CAST('NaN' AS DOUBLE)", literal(Double.NaN, "DOUBLE NOT NULL")),
                Arguments.of("TRUE", literal(true, "BOOLEAN NOT NULL")),
                Arguments.of("CAST(NULL AS INT)", literal(null, "INT")),
                Arguments.of(
                        "TIMESTAMP '2026-01-02 03:04:05.600'",
                        literal(LocalDateTime.of(2026, 1, 2, 3, 4, 5, 600_000_000), "TIMESTAMP(3) NOT NULL")));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("expressions")
    void writesOnlyTheParenthesesThatAreNeeded(String text, Expr expression) {
        assertThat(ExprPrinter.text(expression)).isEqualTo(text);
    }

    private static Expr choice(Expr otherwise) {
        return new Expr.Case(List.of(new Expr.Branch(P, A), new Expr.Branch(Q, B)), otherwise, A.type());
    }

    private static Expr minus(Expr left, Expr right) {
        return call(ScalarFunction.MINUS, "INT", left, right);
    }

    private static Expr times(Expr left, Expr right) {
        return call(ScalarFunction.TIMES, "INT", left, right);
    }

    private static Expr negate(Expr operand) {
        return call(ScalarFunction.NEGATE, "INT", operand);
    }
}
