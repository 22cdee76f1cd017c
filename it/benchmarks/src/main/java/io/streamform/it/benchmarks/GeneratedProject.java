package io.streamform.it.benchmarks;

import io.streamform.codegen.CodeGenerator;
import io.streamform.codegen.GeneratedFilesWriter;
import io.streamform.ir.diagnostic.TextRenderer;
import io.streamform.runtime.topology.Application;
import io.streamform.runtime.topology.Node;
import io.streamform.runtime.topology.Topology;
import io.streamform.sql.CompilationResult;
import io.streamform.sql.StreamformCompiler;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * The query as a project, taken through the compiler as a build does it.
 *
 * @param classes where the generated classes are
 * @param source its only source
 * @param aggregate its only stateful step
 * @param inserts makes rows of the source
 */
record GeneratedProject(URL classes, Node.Source<?, ?> source, Node.Keyed<?, ?, ?> aggregate, RowMaker<?> inserts) {

    private static final String PACKAGE = "io.streamform.it.benchmarks.generated";

    private static final Map<String, String> TEXTS =
            Map.of("streamform.yml", """
            name: benchmark
            package: io.streamform.it.benchmarks.generated
            models:
              totals:
                materialized: upsert
                key: [account]
                sink: {connector: kafka, topic: totals, format: json}
            """, "sources.yml", """
            sources:
              bids:
                connector: kafka
                topic: bids
                format: json
                columns:
                  account: BIGINT NOT NULL
                  amount: BIGINT NOT NULL
                changelog: append
            """, "models/totals.sql", """
            SELECT account, COUNT(*) AS n, SUM(amount) AS total, MAX(amount) AS largest
            FROM source('bids')
            GROUP BY account
            """);

    /** Compiled with the generated record, so that its constructor is called as any Java code calls it. */
    private static final String INSERTS = """
            package io.streamform.it.benchmarks.generated;

            import io.streamform.it.benchmarks.RowMaker;
            import io.streamform.runtime.change.Change;

            public final class Inserts implements RowMaker<Change<Bids>> {

                private static final long serialVersionUID = 1;

                @Override
                public Change<Bids> row(long account, long amount) {
                    return Change.insert(new Bids(account, amount));
                }
            }
            """;

    /** Compiles the project below {@code directory}. */
    static GeneratedProject compile(Path directory) throws IOException {
        CompilationResult result = StreamformCompiler.compile(TEXTS);
        if (result.program().isEmpty()) {
            throw new IllegalStateException(new TextRenderer(result.texts()).render(result.diagnostics()));
        }
        Path sources = directory.resolve("sources");
        Path classes = directory.resolve("classes");
        GeneratedFilesWriter.write(CodeGenerator.generate(result.program().get()), sources, classes);
        Files.writeString(sources.resolve(PACKAGE.replace('.', '/')).resolve("Inserts.java"), INSERTS);
        javac(sources, classes);
        URL url = classes.toUri().toURL();
        URLClassLoader loader = new URLClassLoader(new URL[] {url}, GeneratedProject.class.getClassLoader());
        Topology topology = ServiceLoader.load(Application.class, loader)
                .findFirst()
                .orElseThrow()
                .topology();
        Node.Source<?, ?> source = null;
        Node.Keyed<?, ?, ?> aggregate = null;
        for (Node node : topology.nodes()) {
            if (node instanceof Node.Source<?, ?> found) {
                source = found;
            } else if (node instanceof Node.Keyed<?, ?, ?> found) {
                aggregate = found;
            } else if (!(node instanceof Node.Sink)) {
                throw new IllegalStateException("the benchmark's source does not make the rows behind " + node.name());
            }
        }
        if (source == null || aggregate == null) {
            throw new IllegalStateException("no GROUP BY over a source in " + topology.nodes());
        }
        return new GeneratedProject(url, source, aggregate, inserts(loader));
    }

    private static RowMaker<?> inserts(ClassLoader loader) {
        try {
            return (RowMaker<?>) Class.forName(PACKAGE + ".Inserts", true, loader)
                    .getConstructor()
                    .newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void javac(Path sources, Path classes) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<Path> files;
        try (Stream<Path> walk = Files.walk(sources)) {
            files = walk.filter(f -> f.toString().endsWith(".java")).sorted().toList();
        }
        StringWriter messages = new StringWriter();
        List<String> options = List.of(
                "--release",
                "17",
                "-proc:none",
                "-d",
                classes.toString(),
                "-classpath",
                System.getProperty("java.class.path"));
        try (StandardJavaFileManager manager =
                compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
            boolean compiled = compiler.getTask(
                            messages, manager, null, options, null, manager.getJavaFileObjectsFromPaths(files))
                    .call();
            if (!compiled) {
                throw new IllegalStateException("generated code does not compile:\n" + messages);
            }
        }
    }
}
