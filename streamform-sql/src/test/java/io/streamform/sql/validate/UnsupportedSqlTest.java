package io.streamform.sql.validate;

import static io.streamform.sql.fixture.ProjectFixture.sql;
import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.ir.diagnostic.Diagnostic;
import io.streamform.ir.diagnostic.DiagnosticCode;
import io.streamform.sql.fixture.ProjectFixture;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Everything that parses as Flink SQL and is not compiled yet is refused by name, at its place. */
class UnsupportedSqlTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "ORDER BY             ; SELECT i FROM t «ORDER BY i»",
                "LIMIT                ; SELECT i FROM t LIMIT «5»",
                "SELECT DISTINCT      ; «SELECT DISTINCT i FROM t»",
                "a join               ; SELECT a.i FROM t AS a JOIN «t AS b» ON a.i = b.i",
                "a join               ; SELECT a.i FROM t AS a, «t AS b»",
                "a subquery in FROM   ; SELECT i FROM («SELECT i FROM t») AS q",
                "a subquery in an expression ; SELECT i FROM t WHERE i IN («SELECT i FROM t»)",
                "a subquery in an expression ; SELECT i FROM t WHERE «EXISTS (SELECT 1 FROM t)»",
                "WITH                 ; «WITH q AS (SELECT * FROM t)» SELECT * FROM q",
                "UNION ALL            ; «SELECT i FROM t UNION ALL SELECT i FROM t»",
                "VALUES               ; «VALUES (1)»",
                "SELECT without FROM  ; «SELECT 1 AS x»",
                "OVER                 ; SELECT «ROW_NUMBER() OVER (ORDER BY ts)» AS r FROM t",
                "COUNT(DISTINCT …)    ; SELECT «COUNT(DISTINCT i)» AS n FROM t",
                "COUNT of several values ; SELECT «COUNT(i, l)» AS n FROM t",
                "FILTER (WHERE …)     ; SELECT «SUM(i) FILTER (WHERE bo)» AS n FROM t",
                "ROLLUP               ; SELECT i FROM t GROUP BY «ROLLUP(i)»",
                "GROUP BY TUMBLE(…)   ; SELECT 1 AS x FROM t GROUP BY «TUMBLE(ts, INTERVAL '1' MINUTE)»",
                "table function TUMBLE ; SELECT * FROM «TABLE(TUMBLE(TABLE t, DESCRIPTOR(ts), INTERVAL '1' MINUTE))»",
                "QUALIFY              ; SELECT i FROM t QUALIFY «i = 1»",
                "operator LIKE        ; SELECT i FROM t WHERE «s LIKE 'x%'»",
                "operator ||          ; SELECT «s || 'x'» AS x FROM t",
                "INTERVAL             ; SELECT ts + «INTERVAL '1' DAY» AS x FROM t",
                "a literal of type DATE ; SELECT «DATE '2026-01-01'» AS x FROM t",
                "CURRENT_TIMESTAMP    ; SELECT «CURRENT_TIMESTAMP» AS x FROM t",
                "a parameter '?'      ; SELECT «?» AS x FROM t",
            })
    void isNamed(String construct, String markedSql) {
        ProjectFixture fixture = sql(markedSql);
        Diagnostic found = fixture.compile().diagnostics().get(0);
        assertThat(found.code()).isEqualTo(DiagnosticCode.NOT_SUPPORTED);
        assertThat(found.arguments().get(0)).isEqualTo(construct);
        assertThat(found.span()).isEqualTo(fixture.place());
        assertThat(fixture.compile().diagnostics()).hasSize(1);
    }
}
