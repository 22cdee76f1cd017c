package io.streamform.maven.mojo;

import io.streamform.ir.program.Program;
import io.streamform.maven.packaging.JobJar;
import io.streamform.maven.packaging.JobJarContents;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import javax.inject.Inject;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.apache.maven.project.MavenProjectHelper;
import org.jspecify.annotations.Nullable;

/**
 * Packages the project and its libraries, without Flink itself, into {@code target/<finalName>-job.jar}, ready for
 * {@code flink run} or an upload, and attaches it with the classifier {@code job}.
 */
@Mojo(
        name = "jar",
        defaultPhase = LifecyclePhase.PACKAGE,
        requiresDependencyResolution = ResolutionScope.RUNTIME,
        threadSafe = true)
public final class JarMojo extends ProjectMojo {

    private final MavenProjectHelper helper;

    /** Name of the JAR without {@code -job.jar}. */
    @Parameter(defaultValue = "${project.build.finalName}", required = true)
    private @Nullable String finalName;

    /** Creates the goal. */
    @Inject
    public JarMojo(MavenProjectHelper helper) {
        this.helper = helper;
    }

    @Override
    protected void run() throws IOException, MojoExecutionException, MojoFailureException {
        File own = project().getArtifact().getFile();
        if (own == null || !own.isFile()) {
            throw new MojoFailureException(
                    "the project has no JAR yet; run 'mvn package', which packages it and then calls streamform:jar");
        }
        Program program = compile();
        List<File> libraries = JobJarContents.select(project().getArtifacts());
        Path target = buildDirectory().resolve(Objects.requireNonNull(finalName) + "-job.jar");
        Map<String, String> entries = new TreeMap<>();
        entries.put("Streamform-Application", program.name());
        JobJar.write(own, libraries, jobClass(program), entries, target);
        helper.attachArtifact(project(), "jar", "job", target.toFile());
        getLog().info(String.format(
                Locale.ROOT,
                "%s, %.1f MB, main class %s",
                project().getBasedir().toPath().relativize(target),
                Files.size(target) / 1e6,
                jobClass(program)));
    }
}
