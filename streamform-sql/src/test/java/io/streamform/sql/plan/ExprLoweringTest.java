package io.streamform.sql.plan;

import static io.streamform.sql.fixture.ProjectFixture.expression;
import static io.streamform.sql.fixture.ProjectFixture.sql;
import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.ir.expr.Expr;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExprLoweringTest {

    @ParameterizedTest(name = "{0} becomes {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "i + l            | CAST(i AS BIGINT) + l",
                "i + e            | CAST(i AS DECIMAL(10, 0)) + e",
                "l * e            | CAST(l AS DECIMAL(19, 0)) * e",
                "e + f            | e + f",
                "d * e            | d * CAST(e AS DOUBLE)",
                "l % i            | CAST(l % CAST(i AS BIGINT) AS INT)",
                "d * 2            | d * 2.0",
                "i = l            | CAST(i AS BIGINT) = l",
                "e > i            | e > CAST(i AS DECIMAL(10, 0))",
                "e < d            | CAST(e AS DOUBLE) < d",
                "e = f            | CAST(e AS DECIMAL(38, 10)) = f",
                "e > f            | e > f",
                "i = '5'          | i = CAST('5' AS INT)",
                "ts = '2026-01-01 00:00:00' | ts = CAST('2026-01-01 00:00:00' AS TIMESTAMP(3))",
                "i = NULL         | i = CAST(NULL AS INT)",
            })
    void makesImplicitCastsExplicit(String expression, String lowered) {
        assertThat(expression(expression).lowered()).isEqualTo(lowered);
    }

    @ParameterizedTest(name = "{0} becomes {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "COALESCE(i, l, 0)    | CASE WHEN i IS NOT NULL THEN CAST(i AS BIGINT) WHEN l IS NOT NULL THEN l ELSE 0 END",
                "NULLIF(i, 0)         | CASE WHEN i = 0 THEN CAST(NULL AS INT) ELSE i END",
                "CASE i WHEN 1 THEN 'a' WHEN 2 THEN 'bcd' END | CASE WHEN i = 1 THEN 'a' WHEN i = 2 THEN 'bcd' END",
                "i BETWEEN 1 AND 10   | i >= 1 AND i <= 10",
                "i NOT BETWEEN 1 AND 2 | NOT (i >= 1 AND i <= 2)",
                "i IN (1, 2)          | i = 1 OR i = 2",
                "s NOT IN ('a', 'b')  | NOT (s = 'a' OR s = 'b')",
                "bo IS UNKNOWN        | bo IS NULL",
                "i IS DISTINCT FROM l | CAST(i AS BIGINT) IS DISTINCT FROM l",
                "i = i                | i = i",
                "1 + 1                | 1 + 1",
                "+i                   | i",
                "-5                   | -5",
            })
    void knowsTheFormsOfSqlThatHaveNoOperatorOfTheirOwn(String expression, String lowered) {
        assertThat(expression(expression).lowered()).isEqualTo(lowered);
    }

    @Test
    void keepsConstantsAtTheScaleOfTheirType() {
        assertThat(expression("2.50").expression())
                .isInstanceOfSatisfying(
                        Expr.Literal.class,
                        literal -> assertThat(literal.value()).isEqualTo(new BigDecimal("2.50")));
        assertThat(expression("TIMESTAMP '2026-01-01 10:00:00.5'").expression())
                .isInstanceOfSatisfying(
                        Expr.Literal.class,
                        literal ->
                                assertThat(literal.value()).isEqualTo(LocalDateTime.parse("2026-01-01T10:00:00.500")));
    }

    @Test
    void writesAConstantInTheTypeOfACommonTypeAtOnce() {
        assertThat(expression("CASE WHEN bo THEN 1 ELSE e END").lowered())
                .isEqualTo("CASE WHEN bo THEN 1.00 ELSE e END");
    }

    @Test
    void keepsTheOrderOfConjuncts() {
        assertThat(sql("SELECT i FROM t WHERE l > 1 AND i < 2 AND (bo OR i = 3)")
                        .predicate())
                .isEqualTo("l > 1 AND i < 2 AND (bo OR i = 3)");
    }
}
