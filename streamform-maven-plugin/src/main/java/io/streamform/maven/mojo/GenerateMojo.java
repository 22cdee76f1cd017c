package io.streamform.maven.mojo;

import io.streamform.codegen.CodeGenerator;
import io.streamform.codegen.GeneratedFiles;
import io.streamform.codegen.GeneratedFilesWriter;
import io.streamform.codegen.JobDefaults;
import io.streamform.codegen.Release;
import io.streamform.ir.manifest.Coordinates;
import io.streamform.ir.program.Program;
import io.streamform.sql.CompilationResult;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import org.apache.maven.model.Resource;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.descriptor.PluginDescriptor;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/**
 * Compiles sources.yml, streamform.yml and models/*.sql to Java records, operators, the Flink job, Avro schemas and the
 * manifest. Only files that change are written; files that are no longer generated are deleted.
 */
@Mojo(name = "generate", defaultPhase = LifecyclePhase.GENERATE_SOURCES, threadSafe = true)
public final class GenerateMojo extends ProjectMojo {

    /** Where Java sources go. */
    @Parameter(defaultValue = "${project.build.directory}/generated-sources/streamform", required = true)
    private @Nullable File sourceDirectory;

    /** Where schemas, the manifest and service files go. */
    @Parameter(defaultValue = "${project.build.directory}/generated-resources/streamform", required = true)
    private @Nullable File resourceDirectory;

    @Parameter(defaultValue = "${plugin}", readonly = true, required = true)
    private @Nullable PluginDescriptor plugin;

    /** Creates the goal. */
    public GenerateMojo() {}

    @Override
    protected void run() throws IOException, MojoFailureException {
        Path sources = Objects.requireNonNull(sourceDirectory).toPath();
        Path resources = Objects.requireNonNull(resourceDirectory).toPath();
        // Roots are registered whatever happens next, so that an IDE keeps them while a model has an error.
        project().addCompileSourceRoot(sources.toString());
        Resource resource = new Resource();
        resource.setDirectory(resources.toString());
        project().addResource(resource);

        CompilationResult result = compilation();
        Program program = result.program().orElseThrow();
        GeneratedFiles files = JobDefaults.addTo(
                CodeGenerator.generate(program, release(result)),
                program.name(),
                result.project().orElseThrow().backend().name().toLowerCase(Locale.ROOT));
        GeneratedFilesWriter.Counts counts = GeneratedFilesWriter.write(files, sources, resources);
        if (counts.written() > 0 || counts.deleted() > 0) {
            getLog().info(count(program.models().size(), "model") + ": " + counts.written() + " files written, "
                    + counts.unchanged() + " unchanged, " + counts.deleted() + " deleted");
        } else {
            getLog().info(count(program.models().size(), "model") + ": nothing to do");
        }
    }

    private Release release(CompilationResult result) {
        PluginDescriptor descriptor = Objects.requireNonNull(plugin);
        String version = descriptor.getVersion();
        String group = descriptor.getGroupId();
        return new Release(
                new Coordinates(
                        project().getGroupId(),
                        project().getArtifactId(),
                        project().getVersion()),
                version,
                new Coordinates(group, "streamform-runtime", version),
                new Coordinates(group, "streamform-sim-runtime", version),
                result.files());
    }
}
