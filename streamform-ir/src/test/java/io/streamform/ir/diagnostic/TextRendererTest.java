package io.streamform.ir.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TextRendererTest {

    private static final String FILE = "models/m.sql";

    @Test
    void showsTheRangeInItsLinesAndThenWhereAndWhatToDo() {
        Diagnostic diagnostic = new Diagnostic(
                DiagnosticCode.UNKNOWN_COLUMN,
                List.of("totl", "'orders'", "; did you mean 'total'?"),
                Optional.of(new Span("models/late_orders.sql", 7, 10, 7, 13)),
                List.of(new Diagnostic.Related("'orders' is declared here", Span.at("sources.yml", 3, 5))),
                List.of(new Diagnostic.Related("in model late_orders", Span.at("models/late_orders.sql", 1, 1))));
        String sql = "\n\n\n\n\nSELECT o.order_id,\n       o.totl\nFROM orders o\n";

        assertThat(new TextRenderer(SourceTexts.of(Map.of("models/late_orders.sql", sql))).render(diagnostic))
                .isEqualTo("""
                models/late_orders.sql:7:10: error[SF-SQL-001]: column 'totl' not found in 'orders'; did you mean 'total'?
                  6 | SELECT o.order_id,
                  7 |        o.totl
                    |          ^^^^
                  'orders' is declared here (sources.yml:3:5)
                  in model late_orders (models/late_orders.sql:1)
                  fix: use one of the columns listed, or add it to the source or model that is read
                  help: docs/errors/SF-SQL-001.md
                """);
    }

    @Test
    void alignsLineNumbersOfDifferentLength() {
        assertThat(excerpt("a\n".repeat(7) + "eight\nnine\nten\n", new Span(FILE, 10, 1, 10, 3)))
                .isEqualTo("""
                   8 | eight
                   9 | nine
                  10 | ten
                     | ^^^
                """);
    }

    @Test
    void putsCaretsRightAfterTabs() {
        assertThat(excerpt("\tSELECT\ttotl", new Span(FILE, 1, 9, 1, 12))).isEqualTo("""
                  1 |     SELECT  totl
                    |             ^^^^
                """);
    }

    @Test
    void givesWideCharactersTwoCaretsAndMarksNone() {
        assertThat(excerpt("SELECT '東京' AS e\u0301x", new Span(FILE, 1, 8, 1, 11)))
                .isEqualTo("""
                  1 | SELECT '東京' AS e\u0301x
                    |        ^^^^^^
                """);
        assertThat(excerpt("e\u0301 + x", new Span(FILE, 1, 6, 1, 6))).isEqualTo("""
                  1 | e\u0301 + x
                    |     ^
                """);
    }

    @Test
    void marksEveryLineOfARange() {
        assertThat(excerpt("SELECT a,\n  CASE\n    WHEN b THEN c\n  END\nFROM t", new Span(FILE, 2, 3, 4, 5)))
                .isEqualTo("""
                  1 | SELECT a,
                  2 |   CASE
                    |   ^^^^
                  3 |     WHEN b THEN c
                    |     ^^^^^^^^^^^^^
                  4 |   END
                    |   ^^^
                """);
    }

    @Test
    void shortensALongRange() {
        assertThat(excerpt("1\n2\n3\n4\n5\n6\n7\n8\n9\n", new Span(FILE, 1, 1, 8, 1)))
                .isEqualTo("""
                  1 | 1
                    | ^
                  2 | 2
                    | ^
                    …
                  7 | 7
                    | ^
                  8 | 8
                    | ^
                """);
    }

    @Test
    void pointsBehindTheLastCharacterOfAFileWithoutLineBreak() {
        assertThat(excerpt("SELECT a FROM", new Span(FILE, 1, 14, 1, 14))).isEqualTo("""
                  1 | SELECT a FROM
                    |              ^
                """);
    }

    @Test
    void pointsAtTheLineAfterTheLast() {
        assertThat(excerpt("SELECT a FROM\n", Span.at(FILE, 2, 1))).isEqualTo("""
                  1 | SELECT a FROM
                  2 |
                    | ^
                """);
    }

    @Test
    void leavesTheExcerptOutIfTheFileIsNotAtHand() {
        Diagnostic diagnostic = Diagnostic.at(Span.at(FILE, 2, 1), DiagnosticCode.UNKNOWN_COLUMN, "a", "b", "");

        assertThat(new TextRenderer(SourceTexts.NONE).render(diagnostic)).isEqualTo("""
                models/m.sql:2:1: error[SF-SQL-001]: column 'a' not found in b
                  fix: use one of the columns listed, or add it to the source or model that is read
                  help: docs/errors/SF-SQL-001.md
                """);
    }

    @Test
    void separatesDiagnosticsByAnEmptyLineAndNeedsNoPlace() {
        Diagnostic first = Diagnostic.of(DiagnosticCode.UNKNOWN_COLUMN, "a", "b", "");
        Diagnostic second = Diagnostic.of(DiagnosticCode.UNKNOWN_COLUMN, "c", "d", "");

        assertThat(new TextRenderer(SourceTexts.NONE).render(List.of(first, second)))
                .isEqualTo("""
                error[SF-SQL-001]: column 'a' not found in b
                  fix: use one of the columns listed, or add it to the source or model that is read
                  help: docs/errors/SF-SQL-001.md

                error[SF-SQL-001]: column 'c' not found in d
                  fix: use one of the columns listed, or add it to the source or model that is read
                  help: docs/errors/SF-SQL-001.md
                """);
    }

    /** The excerpt alone: everything between the first line and the fix. */
    private static String excerpt(String text, Span span) {
        Diagnostic diagnostic = Diagnostic.at(span, DiagnosticCode.UNKNOWN_COLUMN, "a", "b", "");
        String rendered = new TextRenderer(SourceTexts.of(Map.of(FILE, text))).render(diagnostic);
        return rendered.substring(rendered.indexOf('\n') + 1, rendered.indexOf("  fix: "));
    }
}
