package io.streamform.sql.parser;

import io.streamform.ir.diagnostic.DiagnosticCode;
import io.streamform.ir.diagnostic.Diagnostics;
import io.streamform.ir.diagnostic.Span;
import io.streamform.sql.parser.generated.FlinkSqlParser;
import io.streamform.sql.parser.generated.ParseException;
import io.streamform.sql.parser.generated.TokenMgrError;
import java.util.Optional;
import org.apache.calcite.avatica.util.Casing;
import org.apache.calcite.config.Lex;
import org.apache.calcite.runtime.CalciteContextException;
import org.apache.calcite.sql.SqlDataTypeSpec;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.parser.SqlAbstractParserImpl;
import org.apache.calcite.sql.parser.SqlParseException;
import org.apache.calcite.sql.parser.SqlParser;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.util.SourceStringReader;

/** Parses queries and types as Flink SQL does: back-ticks quote, names keep their letter case. */
public final class SqlTexts {

    private static final int LONGEST_NAME = 256;

    private static final SqlParser.Config CONFIG = SqlParser.config()
            .withParserFactory(FlinkSqlParser.FACTORY)
            .withConformance(FlinkConformance.INSTANCE)
            .withLex(Lex.JAVA)
            .withIdentifierMaxLength(LONGEST_NAME);

    private SqlTexts() {}

    /** The syntax tree of one query; errors are reported at their place in {@code file}. A semicolon may end it. */
    public static Optional<SqlNode> query(String file, String sql, Diagnostics diagnostics) {
        String text = withoutEnd(sql);
        if (isBlank(text)) {
            diagnostics.report(Span.at(file, 1, 1), DiagnosticCode.SQL_SYNTAX, "the file holds no query");
            return Optional.empty();
        }
        try {
            return Optional.of(SqlParser.create(text, CONFIG).parseQuery());
        } catch (SqlParseException e) {
            diagnostics.report(span(file, e.getPos()), DiagnosticCode.SQL_SYNTAX, SyntaxMessages.of(e));
            return Optional.empty();
        } catch (CalciteContextException e) {
            diagnostics.report(span(file, position(e)), DiagnosticCode.SQL_SYNTAX, SyntaxMessages.of(e));
            return Optional.empty();
        }
    }

    /** A type with its nullability such as {@code DECIMAL(12, 2) NOT NULL}; errors are reported at {@code place}. */
    public static Optional<SqlDataTypeSpec> type(String text, Span place, Diagnostics diagnostics) {
        FlinkSqlParser parser = new FlinkSqlParser(new SourceStringReader(text));
        parser.setOriginalSql(text);
        parser.setTabSize(1);
        parser.setConformance(FlinkConformance.INSTANCE);
        parser.setIdentifierMaxLength(LONGEST_NAME);
        parser.setQuotedCasing(Casing.UNCHANGED);
        parser.setUnquotedCasing(Casing.UNCHANGED);
        parser.switchTo(SqlAbstractParserImpl.LexicalState.BTID);
        String problem;
        try {
            return Optional.of((SqlDataTypeSpec) parser.ColumnTypeEof());
        } catch (ParseException | TokenMgrError e) {
            problem = SyntaxMessages.of(parser.normalizeException(e));
        } catch (CalciteContextException e) {
            problem = SyntaxMessages.of(e);
        }
        diagnostics.report(place, DiagnosticCode.WRONG_TYPE_TEXT, text, problem);
        return Optional.empty();
    }

    /** The place of a node of the syntax tree. */
    public static Span span(String file, @org.jspecify.annotations.Nullable SqlParserPos position) {
        if (position == null || position.getLineNum() < 1 || position.getColumnNum() < 1) {
            return Span.at(file, 1, 1);
        }
        int endLine = Math.max(position.getLineNum(), position.getEndLineNum());
        int endColumn = position.getEndColumnNum();
        if (endLine == position.getLineNum()) {
            endColumn = Math.max(endColumn, position.getColumnNum());
        }
        return new Span(file, position.getLineNum(), position.getColumnNum(), endLine, Math.max(1, endColumn));
    }

    /** The place that an exception of Calcite carries. */
    public static SqlParserPos position(CalciteContextException e) {
        return new SqlParserPos(e.getPosLine(), e.getPosColumn(), e.getEndPosLine(), e.getEndPosColumn());
    }

    /** The text without a semicolon at its end; everything before it keeps its place. */
    private static String withoutEnd(String sql) {
        String text = sql.stripTrailing();
        return text.endsWith(";") ? text.substring(0, text.length() - 1) : text;
    }

    /** Whether there is nothing but white space and comments. */
    private static boolean isBlank(String sql) {
        return sql.replaceAll("(?s)/\\*.*?\\*/", "").replaceAll("--[^\n]*", "").isBlank();
    }
}
