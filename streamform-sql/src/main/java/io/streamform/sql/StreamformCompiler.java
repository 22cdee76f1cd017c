package io.streamform.sql;

import io.streamform.ir.check.IrChecks;
import io.streamform.ir.diagnostic.Diagnostic;
import io.streamform.ir.diagnostic.DiagnosticCode;
import io.streamform.ir.diagnostic.Diagnostics;
import io.streamform.ir.diagnostic.Span;
import io.streamform.ir.program.Program;
import io.streamform.ir.program.SourceDefinition;
import io.streamform.ir.type.RowType;
import io.streamform.sql.gate.CompilationStopped;
import io.streamform.sql.plan.ProgramPlanner;
import io.streamform.sql.plan.RelConversion;
import io.streamform.sql.project.ModelDeclaration;
import io.streamform.sql.project.Project;
import io.streamform.sql.project.ProjectFiles;
import io.streamform.sql.project.ProjectLoader;
import io.streamform.sql.project.SourceDeclaration;
import io.streamform.sql.type.FlinkTypeFactory;
import io.streamform.sql.validate.ModelOrder;
import io.streamform.sql.validate.ModelParser;
import io.streamform.sql.validate.ModelValidator;
import io.streamform.sql.validate.ParsedModel;
import io.streamform.sql.validate.SourceTyping;
import io.streamform.sql.validate.ValidatedModel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.apache.calcite.rel.RelNode;

/**
 * The front end: compiles a project to a program. The result is a function of the project's files alone.
 */
public final class StreamformCompiler {

    private final Diagnostics diagnostics;
    private final ProjectFiles files;
    private Optional<Project> project = Optional.empty();
    private String step = "load";
    private String place = "";

    private StreamformCompiler(ProjectFiles files, Diagnostics diagnostics) {
        this.files = files;
        this.diagnostics = diagnostics;
    }

    /**
     * Compiles the project in a directory, in either layout.
     *
     * @throws IOException if a file that is there cannot be read
     */
    public static CompilationResult compile(Path projectDirectory) throws IOException {
        Diagnostics diagnostics = new Diagnostics();
        ProjectFiles files = ProjectFiles.read(projectDirectory, diagnostics);
        return new StreamformCompiler(files, diagnostics).result();
    }

    /** Compiles a project from texts by path relative to the project. */
    public static CompilationResult compile(Map<String, String> texts) {
        return new StreamformCompiler(new ProjectFiles(new TreeMap<>(texts)), new Diagnostics()).result();
    }

    private CompilationResult result() {
        Optional<Program> program = Optional.empty();
        try {
            program = Optional.of(compile());
        } catch (CompilationStopped e) {
            // The findings say why.
        } catch (RuntimeException | AssertionError e) {
            diagnostics.report(defect(e));
        }
        return new CompilationResult(program, project, diagnostics.sorted(), files.texts());
    }

    /** The stages in order; each works on what the one before guarantees. */
    private Program compile() throws CompilationStopped {
        Project loaded = new ProjectLoader(files, diagnostics).load();
        project = Optional.of(loaded);
        List<ParsedModel> models = parse(loaded);
        Map<String, SourceDefinition> sources = type(loaded);
        List<ParsedModel> ordered = ModelOrder.of(models, diagnostics);
        ProgramPlanner planner = new ProgramPlanner(loaded, diagnostics);
        addSources(loaded, sources, ordered, planner);
        addModels(sources, ordered, planner);
        CompilationStopped.ifErrors(diagnostics);
        step = "assemble";
        Program program = planner.program();
        step = "check";
        IrChecks.requireValid(program);
        return program;
    }

    private List<ParsedModel> parse(Project loaded) {
        step = "parse";
        Set<String> sourceNames = new TreeSet<>();
        loaded.sources().forEach(source -> sourceNames.add(source.name()));
        Set<String> modelNames = new TreeSet<>();
        loaded.models().forEach(model -> modelNames.add(model.name()));
        ModelParser parser = new ModelParser(sourceNames, modelNames, diagnostics);
        List<ParsedModel> parsed = new ArrayList<>();
        for (ModelDeclaration model : loaded.models()) {
            place = model.path();
            parser.parse(model).ifPresent(parsed::add);
        }
        return parsed;
    }

    private Map<String, SourceDefinition> type(Project loaded) {
        step = "type sources";
        SourceTyping typing = new SourceTyping(diagnostics);
        Map<String, SourceDefinition> sources = new TreeMap<>();
        for (SourceDeclaration source : loaded.sources()) {
            place = source.name();
            typing.type(source).ifPresent(typed -> sources.put(typed.name(), typed));
        }
        return sources;
    }

    private void addSources(
            Project loaded, Map<String, SourceDefinition> sources, List<ParsedModel> models, ProgramPlanner planner) {
        step = "plan sources";
        Set<String> read = new TreeSet<>();
        models.forEach(model -> read.addAll(model.reads()));
        for (SourceDeclaration declaration : loaded.sources()) {
            SourceDefinition source = sources.get(declaration.name());
            if (source != null && read.contains(source.name())) {
                planner.add(source, declaration.span());
            }
        }
    }

    /** A model is left out, without a word, if one that it reads has errors of its own. */
    private void addModels(Map<String, SourceDefinition> sources, List<ParsedModel> models, ProgramPlanner planner) {
        FlinkTypeFactory factory = new FlinkTypeFactory();
        Map<String, RowType> rows = new HashMap<>();
        sources.forEach((name, source) -> rows.put(name, source.row()));
        for (ParsedModel model : models) {
            place = model.declaration().path();
            if (!rows.keySet().containsAll(model.reads())) {
                continue;
            }
            step = "validate";
            Optional<ValidatedModel> validated = new ModelValidator(factory, rows, diagnostics).validate(model);
            if (validated.isPresent()) {
                rows.put(model.name(), validated.get().row());
                step = "convert";
                RelNode rel = RelConversion.convert(validated.get());
                step = "plan";
                planner.add(validated.get(), rel);
            }
        }
    }

    /** A crash is a bug of the compiler: it is reported with what the compiler was doing. */
    private Diagnostic defect(Throwable e) {
        StackTraceElement[] trace = e.getStackTrace();
        String where = trace.length == 0 ? "" : " at " + trace[0];
        String text = e.getClass().getSimpleName() + ": " + e.getMessage() + where;
        if (files.texts().containsKey(place)) {
            return Diagnostic.at(Span.at(place, 1, 1), DiagnosticCode.COMPILER_DEFECT, step, place, text);
        }
        return Diagnostic.of(DiagnosticCode.COMPILER_DEFECT, step, place, text);
    }
}
