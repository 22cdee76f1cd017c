package io.streamform.sql.validate;

import static io.streamform.sql.fixture.ProjectFixture.sql;

import io.streamform.ir.diagnostic.DiagnosticCode;
import org.junit.jupiter.api.Test;

class SqlErrorsTest {

    @Test
    void namesTheNearestColumn() {
        sql("SELECT «inm» FROM t").reports(DiagnosticCode.UNKNOWN_COLUMN, "inm", "'t'", "; did you mean 'inn'?");
    }

    @Test
    void tellsColumnsApartByLetterCase() {
        sql("SELECT «Inn» FROM t").reports(DiagnosticCode.UNKNOWN_COLUMN, "Inn", "'t'", "; did you mean 'inn'?");
    }

    @Test
    void namesTheNearestRelation() {
        sql("SELECT i FROM «source('tt')»").reports(DiagnosticCode.UNKNOWN_RELATION, "tt", "; did you mean 't'?");
    }

    @Test
    void findsNoRelationOfAQualifier() {
        sql("SELECT «x».i FROM t").reports(DiagnosticCode.UNKNOWN_RELATION, "x", "; only 't' is read here");
    }

    @Test
    void placesSyntaxErrors() {
        sql("SELECT i FROM t WHERE i >").reportsAll("models/m.sql:1:25 SQL_SYNTAX");
        sql("SELECT i, «comment» FROM t")
                .reports(
                        DiagnosticCode.SQL_SYNTAX,
                        "unexpected 'comment', which is a reserved word; as a name it is written `comment`");
        sql("SELECT «\"»i\" FROM t")
                .reports(
                        DiagnosticCode.SQL_SYNTAX,
                        "unexpected '\"'; names are quoted with back-ticks, texts with single quotes");
    }

    @Test
    void wantsAQuery() {
        sql("-- nothing\n").reportsAll("models/m.sql:1:1 SQL_SYNTAX");
        sql("INSERT INTO x SELECT i FROM t").reportsAll("models/m.sql:1:1 NOT_SUPPORTED");
    }

    @Test
    void tellsSourcesFromModels() {
        sql("SELECT i FROM «ref('t')»").reports(DiagnosticCode.WRONG_REFERENCE, "'t' is a source; use source('t')");
        sql("SELECT i FROM «source('base')»")
                .withModel("base", "SELECT i FROM t")
                .reports(DiagnosticCode.WRONG_REFERENCE, "'base' is a model; use ref('base')");
        sql("SELECT i FROM «source(t)»")
                .reports(
                        DiagnosticCode.WRONG_REFERENCE,
                        "source(…) takes one name in single quotes, for example source('orders')");
    }

    @Test
    void knowsWhichFunctionsThereAre() {
        sql("SELECT «COUNTT(i)» AS n FROM t")
                .reports(DiagnosticCode.UNKNOWN_FUNCTION, "COUNTT", "; did you mean 'COUNT'?");
    }

    @Test
    void refusesOperandsThatFlinkSqlRefuses() {
        sql("SELECT «i + s» AS x FROM t").reports(DiagnosticCode.WRONG_OPERANDS, "+", "<INT> + <STRING>");
        sql("SELECT «d % 2» AS x FROM t").reports(DiagnosticCode.WRONG_OPERANDS, "%", "<DOUBLE> % <INT>");
        sql("SELECT «SUM(s)» AS x FROM t").reports(DiagnosticCode.WRONG_OPERANDS, "SUM", "SUM(<STRING>)");
        sql("SELECT «CASE WHEN bo THEN 1 ELSE 'x' END» AS x FROM t")
                .reports(DiagnosticCode.WRONG_OPERANDS, "CASE or COALESCE statement", "they have no common type");
    }

    @Test
    void refusesCastsThatFlinkSqlRefuses() {
        sql("SELECT «CAST(bo AS TIMESTAMP(3))» AS x FROM t")
                .reports(DiagnosticCode.CANNOT_CAST, "BOOLEAN", "TIMESTAMP(3)");
        sql("SELECT «CAST(ts AS BIGINT)» AS x FROM t").reports(DiagnosticCode.CANNOT_CAST, "TIMESTAMP(3)", "BIGINT");
        sql("SELECT «CAST(i AS TIMESTAMP(3))» AS x FROM t").reports(DiagnosticCode.CANNOT_CAST, "INT", "TIMESTAMP(3)");
    }

    @Test
    void wantsEverythingOutsideAggregatesGrouped() {
        sql("SELECT «i», COUNT(*) AS n FROM t").reports(DiagnosticCode.NOT_GROUPED, "i");
        sql("SELECT s, «i» + 1 AS x FROM t GROUP BY s").reports(DiagnosticCode.NOT_GROUPED, "i");
    }

    @Test
    void wantsAggregatesWhereGroupsAre() {
        sql("SELECT i FROM t WHERE «COUNT(*)» > 1").reports(DiagnosticCode.AGGREGATE_NOT_ALLOWED, "in WHERE");
        sql("SELECT «SUM(SUM(i))» AS x FROM t").reports(DiagnosticCode.AGGREGATE_NOT_ALLOWED, "in an aggregate");
    }

    @Test
    void wantsNamesForAllColumnsAndEachOnce() {
        sql("SELECT i AS a, l AS «a» FROM t").reports(DiagnosticCode.OUTPUT_COLUMN_TWICE, "a");
        sql("SELECT i, «i + 1» FROM t").reports(DiagnosticCode.OUTPUT_COLUMN_UNNAMED, "2", "`t`.`i` + 1");
    }

    @Test
    void knowsWhichTypesAreYetToCome() {
        sql("SELECT «CAST(s AS DATE)» AS x FROM t").reports(DiagnosticCode.TYPE_NOT_YET, "DATE");
        sql("SELECT «CAST(s AS CHAR(5))» AS x FROM t").reports(DiagnosticCode.TYPE_NOT_YET, "CHAR(5)");
    }

    @Test
    void refusesNumbersOfMoreThanThirtyEightDigits() {
        sql("SELECT «123456789012345678901234567890123456789» AS n FROM t")
                .reports(DiagnosticCode.LITERAL_OUT_OF_RANGE, "123456789012345678901234567890123456789");
    }

    @Test
    void passesOnWhatTheValidatorSaysOtherwise() {
        sql("SELECT i FROM t WHERE «i»").reports(DiagnosticCode.INVALID_SQL, "WHERE clause must be a condition");
        sql("SELECT «NULL» AS x FROM t").reports(DiagnosticCode.INVALID_SQL, "Illegal use of 'NULL'");
    }

    @Test
    void findsModelsThatReadEachOther() {
        sql("SELECT i FROM ref('n')")
                .withModel("n", "SELECT i FROM ref('m')")
                .reportsAll("models/m.sql:1:1 MODEL_CYCLE");
    }

    @Test
    void reportsEveryModelThatIsWrongAndNoneThatReadsIt() {
        sql("SELECT i FROM ref('n')")
                .withModel("n", "SELECT x FROM t")
                .withModel("o", "SELECT y FROM t")
                .reportsAll("models/n.sql:1:8 UNKNOWN_COLUMN", "models/o.sql:1:8 UNKNOWN_COLUMN");
    }
}
