package io.streamform.sql;

import io.streamform.ir.diagnostic.Diagnostic;
import io.streamform.ir.diagnostic.SourceTexts;
import io.streamform.ir.program.Program;
import io.streamform.sql.project.Project;
import java.util.List;
import java.util.Optional;

/**
 * What came of a compilation.
 *
 * @param program the program, if there are no errors
 * @param project the declarations of the project, if its files are well-formed
 * @param diagnostics everything that was found, sorted by place
 * @param texts the files, for rendering {@code diagnostics}
 */
public record CompilationResult(
        Optional<Program> program, Optional<Project> project, List<Diagnostic> diagnostics, SourceTexts texts) {

    /** Copies the list. */
    public CompilationResult {
        diagnostics = List.copyOf(diagnostics);
    }
}
