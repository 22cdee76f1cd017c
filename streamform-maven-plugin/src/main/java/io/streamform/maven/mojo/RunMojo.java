package io.streamform.maven.mojo;

import io.streamform.ir.program.ModelDefinition;
import io.streamform.ir.program.Program;
import io.streamform.ir.program.SourceDefinition;
import io.streamform.maven.classpath.IsolatedLoader;
import io.streamform.maven.lifecycle.EarlierPhases;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import javax.inject.Inject;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.lifecycle.LifecycleExecutor;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.jspecify.annotations.Nullable;

/**
 * Runs the application in this process on an embedded Flink, to the end of its input, and prints per model the changes by
 * kind and the head of the final table. Needs no installation. Called from the command line it compiles the project first.
 */
@Mojo(name = "run", requiresDependencyResolution = ResolutionScope.RUNTIME, threadSafe = true)
public final class RunMojo extends ProjectMojo {

    private static final String COMMAND = "io.streamform.flink.job.EmbeddedEntry";

    /**
     * Directory with a file {@code <source>.jsonl} for every source, read instead of what the project declares; sinks then
     * write below {@link #outputDirectory} instead. Relative to the project. Without it, sources and sinks are as declared,
     * and Kafka topics are read to their present end.
     */
    @Parameter(property = "streamform.input")
    private @Nullable String input;

    /** Where sinks write with {@link #input}; emptied first. */
    @Parameter(property = "streamform.output", defaultValue = "${project.build.directory}/streamform-run")
    private @Nullable File outputDirectory;

    /** Most rows of a table that are shown. */
    @Parameter(property = "streamform.head", defaultValue = "10")
    private int head;

    /** Go on with unbounded sources until the process is told to end, instead of to their present end. */
    @Parameter(property = "streamform.unbounded", defaultValue = "false")
    private boolean unbounded;

    /** Further arguments of the job, as {@code main} takes them. */
    @Parameter(property = "streamform.arguments")
    private @Nullable List<String> arguments;

    @Parameter(defaultValue = "${plugin.artifacts}", readonly = true, required = true)
    private @Nullable List<Artifact> pluginArtifacts;

    @Parameter(defaultValue = "${session}", readonly = true, required = true)
    private @Nullable MavenSession session;

    @Parameter(defaultValue = "${mojoExecution}", readonly = true, required = true)
    private @Nullable MojoExecution execution;

    private final LifecycleExecutor lifecycle;

    /** Creates the goal. */
    @Inject
    public RunMojo(LifecycleExecutor lifecycle) {
        this.lifecycle = lifecycle;
    }

    @Override
    protected void run() throws IOException, MojoExecutionException, MojoFailureException {
        EarlierPhases.runIfCalledAlone(
                "process-classes", Objects.requireNonNull(execution), lifecycle, Objects.requireNonNull(session));
        Program program = compile();
        List<String> args = new ArrayList<>(arguments == null ? List.of() : arguments);
        args.addAll(localFiles(program));
        if (!runJob(program, args)) {
            throw new MojoFailureException("the run failed");
        }
    }

    /** The arguments that put files in place of what the project declares; none without {@link #input}. */
    private List<String> localFiles(Program program) throws IOException, MojoFailureException {
        if (input == null) {
            return List.of();
        }
        Path directory = project().getBasedir().toPath().resolve(input);
        Path output = Objects.requireNonNull(outputDirectory).toPath();
        OutputFolder.clear(output);
        List<String> args = new ArrayList<>();
        for (SourceDefinition source : program.sources()) {
            Path file = directory.resolve(source.name() + ".jsonl");
            if (!Files.exists(file)) {
                throw new MojoFailureException("there is no " + file + " for source '" + source.name()
                        + "'; streamform.input names a folder with a file <source>.jsonl for every source");
            }
            args.add("--input=" + source.name() + "=" + file);
        }
        for (ModelDefinition model : program.models()) {
            if (model.sink().isPresent()) {
                args.add("--output=" + model.name() + "=" + output.resolve(model.name()));
            }
        }
        return args;
    }

    private boolean runJob(Program program, List<String> args)
            throws IOException, MojoExecutionException, MojoFailureException {
        List<File> classes = List.of(new File(project().getBuild().getOutputDirectory()));
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader loader = IsolatedLoader.of(
                classes, project().getArtifacts(), bindings(Objects.requireNonNull(pluginArtifacts)))) {
            thread.setContextClassLoader(loader);
            Consumer<String> out = line -> getLog().info(line);
            Object succeeded = loader.loadClass(COMMAND)
                    .getMethod(
                            "run",
                            String.class,
                            String.class,
                            String[].class,
                            boolean.class,
                            int.class,
                            int.class,
                            Consumer.class)
                    .invoke(
                            null,
                            program.name(),
                            jobClass(program),
                            args.toArray(String[]::new),
                            !unbounded,
                            program.maxParallelism(),
                            head,
                            out);
            return Boolean.TRUE.equals(succeeded);
        } catch (InvocationTargetException e) {
            Throwable cause = e.getCause() == null ? e : e.getCause();
            throw new MojoExecutionException("the run ended with " + cause, cause);
        } catch (ClassNotFoundException e) {
            throw new MojoFailureException(
                    "the project does not depend on io.streamform:streamform-flink; add it to its dependencies", e);
        } catch (ReflectiveOperationException e) {
            throw new MojoExecutionException("the runner of the project's streamform-flink cannot be called: " + e, e);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    /** Flink logs through slf4j 1.7; without a binding it warns at every start, with this one it is silent. */
    private static List<Artifact> bindings(List<Artifact> artifacts) {
        return artifacts.stream()
                .filter(artifact -> artifact.getArtifactId().equals("slf4j-nop"))
                .toList();
    }
}
