package io.streamform.it.differential;

import io.streamform.codegen.CodeGenerator;
import io.streamform.codegen.GeneratedFiles;
import io.streamform.codegen.GeneratedFilesWriter;
import io.streamform.ir.diagnostic.TextRenderer;
import io.streamform.it.differential.RandomProgram.Field;
import io.streamform.it.differential.RandomProgram.Model;
import io.streamform.it.differential.RandomProgram.Source;
import io.streamform.runtime.topology.Application;
import io.streamform.sql.CompilationResult;
import io.streamform.sql.StreamformCompiler;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * A random program taken through the whole compiler, as a build does it: project files, IR, sources, javac with all
 * warnings as errors, class files.
 *
 * @param directory holds the input, the classes and the output of the job
 * @param loader of the generated classes
 */
record CompiledProgram(RandomProgram program, Path directory, URL classes, URLClassLoader loader) {

    /** Package of the generated code. */
    static final String PACKAGE = "random.program";

    /** Compiles {@code program} below {@code directory}. */
    static CompiledProgram compile(RandomProgram program, Path directory) {
        GeneratedFiles files = generate(program, directory);
        Path classes = directory.resolve("classes");
        Path sources = directory.resolve("sources");
        try {
            GeneratedFilesWriter.write(files, sources, classes);
            javac(program, sources, classes);
            URL url = classes.toUri().toURL();
            return new CompiledProgram(
                    program,
                    directory,
                    url,
                    new URLClassLoader(new URL[] {url}, CompiledProgram.class.getClassLoader()));
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The generated files of {@code program}. */
    static GeneratedFiles generate(RandomProgram program, Path directory) {
        CompilationResult result = StreamformCompiler.compile(texts(program, directory));
        if (result.program().isEmpty()) {
            throw new IllegalStateException(
                    new TextRenderer(result.texts()).render(result.diagnostics()) + "\n" + program.describe());
        }
        return CodeGenerator.generate(result.program().get());
    }

    /** The application that generated code offers. */
    Application application() {
        return ServiceLoader.load(Application.class, loader).findFirst().orElseThrow();
    }

    /** Where the source's lines are. */
    Path input() {
        return directory.resolve("input.jsonl");
    }

    /** Where the job writes {@code model}. */
    Path output(String model) {
        return directory.resolve("output").resolve(model);
    }

    /** Whether {@code model} has a sink: the last one and, by the seed, some of the others. */
    static boolean materialized(RandomProgram program, Model model) {
        int index = program.models().indexOf(model);
        return index == program.models().size() - 1 || ((program.seed() >> index) & 1) == 0;
    }

    private static Map<String, String> texts(RandomProgram program, Path directory) {
        Map<String, String> texts = new TreeMap<>();
        Source source = program.source();
        StringBuilder sources = new StringBuilder("sources:\n  " + source.name() + ":\n");
        sources.append("    connector: file\n    path: \"")
                .append(directory.resolve("input.jsonl"))
                .append("\"\n");
        sources.append("    format: json\n    columns:\n");
        for (Field field : source.fields()) {
            sources.append("      ")
                    .append(field.name())
                    .append(": ")
                    .append(field.declaration())
                    .append('\n');
        }
        if (!source.key().isEmpty()) {
            sources.append("    primary_key: [")
                    .append(String.join(", ", source.key()))
                    .append("]\n");
        }
        sources.append("    changelog: ")
                .append(source.mode().name().toLowerCase(Locale.ROOT))
                .append('\n');
        texts.put("sources.yml", sources.toString());
        StringBuilder settings = new StringBuilder("name: random\npackage: " + PACKAGE + "\nmodels:\n");
        for (Model model : program.models()) {
            texts.put("models/" + model.name() + ".sql", program.streamformSql(model) + "\n");
            settings.append("  ").append(model.name()).append(":\n");
            if (materialized(program, model)) {
                settings.append("    materialized: ")
                        .append(model.updating() ? "retract" : "append")
                        .append("\n    sink: {connector: file, path: \"")
                        .append(directory.resolve("output").resolve(model.name()))
                        .append("\", format: json}\n");
            } else {
                settings.append("    materialized: view\n");
            }
        }
        texts.put("streamform.yml", settings.toString());
        return texts;
    }

    private static void javac(RandomProgram program, Path sources, Path classes) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<Path> files;
        try (Stream<Path> walk = Files.walk(sources)) {
            files = walk.filter(f -> f.toString().endsWith(".java")).sorted().toList();
        }
        StringWriter messages = new StringWriter();
        try (StandardJavaFileManager manager =
                compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
            List<String> options = new ArrayList<>(List.of(
                    "--release",
                    "17",
                    "-proc:none",
                    "-Xlint:all,-processing,-serial",
                    "-Werror",
                    "-d",
                    classes.toString(),
                    "-classpath",
                    System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))));
            boolean compiled = compiler.getTask(
                            messages, manager, null, options, null, manager.getJavaFileObjectsFromPaths(files))
                    .call();
            if (!compiled) {
                throw new IllegalStateException(
                        "generated code does not compile:\n" + messages + "\n" + program.describe());
            }
        }
    }
}
