package io.streamform.maven.mojo;

import io.streamform.maven.classpath.IsolatedLoader;
import io.streamform.maven.lifecycle.EarlierPhases;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import javax.inject.Inject;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.lifecycle.LifecycleExecutor;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.jspecify.annotations.Nullable;

/**
 * Runs the YAML tests of {@code tests/} or {@code src/test/streamform/} in the simulator, prints each failure as an aligned
 * diff, writes JUnit XML and fails the build. Called from the command line it compiles the project first.
 */
@Mojo(
        name = "test",
        defaultPhase = LifecyclePhase.TEST,
        requiresDependencyResolution = ResolutionScope.TEST,
        threadSafe = true)
public final class TestMojo extends ProjectMojo {

    private static final String COMMAND = "io.streamform.sim.check.TestCommand";

    /** Directory of the YAML tests, instead of the usual two. */
    @Parameter(property = "streamform.testDirectory")
    private @Nullable File testDirectory;

    /** Where JUnit XML goes. */
    @Parameter(defaultValue = "${project.build.directory}/streamform-reports", required = true)
    private @Nullable File reportsDirectory;

    /** Leaves the tests out, as for Surefire. */
    @Parameter(property = "skipTests", defaultValue = "false")
    private boolean skipTests;

    /** Leaves compilation and run of tests out, as for Surefire. */
    @Parameter(property = "maven.test.skip", defaultValue = "false")
    private boolean skipAllTests;

    @Parameter(defaultValue = "${plugin.artifacts}", readonly = true, required = true)
    private @Nullable List<Artifact> pluginArtifacts;

    @Parameter(defaultValue = "${session}", readonly = true, required = true)
    private @Nullable MavenSession session;

    @Parameter(defaultValue = "${mojoExecution}", readonly = true, required = true)
    private @Nullable MojoExecution execution;

    private final LifecycleExecutor lifecycle;

    /** Creates the goal. */
    @Inject
    public TestMojo(LifecycleExecutor lifecycle) {
        this.lifecycle = lifecycle;
    }

    @Override
    protected void run() throws IOException, MojoExecutionException, MojoFailureException {
        if (skipTests || skipAllTests) {
            getLog().info("tests are skipped");
            return;
        }
        List<Path> directories = testDirectories(testDirectory);
        if (directories.isEmpty()) {
            getLog().info("no tests: neither tests/ nor src/test/streamform/ is there");
            return;
        }
        EarlierPhases.runIfCalledAlone(
                "test-compile", Objects.requireNonNull(execution), lifecycle, Objects.requireNonNull(session));
        Object[] result = runTests(directories);
        String count = count((Integer) result[0], "test");
        if (!Objects.equals(result[1], 0)) {
            getLog().error("\n" + result[2]);
            throw new MojoFailureException(result[1] + " of " + count + " failed");
        }
        getLog().info(count + " passed");
    }

    private Object[] runTests(List<Path> directories) throws IOException, MojoExecutionException {
        List<File> classes = List.of(
                new File(project().getBuild().getTestOutputDirectory()),
                new File(project().getBuild().getOutputDirectory()));
        try (URLClassLoader loader =
                IsolatedLoader.of(classes, project().getArtifacts(), Objects.requireNonNull(pluginArtifacts))) {
            Object result = loader.loadClass(COMMAND)
                    .getMethod("run", Path.class, List.class, Path.class)
                    .invoke(
                            null,
                            project().getBasedir().toPath(),
                            directories,
                            Objects.requireNonNull(reportsDirectory).toPath());
            return (Object[]) Objects.requireNonNull(result);
        } catch (InvocationTargetException e) {
            throw new MojoExecutionException("the tests could not be run: " + e.getCause(), e);
        } catch (ReflectiveOperationException e) {
            throw new MojoExecutionException("the simulator of the plugin cannot be called: " + e, e);
        }
    }
}
