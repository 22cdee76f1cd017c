package io.streamform.ir.diagnostic;

import java.util.List;
import java.util.Locale;

/**
 * Renders diagnostics for people:
 *
 * <pre>
 * models/late_orders.sql:7:12: error[SF-SQL-012]: column 'totl' not found in 'orders'; did you mean 'total'?
 *   6 | SELECT o.order_id,
 *   7 |        o.totl
 *     |          ^^^^
 *   in model late_orders (models/late_orders.sql:1)
 *   fix: use one of the columns listed
 *   help: docs/errors/SF-SQL-012.md
 * </pre>
 */
public final class TextRenderer {

    private final SourceTexts texts;

    /** Renders with excerpts from {@code texts}. */
    public TextRenderer(SourceTexts texts) {
        this.texts = texts;
    }

    /** All of {@code diagnostics} in the given order, separated by an empty line; empty text for none. */
    public String render(List<Diagnostic> diagnostics) {
        StringBuilder out = new StringBuilder();
        for (Diagnostic diagnostic : diagnostics) {
            if (out.length() > 0) {
                out.append('\n');
            }
            out.append(render(diagnostic));
        }
        return out.toString();
    }

    /** One diagnostic, ending with a line break. */
    public String render(Diagnostic diagnostic) {
        StringBuilder out = new StringBuilder();
        diagnostic.span().ifPresent(span -> out.append(span.text()).append(": "));
        DiagnosticCode code = diagnostic.code();
        out.append(code.severity().name().toLowerCase(Locale.ROOT))
                .append('[')
                .append(code.id())
                .append("]: ")
                .append(diagnostic.text())
                .append('\n');
        diagnostic
                .span()
                .ifPresent(span -> texts.text(span.file()).ifPresent(text -> new Excerpt(text, span).appendTo(out)));
        for (Diagnostic.Related related : diagnostic.related()) {
            out.append("  ")
                    .append(related.label())
                    .append(" (")
                    .append(related.span().text())
                    .append(")\n");
        }
        for (Diagnostic.Related context : diagnostic.context()) {
            Span span = context.span();
            out.append("  ")
                    .append(context.label())
                    .append(" (")
                    .append(span.file())
                    .append(':')
                    .append(span.line())
                    .append(")\n");
        }
        out.append("  fix: ").append(code.fix()).append('\n');
        out.append("  help: ").append(code.page()).append('\n');
        return out.toString();
    }
}
