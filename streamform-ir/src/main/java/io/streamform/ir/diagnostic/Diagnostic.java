package io.streamform.ir.diagnostic;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * One finding about a project, as data.
 *
 * @param code which one
 * @param arguments texts for the places of the code's message
 * @param span where; empty when the project as a whole is meant
 * @param related further places, each with a label
 * @param context what was being looked at, outermost last, for example {@code in model late_orders}
 */
public record Diagnostic(
        DiagnosticCode code,
        List<String> arguments,
        Optional<Span> span,
        List<Related> related,
        List<Related> context) {

    /** Copies the lists. */
    public Diagnostic {
        arguments = List.copyOf(arguments);
        related = List.copyOf(related);
        context = List.copyOf(context);
    }

    /** A diagnostic at a place. */
    public static Diagnostic at(Span span, DiagnosticCode code, String... arguments) {
        return new Diagnostic(code, List.of(arguments), Optional.of(span), List.of(), List.of());
    }

    /** A diagnostic about the project as a whole. */
    public static Diagnostic of(DiagnosticCode code, String... arguments) {
        return new Diagnostic(code, List.of(arguments), Optional.empty(), List.of(), List.of());
    }

    /** The message with its arguments filled in. */
    public String text() {
        return String.format(Locale.ROOT, code.message(), arguments.toArray());
    }

    /** A place with a label. */
    public record Related(String label, Span span) {}
}
