package io.streamform.sql;

import io.streamform.ir.diagnostic.Diagnostic;
import io.streamform.ir.diagnostic.SourceTexts;
import io.streamform.ir.program.Program;
import io.streamform.sql.project.Project;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What came of a compilation.
 *
 * @param program the program, if there are no errors
 * @param project the declarations of the project, if its files are well-formed
 * @param diagnostics everything that was found, sorted by place
 * @param files the project's files, text by path relative to the project
 */
public record CompilationResult(
        Optional<Program> program,
        Optional<Project> project,
        List<Diagnostic> diagnostics,
        SortedMap<String, String> files) {

    /** Copies the list. */
    public CompilationResult {
        diagnostics = List.copyOf(diagnostics);
        files = Collections.unmodifiableSortedMap(new TreeMap<>((Map<String, String>) files));
    }

    /** The files, for rendering {@link #diagnostics}. */
    public SourceTexts texts() {
        return SourceTexts.of(files);
    }
}
