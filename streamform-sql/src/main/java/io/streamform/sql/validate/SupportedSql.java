package io.streamform.sql.validate;

import io.streamform.ir.diagnostic.DiagnosticCode;
import io.streamform.ir.diagnostic.Diagnostics;
import io.streamform.sql.parser.SqlTexts;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlJoin;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlOrderBy;
import org.apache.calcite.sql.SqlSelect;
import org.jspecify.annotations.Nullable;

/**
 * Reports every construct of a query that is valid Flink SQL and is not compiled (yet), with the closest thing that works.
 * Expressions are the job of {@link SupportedExpressions}.
 */
final class SupportedSql {

    private static final String NOT_YET = "it is not compiled yet";
    private static final String OWN_MODEL = "write the inner query as a model of its own and read it with ref('…')";

    private final String path;
    private final Diagnostics diagnostics;
    private final SupportedExpressions expressions;

    SupportedSql(String path, Diagnostics diagnostics) {
        this.path = path;
        this.diagnostics = diagnostics;
        this.expressions = new SupportedExpressions(path, diagnostics);
    }

    void check(SqlNode query) {
        if (query instanceof SqlSelect select) {
            checkSelect(select);
            return;
        }
        switch (query.getKind()) {
            case ORDER_BY:
                checkOrderBy((SqlOrderBy) query);
                break;
            case WITH:
                report(query, "WITH", NOT_YET, "write each common table expression as a view of its own");
                break;
            case UNION, INTERSECT, EXCEPT:
                report(
                        query,
                        ((SqlCall) query).getOperator().getName(),
                        NOT_YET,
                        "write each part as a model of its own");
                break;
            case VALUES:
                report(query, "VALUES", NOT_YET, "read a source of connector file");
                break;
            default:
                report(
                        query,
                        "a statement of kind " + query.getKind(),
                        "a model is one query",
                        "write one SELECT; where it goes is said in streamform.yml");
                break;
        }
    }

    private void checkOrderBy(SqlOrderBy orderBy) {
        if (!orderBy.orderList.isEmpty()) {
            report(
                    orderBy.orderList,
                    "ORDER BY",
                    "a stream has no end at which it could be sorted",
                    "sort where the result is read");
        }
        SqlNode limit = orderBy.fetch == null ? orderBy.offset : orderBy.fetch;
        if (limit != null) {
            report(limit, "LIMIT", NOT_YET, "filter with WHERE");
        }
        check(orderBy.query);
    }

    private void checkSelect(SqlSelect select) {
        if (select.isDistinct()) {
            report(select, "SELECT DISTINCT", NOT_YET, "list the columns in GROUP BY, which has the same result");
        }
        SqlNodeList windows = select.getWindowList();
        if (!windows.isEmpty()) {
            report(windows, "WINDOW", NOT_YET, "use GROUP BY");
        }
        if (select.getQualify() != null) {
            report(select.getQualify(), "QUALIFY", NOT_YET, "use GROUP BY with MIN or MAX, and HAVING");
        }
        checkFrom(select, select.getFrom());
        expressions.check(select.getSelectList());
        checkExpression(select.getWhere());
        if (select.getGroup() != null) {
            for (SqlNode key : select.getGroup()) {
                checkGroupKey(key);
            }
        }
        checkExpression(select.getHaving());
    }

    private void checkExpression(@Nullable SqlNode expression) {
        if (expression != null) {
            expressions.check(expression);
        }
    }

    private void checkGroupKey(SqlNode key) {
        switch (key.getKind()) {
            case GROUPING_SETS, CUBE, ROLLUP:
                report(
                        key,
                        key.getKind().toString().replace('_', ' '),
                        NOT_YET,
                        "write one model for each set of grouping columns");
                break;
            case TUMBLE, HOP, SESSION:
                report(
                        key,
                        "GROUP BY " + key.getKind() + "(…)",
                        "it is the old form of windows",
                        "window table functions, FROM TABLE(" + key.getKind() + "(…)), come later");
                break;
            default:
                expressions.check(key);
                break;
        }
    }

    private void checkFrom(SqlSelect select, @Nullable SqlNode from) {
        if (from == null) {
            report(select, "SELECT without FROM", "there is no stream to compute on", "read a source or a model");
            return;
        }
        switch (from.getKind()) {
            case IDENTIFIER:
                break;
            case AS:
                checkFrom(select, ((SqlCall) from).operand(0));
                break;
            case JOIN:
                SqlJoin join = (SqlJoin) from;
                report(
                        join.getRight(),
                        "a join",
                        NOT_YET,
                        "combine the inputs before they reach the source, or aggregate each in a model of its own");
                break;
            case SELECT, ORDER_BY, WITH, UNION, INTERSECT, EXCEPT, VALUES:
                report(from, "a subquery in FROM", NOT_YET, OWN_MODEL);
                break;
            case SNAPSHOT:
                report(from, "FOR SYSTEM_TIME AS OF", NOT_YET, "read the relation without it");
                break;
            case MATCH_RECOGNIZE:
                report(from, "MATCH_RECOGNIZE", NOT_YET, "use GROUP BY with CASE inside aggregates");
                break;
            default:
                if (!ModelParser.isReference(from)) {
                    report(from, describe(from), NOT_YET, "read a source with source('…') or a model with ref('…')");
                }
                break;
        }
    }

    private static String describe(SqlNode from) {
        if (from.getKind() == SqlKind.COLLECTION_TABLE && ((SqlCall) from).operand(0) instanceof SqlCall call) {
            return "table function " + call.getOperator().getName();
        }
        return from.getKind().toString().replace('_', ' ') + " in FROM";
    }

    private void report(SqlNode node, String construct, String reason, String closest) {
        diagnostics.report(
                SqlTexts.span(path, node.getParserPosition()),
                DiagnosticCode.NOT_SUPPORTED,
                construct,
                reason,
                closest);
    }
}
