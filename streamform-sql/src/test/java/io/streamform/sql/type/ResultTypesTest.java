package io.streamform.sql.type;

import static io.streamform.sql.fixture.ProjectFixture.expression;
import static io.streamform.sql.fixture.ProjectFixture.sql;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Types of results as Flink SQL 2.3 has them; the differential tests compare them with Flink itself. */
class ResultTypesTest {

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "i + i                  | INT",
                "inn + inn              | INT NOT NULL",
                "i + l                  | BIGINT",
                "inn + l                | BIGINT",
                "i + d                  | DOUBLE",
                "e + d                  | DOUBLE",
                "i + e                  | DECIMAL(13, 2)",
                "l + e                  | DECIMAL(22, 2)",
                "e + e                  | DECIMAL(13, 2)",
                "f - e                  | DECIMAL(38, 9)",
                "f * f                  | DECIMAL(38, 6)",
                "e * i                  | DECIMAL(23, 2)",
                "e / e                  | DECIMAL(27, 15)",
                "i / i                  | INT",
                "i / l                  | BIGINT",
                "5 / 2                  | INT NOT NULL",
                "5 / 2.0                | DECIMAL(17, 6) NOT NULL",
                "i % l                  | BIGINT",
                "l % i                  | INT",
                "e % i                  | DECIMAL(12, 2)",
                "MOD(l, inn)            | INT",
                "-e                     | DECIMAL(12, 2)",
                "+i                     | INT",
                "i = l                  | BOOLEAN",
                "inn > 1                | BOOLEAN NOT NULL",
                "i IS NULL              | BOOLEAN NOT NULL",
                "i IS DISTINCT FROM l   | BOOLEAN NOT NULL",
                "bo AND inn > 1         | BOOLEAN",
                "inn BETWEEN 1 AND i    | BOOLEAN",
                "1                      | INT NOT NULL",
                "3000000000             | BIGINT NOT NULL",
                "2.50                   | DECIMAL(3, 2) NOT NULL",
                "1e3                    | DOUBLE NOT NULL",
                "'abc'                  | VARCHAR(3) NOT NULL",
                "TRUE                   | BOOLEAN NOT NULL",
                "TIMESTAMP '2026-01-01 00:00:00.123' | TIMESTAMP(3) NOT NULL",
            })
    void ofOperators(String expression, String type) {
        assertThat(expression(expression).type()).isEqualTo(type);
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "CASE WHEN bo THEN 1 ELSE l END                | BIGINT",
                "CASE WHEN bo THEN 1 ELSE 2 END                | INT NOT NULL",
                "CASE WHEN bo THEN inn END                     | INT",
                "CASE WHEN bo THEN e ELSE f END                | DECIMAL(38, 10)",
                "CASE WHEN bo THEN e ELSE i END                | DECIMAL(12, 2)",
                "CASE WHEN bo THEN e ELSE l END                | DECIMAL(21, 2)",
                "CASE WHEN bo THEN d ELSE e END                | DOUBLE",
                "CASE WHEN bo THEN 'a' ELSE 'bcd' END          | VARCHAR(3) NOT NULL",
                "CASE i WHEN 1 THEN v ELSE s END               | STRING",
                "CASE WHEN bo THEN NULL ELSE inn END           | INT",
                "COALESCE(i, 0)                                | INT NOT NULL",
                "COALESCE(i, l)                                | BIGINT",
                "COALESCE(i, l, 0)                             | BIGINT NOT NULL",
                "COALESCE(e, 0)                                | DECIMAL(12, 2) NOT NULL",
                "COALESCE(s, 'none')                           | STRING NOT NULL",
                "COALESCE(NULL, i)                             | INT",
                "NULLIF(inn, 0)                                | INT",
                "NULLIF(s, '')                                 | STRING",
            })
    void ofCommonTypes(String expression, String type) {
        assertThat(expression(expression).type()).isEqualTo(type);
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "CAST(i AS STRING)              | STRING",
                "CAST(inn AS BIGINT)            | BIGINT NOT NULL",
                "CAST(s AS DECIMAL(10, 3))      | DECIMAL(10, 3)",
                "CAST(s AS DECIMAL)             | DECIMAL(10, 0)",
                "CAST(s AS DECIMAL(5))          | DECIMAL(5, 0)",
                "CAST(s AS TIMESTAMP(3))        | TIMESTAMP(3)",
                "CAST(ts AS VARCHAR(30))        | VARCHAR(30)",
                "CAST(bo AS INT)                | INT",
                "CAST(bo AS DOUBLE)             | DOUBLE",
                "CAST(bo AS DECIMAL(10, 2))     | DECIMAL(10, 2)",
                "i * CAST(TRUE AS INT)          | INT",
                "CAST(d AS BOOLEAN)             | BOOLEAN",
                "CAST(NULL AS DOUBLE)           | DOUBLE",
                "CAST(ts AS TIMESTAMP(6))       | TIMESTAMP(6)",
                "CAST(s AS TIMESTAMP)           | TIMESTAMP(6)",
            })
    void ofCasts(String expression, String type) {
        assertThat(expression(expression).type()).isEqualTo(type);
    }

    @ParameterizedTest(name = "{0} is {1} per group, {2} over all")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "COUNT(*)   | BIGINT NOT NULL | BIGINT NOT NULL",
                "COUNT(i)   | BIGINT NOT NULL | BIGINT NOT NULL",
                "SUM(i)     | INT             | INT",
                "SUM(inn)   | INT NOT NULL    | INT",
                "SUM(l)     | BIGINT          | BIGINT",
                "SUM(d)     | DOUBLE          | DOUBLE",
                "SUM(e)     | DECIMAL(38, 2)  | DECIMAL(38, 2)",
                "AVG(i)     | INT             | INT",
                "AVG(inn)   | INT NOT NULL    | INT",
                "AVG(l)     | BIGINT          | BIGINT",
                "AVG(d)     | DOUBLE          | DOUBLE",
                "AVG(e)     | DECIMAL(38, 6)  | DECIMAL(38, 6)",
                "AVG(f)     | DECIMAL(38, 10) | DECIMAL(38, 10)",
                "MIN(v)     | VARCHAR(5) NOT NULL | VARCHAR(5)",
                "MAX(ts)    | TIMESTAMP(3)    | TIMESTAMP(3)",
                "MAX(bo)    | BOOLEAN         | BOOLEAN",
            })
    void ofAggregates(String call, String perGroup, String overAll) {
        assertThat(sql("SELECT " + call + " AS x FROM t GROUP BY s").type()).isEqualTo(perGroup);
        assertThat(sql("SELECT " + call + " AS x FROM t").type()).isEqualTo(overAll);
    }
}
