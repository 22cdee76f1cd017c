package io.streamform.sql.parser;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.ir.diagnostic.Diagnostics;
import io.streamform.ir.diagnostic.Span;
import java.util.Optional;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlSelect;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The grammar is that of Flink SQL's queries, also for what is compiled only later. */
class SqlTextsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT CAST(x AS TIMESTAMP_LTZ(3)) FROM t",
                "SELECT CAST(x AS ARRAY<INT NOT NULL>) FROM t",
                "SELECT CAST(x AS MAP<STRING, ARRAY<BIGINT>>) FROM t",
                "SELECT CAST(x AS MULTISET<INT>) FROM t",
                "SELECT CAST(x AS ROW<a INT, b STRING NOT NULL 'note'>) FROM t",
                "SELECT CAST(x AS ROW(a INT)) FROM t",
                "SELECT CAST(x AS BYTES), CAST(x AS STRING), CAST(x AS TIMESTAMP(3) WITH LOCAL TIME ZONE) FROM t",
                "SELECT x FROM source('a.b'), ref('m') AS r",
                "SELECT x FROM `a.b` AS `order`",
                "SELECT ref, source, uuid_ FROM t",
                "SELECT x FROM TABLE(TUMBLE(TABLE t, DESCRIPTOR(ts), INTERVAL '5' MINUTES))",
                "SELECT x FROM t QUALIFY ROW_NUMBER() OVER (PARTITION BY x ORDER BY y) = 1",
                "SELECT x FROM a JOIN b FOR SYSTEM_TIME AS OF a.ts ON a.x = b.x",
                "SELECT x FROM t WHERE x IN (SELECT y FROM u) -- comment\n;",
                "SELECT COUNT(DISTINCT x) FILTER (WHERE y) FROM t GROUP BY GROUPING SETS ((a), (b))",
                "SELECT asof, match_condition, unsigned, `comment`, `hash` FROM t",
            })
    void takesFlinkSql(String sql) {
        Diagnostics diagnostics = new Diagnostics();
        Optional<SqlNode> query = SqlTexts.query("q.sql", sql, diagnostics);
        assertThat(diagnostics.sorted()).isEmpty();
        assertThat(query).get().isInstanceOf(SqlSelect.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT hash FROM t",
                "SELECT comment FROM t",
                "SELECT tables FROM t",
                "SELECT x FROM t;;",
                "SELECT x != y FROM t",
                "SELECT 'x",
                "SELECT x FROM t WHERE",
            })
    void refusesWhatFlinkSqlRefuses(String sql) {
        Diagnostics diagnostics = new Diagnostics();
        assertThat(SqlTexts.query("q.sql", sql, diagnostics)).isEmpty();
        assertThat(diagnostics.sorted()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "INT",
                "BIGINT NOT NULL",
                "DECIMAL(12, 2)",
                "STRING NULL",
                "VARCHAR(5) NOT NULL",
                "TIMESTAMP(3)",
                "ARRAY<ROW<a INT, b MAP<STRING, BYTES>>> NOT NULL",
            })
    void takesColumnTypes(String type) {
        Diagnostics diagnostics = new Diagnostics();
        assertThat(SqlTexts.type(type, Span.at("sources.yml", 1, 1), diagnostics))
                .isPresent();
        assertThat(diagnostics.sorted()).isEmpty();
    }
}
