package io.streamform.sql.project;

import io.streamform.ir.diagnostic.Diagnostic;
import io.streamform.ir.diagnostic.DiagnosticCode;
import io.streamform.ir.diagnostic.Diagnostics;
import io.streamform.ir.diagnostic.Span;
import io.streamform.sql.gate.CompilationStopped;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** From the files of a project to its declarations, in either layout. */
public final class ProjectLoader {

    private final ProjectFiles files;
    private final Diagnostics diagnostics;

    /** A loader that reports to {@code diagnostics}. */
    public ProjectLoader(ProjectFiles files, Diagnostics diagnostics) {
        this.files = files;
        this.diagnostics = diagnostics;
    }

    /** Reads everything and stops if anything in it is wrong. */
    public Project load() throws CompilationStopped {
        String layout = layout();
        CompilationStopped.ifErrors(diagnostics);

        String settingsPath = layout + ProjectFiles.SETTINGS;
        SettingsReader settings = new SettingsReader(yaml(settingsPath), diagnostics);
        Optional<Duration> defaultTtl = settings.defaultTtl();
        String sourcesPath = layout + ProjectFiles.SOURCES;
        List<SourceDeclaration> sources =
                files.text(sourcesPath).isPresent() ? new SourceReader(diagnostics).read(yaml(sourcesPath)) : List.of();
        List<ModelDeclaration> models = new ModelReader(files, layout, diagnostics).read(settings.models(), defaultTtl);
        String lockPath = layout + ProjectFiles.LOCK;
        Lock lock = files.text(lockPath).isPresent() ? new LockReader(diagnostics).read(yaml(lockPath)) : Lock.NONE;
        if (models.isEmpty()) {
            diagnostics.report(Span.at(settingsPath, 1, 1), DiagnosticCode.NO_MODELS, layout + ProjectFiles.MODELS);
        }
        reportSharedNames(sources, models);
        Project project = new Project(
                settings.name(),
                settings.javaPackage(),
                settings.timeZone(),
                settings.backend(),
                defaultTtl,
                sources,
                models,
                lock);
        CompilationStopped.ifErrors(diagnostics);
        return project;
    }

    private String layout() {
        boolean flat = files.text(ProjectFiles.SETTINGS).isPresent();
        boolean maven =
                files.text(ProjectFiles.MAVEN_LAYOUT + ProjectFiles.SETTINGS).isPresent();
        if (flat && maven) {
            diagnostics.report(
                    Span.at(ProjectFiles.SETTINGS, 1, 1),
                    DiagnosticCode.TWO_LAYOUTS,
                    ProjectFiles.MAVEN_LAYOUT + ProjectFiles.SETTINGS);
        } else if (!flat && !maven) {
            diagnostics.report(
                    Diagnostic.of(DiagnosticCode.NO_PROJECT, ProjectFiles.SETTINGS, ProjectFiles.MAVEN_LAYOUT));
        }
        return flat ? "" : ProjectFiles.MAVEN_LAYOUT;
    }

    private YamlMapping yaml(String path) {
        return YamlDocument.read(path, files.text(path).orElse(""), diagnostics);
    }

    private void reportSharedNames(List<SourceDeclaration> sources, List<ModelDeclaration> models) {
        Set<String> modelNames = new TreeSet<>();
        models.forEach(model -> modelNames.add(model.name()));
        for (SourceDeclaration source : sources) {
            if (modelNames.contains(source.name())) {
                diagnostics.report(source.span(), DiagnosticCode.NAME_SHARED, source.name());
            }
        }
    }
}
