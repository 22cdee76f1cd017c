package io.streamform.sql.validate;

import io.streamform.ir.diagnostic.DiagnosticCode;
import io.streamform.ir.diagnostic.Diagnostics;
import io.streamform.ir.diagnostic.NearestName;
import io.streamform.sql.parser.SqlTexts;
import io.streamform.sql.type.FlinkOperators;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlDynamicParam;
import org.apache.calcite.sql.SqlFunction;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlIntervalLiteral;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlSelectKeyword;
import org.apache.calcite.sql.SqlUnknownLiteral;
import org.apache.calcite.sql.util.SqlBasicVisitor;
import org.jspecify.annotations.Nullable;

/** Reports every part of an expression that is not compiled. What it lets pass, the lowering knows. */
final class SupportedExpressions extends SqlBasicVisitor<@Nullable Void> {

    private static final String NOT_YET = "it is not compiled yet";

    private static final Set<SqlKind> KINDS = EnumSet.of(
            SqlKind.AS,
            SqlKind.PLUS,
            SqlKind.MINUS,
            SqlKind.TIMES,
            SqlKind.DIVIDE,
            SqlKind.MOD,
            SqlKind.PLUS_PREFIX,
            SqlKind.MINUS_PREFIX,
            SqlKind.EQUALS,
            SqlKind.NOT_EQUALS,
            SqlKind.LESS_THAN,
            SqlKind.LESS_THAN_OR_EQUAL,
            SqlKind.GREATER_THAN,
            SqlKind.GREATER_THAN_OR_EQUAL,
            SqlKind.IS_DISTINCT_FROM,
            SqlKind.IS_NOT_DISTINCT_FROM,
            SqlKind.AND,
            SqlKind.OR,
            SqlKind.NOT,
            SqlKind.IS_NULL,
            SqlKind.IS_NOT_NULL,
            SqlKind.IS_TRUE,
            SqlKind.IS_NOT_TRUE,
            SqlKind.IS_FALSE,
            SqlKind.IS_NOT_FALSE,
            SqlKind.IS_UNKNOWN,
            SqlKind.BETWEEN,
            SqlKind.IN,
            SqlKind.NOT_IN,
            SqlKind.CASE,
            SqlKind.CAST);

    private static final Set<SqlKind> QUERIES = EnumSet.of(
            SqlKind.SELECT,
            SqlKind.ORDER_BY,
            SqlKind.WITH,
            SqlKind.UNION,
            SqlKind.INTERSECT,
            SqlKind.EXCEPT,
            SqlKind.VALUES,
            SqlKind.EXISTS,
            SqlKind.SCALAR_QUERY);

    private static final Set<String> NILADIC =
            Set.of("CURRENT_DATE", "CURRENT_TIME", "CURRENT_TIMESTAMP", "LOCALTIME", "LOCALTIMESTAMP");

    private final String path;
    private final Diagnostics diagnostics;

    SupportedExpressions(String path, Diagnostics diagnostics) {
        this.path = path;
        this.diagnostics = diagnostics;
    }

    void check(SqlNode expression) {
        expression.accept(this);
    }

    @Override
    public @Nullable Void visit(SqlCall call) {
        SqlKind kind = call.getKind();
        if (QUERIES.contains(kind)) {
            report(call, "a subquery in an expression", NOT_YET, "compute the inner query in a model of its own");
        } else if (kind == SqlKind.OVER) {
            report(call, "OVER", NOT_YET, "use GROUP BY");
        } else if (kind == SqlKind.FILTER) {
            report(
                    call,
                    "FILTER (WHERE …)",
                    NOT_YET,
                    "put the condition into the argument: SUM(CASE WHEN … THEN x END)");
        } else if (call.getOperator() instanceof SqlFunction function && !KINDS.contains(kind)) {
            checkFunction(call, function);
        } else if (!KINDS.contains(kind)) {
            report(
                    call,
                    "operator " + call.getOperator().getName(),
                    NOT_YET,
                    "use comparison, arithmetic, CASE or CAST");
        } else {
            return super.visit(call);
        }
        return null;
    }

    private void checkFunction(SqlCall call, SqlFunction function) {
        String name = function.getName().toUpperCase(Locale.ROOT);
        if (!FlinkOperators.functionNames().contains(name)) {
            diagnostics.report(
                    SqlTexts.span(path, call.getParserPosition()),
                    DiagnosticCode.UNKNOWN_FUNCTION,
                    name,
                    NearestName.hint(name, FlinkOperators.functionNames()));
            return;
        }
        SqlLiteral quantifier = call.getFunctionQuantifier();
        if (quantifier != null && quantifier.getValue() == SqlSelectKeyword.DISTINCT) {
            report(
                    call,
                    name + "(DISTINCT …)",
                    NOT_YET,
                    "group by the value in a model of its own, and count its rows");
            return;
        }
        if (name.equals("COUNT") && call.operandCount() > 1) {
            report(call, "COUNT of several values", NOT_YET, "count one value");
            return;
        }
        super.visit(call);
    }

    /** Functions without parentheses look like columns. */
    @Override
    public @Nullable Void visit(SqlIdentifier identifier) {
        if (identifier.isSimple()
                && !identifier.isComponentQuoted(0)
                && NILADIC.contains(identifier.getSimple().toUpperCase(Locale.ROOT))) {
            report(
                    identifier,
                    identifier.getSimple().toUpperCase(Locale.ROOT),
                    "its value would depend on when a row is read",
                    "use a timestamp column of the source");
        }
        return null;
    }

    @Override
    public @Nullable Void visit(SqlLiteral literal) {
        if (literal instanceof SqlIntervalLiteral) {
            report(literal, "INTERVAL", NOT_YET, "compare timestamps with timestamps");
            return null;
        }
        if (literal instanceof SqlUnknownLiteral untyped && !untyped.tag.equals("TIMESTAMP")) {
            report(literal, "a literal of type " + untyped.tag, NOT_YET, "use a TIMESTAMP '…' or a text");
            return null;
        }
        switch (literal.getTypeName()) {
            case DATE, TIME, BINARY, TIMESTAMP_TZ, TIME_TZ, TIMESTAMP_WITH_LOCAL_TIME_ZONE:
                report(
                        literal,
                        "a literal of type " + literal.getTypeName().getName(),
                        NOT_YET,
                        "use a TIMESTAMP '…' or a text");
                break;
            default:
                break;
        }
        return null;
    }

    @Override
    public @Nullable Void visit(SqlDynamicParam parameter) {
        report(parameter, "a parameter '?'", "a model has no caller who could give it a value", "write the value");
        return null;
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
