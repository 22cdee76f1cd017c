package io.streamform.ir.diagnostic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Collects findings. A stage reports everything that it finds and goes on; between stages the caller looks at
 * {@link #hasErrors()}. For use by one thread.
 */
public final class Diagnostics {

    private static final Comparator<Diagnostic> BY_PLACE = Comparator.comparing(Diagnostics::file)
            .thenComparingInt(diagnostic -> diagnostic.span().map(Span::line).orElse(0))
            .thenComparingInt(diagnostic -> diagnostic.span().map(Span::column).orElse(0))
            .thenComparing(diagnostic -> diagnostic.code().id())
            .thenComparing(Diagnostic::text);

    private final Set<Diagnostic> found = new LinkedHashSet<>();

    /** Adds a finding; one that is already there is not added again. */
    public void report(Diagnostic diagnostic) {
        found.add(diagnostic);
    }

    /** Adds a finding at a place. */
    public void report(Span span, DiagnosticCode code, String... arguments) {
        report(Diagnostic.at(span, code, arguments));
    }

    /** Adds all of {@code diagnostics}. */
    public void reportAll(Iterable<Diagnostic> diagnostics) {
        diagnostics.forEach(this::report);
    }

    /** Whether there is an error among the findings. */
    public boolean hasErrors() {
        return found.stream().anyMatch(diagnostic -> diagnostic.code().severity() == Severity.ERROR);
    }

    /** Whether nothing was found. */
    public boolean isEmpty() {
        return found.isEmpty();
    }

    /**
     * The findings, each once, by file, line, column and code; those about the project as a whole come first. The order in
     * which they were reported has no influence.
     */
    public List<Diagnostic> sorted() {
        List<Diagnostic> all = new ArrayList<>(found);
        all.sort(BY_PLACE);
        return List.copyOf(all);
    }

    private static String file(Diagnostic diagnostic) {
        return diagnostic.span().map(Span::file).orElse("");
    }
}
