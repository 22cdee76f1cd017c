package io.streamform.ir.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DiagnosticsTest {

    private static final List<Diagnostic> IN_ORDER = List.of(
            Diagnostic.of(DiagnosticCode.UNKNOWN_COLUMN, "z", "t", ""),
            at("models/a.sql", 1, 5),
            at("models/a.sql", 2, 1),
            at("models/a.sql", 10, 1),
            at("models/b.sql", 1, 1));

    @Test
    void sortsByFileLineAndColumnWhateverTheOrderOfReports() {
        for (long seed = 0; seed < 20; seed++) {
            List<Diagnostic> shuffled = new ArrayList<>(IN_ORDER);
            Collections.shuffle(shuffled, new Random(seed));
            Diagnostics diagnostics = new Diagnostics();
            diagnostics.reportAll(shuffled);

            assertThat(diagnostics.sorted()).as("seed %s", seed).isEqualTo(IN_ORDER);
        }
    }

    @Test
    void keepsAFindingOnce() {
        Diagnostics diagnostics = new Diagnostics();
        diagnostics.report(Span.at("a", 1, 1), DiagnosticCode.UNKNOWN_COLUMN, "x", "t", "");
        diagnostics.report(Span.at("a", 1, 1), DiagnosticCode.UNKNOWN_COLUMN, "x", "t", "");

        assertThat(diagnostics.sorted()).hasSize(1);
    }

    @Test
    void knowsWhetherThereAreErrors() {
        Diagnostics diagnostics = new Diagnostics();
        assertThat(diagnostics.hasErrors()).isFalse();
        assertThat(diagnostics.isEmpty()).isTrue();

        diagnostics.report(at("a", 1, 1));
        assertThat(diagnostics.hasErrors()).isTrue();
        assertThat(diagnostics.isEmpty()).isFalse();
    }

    private static Diagnostic at(String file, int line, int column) {
        return Diagnostic.at(Span.at(file, line, column), DiagnosticCode.UNKNOWN_COLUMN, "x", "t", "");
    }
}
