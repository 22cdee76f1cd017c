package io.streamform.maven.mojo;

import io.streamform.ir.diagnostic.Diagnostic;
import io.streamform.ir.diagnostic.Severity;
import io.streamform.ir.diagnostic.TextRenderer;
import io.streamform.ir.manifest.Manifest;
import io.streamform.ir.manifest.ManifestJson;
import io.streamform.ir.program.Program;
import io.streamform.sql.CompilationResult;
import io.streamform.sql.StreamformCompiler;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.jspecify.annotations.Nullable;

/** What all goals share: where the project is, and how it is compiled and its diagnostics shown. */
abstract class ProjectMojo extends AbstractMojo {

    /** The Maven project. */
    @Parameter(defaultValue = "${project}", readonly = true, required = true)
    protected @Nullable MavenProject project;

    /**
     * Directory of {@code streamform.yml}. Without it, the project's base directory or {@code src/main/streamform}, where
     * there is one.
     */
    @Parameter(property = "streamform.directory")
    private @Nullable File directory;

    /** Leaves this goal out. */
    @Parameter(property = "streamform.skip", defaultValue = "false")
    private boolean skip;

    @Override
    public final void execute() throws MojoExecutionException, MojoFailureException {
        if (skip) {
            getLog().info("streamform.skip is set");
            return;
        }
        try {
            run();
        } catch (IOException e) {
            throw new MojoExecutionException(e.getMessage(), e);
        }
    }

    /** Does the goal's work. */
    protected abstract void run() throws IOException, MojoExecutionException, MojoFailureException;

    /** The Maven project; set by Maven before anything runs. */
    protected final MavenProject project() {
        return Objects.requireNonNull(project);
    }

    /** The directory that the compiler starts from. */
    protected final Path projectDirectory() {
        return directory != null ? directory.toPath() : project().getBasedir().toPath();
    }

    /** The directory of build output. */
    protected final Path buildDirectory() {
        return Path.of(project().getBuild().getDirectory());
    }

    /** Compiles the project; prints all diagnostics; fails if there are errors. */
    protected final Program compile() throws IOException, MojoFailureException {
        return compilation().program().orElseThrow();
    }

    /** As {@link #compile()}, with the texts that were compiled. */
    protected final CompilationResult compilation() throws IOException, MojoFailureException {
        CompilationResult result = StreamformCompiler.compile(projectDirectory());
        TextRenderer renderer = new TextRenderer(result.texts());
        int errors = 0;
        for (Diagnostic diagnostic : result.diagnostics()) {
            String text = renderer.render(diagnostic).stripTrailing();
            if (diagnostic.code().severity() == Severity.ERROR) {
                errors++;
                getLog().error(text);
            } else {
                getLog().warn(text);
            }
        }
        if (errors > 0 || result.program().isEmpty()) {
            throw new MojoFailureException(count(errors, "error") + " in the project");
        }
        return result;
    }

    /** Name of the generated class with the {@code main} of the Flink job. */
    protected final String jobClass(Program program) throws IOException, MojoFailureException {
        String resource = Manifest.resource(program.name());
        Path manifest = Path.of(project().getBuild().getOutputDirectory()).resolve(resource);
        if (!Files.isRegularFile(manifest)) {
            throw new MojoFailureException("the project is not compiled: there is no " + resource
                    + " among its classes; is streamform:generate bound in the POM?");
        }
        return Objects.requireNonNull(
                ManifestJson.read(Files.readString(manifest)).entryClasses().get(Manifest.JOB));
    }

    /** {@code 1 model}, {@code 2 models}. */
    protected static String count(int number, String noun) {
        return number == 1 ? "1 " + noun : number + " " + noun + "s";
    }

    /** Directories of YAML tests that exist, the project's own first. */
    protected final List<Path> testDirectories(@Nullable File configured) {
        if (configured != null) {
            return List.of(configured.toPath());
        }
        Path base = project().getBasedir().toPath();
        return List.of(base.resolve("tests"), base.resolve("src/test/streamform")).stream()
                .filter(Files::isDirectory)
                .toList();
    }
}
