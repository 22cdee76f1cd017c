package io.streamform.codegen.compile;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The JDK's compiler over generated files, with the warnings that generated code is free of turned into errors. */
public final class InMemoryCompiler {

    private static final List<String> OPTIONS =
            List.of("--release", "17", "-proc:none", "-Xlint:all,-processing,-serial", "-Werror", "-encoding", "UTF-8");

    private InMemoryCompiler() {}

    /**
     * Compiles {@code sources} against {@code classPath}.
     *
     * @param sources Java sources by path, as in generated files
     * @param resources other files by path
     * @param parent loads everything that is not generated
     * @return a loader of the classes and resources given
     * @throws IllegalStateException with all messages of the compiler if it has one
     */
    public static ClassLoader compile(
            Map<String, byte[]> sources, Map<String, byte[]> resources, String classPath, ClassLoader parent) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        List<String> options = new ArrayList<>(OPTIONS);
        options.addAll(List.of("-classpath", classPath));
        try (StandardJavaFileManager standard =
                        compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8);
                Classes classes = new Classes(standard)) {
            List<JavaFileObject> units = new ArrayList<>();
            new TreeMap<>(sources)
                    .forEach((path, bytes) -> units.add(new Source(path, new String(bytes, StandardCharsets.UTF_8))));
            boolean compiled = compiler.getTask(null, classes, diagnostics, options, null, units)
                    .call();
            if (!compiled || !diagnostics.getDiagnostics().isEmpty()) {
                throw new IllegalStateException(messages(diagnostics));
            }
            return new GeneratedClassLoader(classes.bytes(), resources, parent);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String messages(DiagnosticCollector<JavaFileObject> diagnostics) {
        StringBuilder text = new StringBuilder("generated code does not compile:");
        diagnostics.getDiagnostics().forEach(diagnostic -> text.append("\n  ").append(diagnostic));
        return text.toString();
    }

    private static final class Source extends SimpleJavaFileObject {

        private final String text;

        Source(String path, String text) {
            super(URI.create("memory:///" + path), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    private static final class Compiled extends SimpleJavaFileObject {

        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        Compiled(String className) {
            super(URI.create("memory:///" + className.replace('.', '/') + ".class"), Kind.CLASS);
        }

        @Override
        public OutputStream openOutputStream() {
            return bytes;
        }
    }

    private static final class Classes extends ForwardingJavaFileManager<JavaFileManager> {

        private final Map<String, Compiled> compiled = new TreeMap<>();

        Classes(JavaFileManager manager) {
            super(manager);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
            Compiled file = new Compiled(className);
            compiled.put(className, file);
            return file;
        }

        Map<String, byte[]> bytes() {
            Map<String, byte[]> bytes = new TreeMap<>();
            compiled.forEach((className, file) -> bytes.put(className, file.bytes.toByteArray()));
            return bytes;
        }
    }
}
