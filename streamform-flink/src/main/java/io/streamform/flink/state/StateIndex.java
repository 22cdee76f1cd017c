package io.streamform.flink.state;

import io.streamform.runtime.codec.Codec;
import io.streamform.runtime.schema.KeySchema;
import io.streamform.runtime.schema.RowSchema;
import io.streamform.runtime.state.CountedCodec;
import io.streamform.runtime.state.StampedCodec;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Which codec belongs to which state in the present release: the resources {@value #RESOURCE} of a class loader. They make
 * it possible to read a state before, or without, its operator asking for it.
 *
 * <p>A line is {@code id SPACE expression}; empty lines and lines that begin with {@code #} are skipped. An expression is a
 * class, whose public static field {@code INSTANCE} is a {@code Codec}, {@code RowSchema} or {@code KeySchema};
 * {@code class#FIELD} for another public static field; {@code stamped(expression)} and {@code counted(expression)} for
 * {@link StampedCodec} and {@link CountedCodec}. An id stands in the index once.
 */
public final class StateIndex {

    /** Name of the resources. */
    public static final String RESOURCE = "META-INF/streamform/states";

    private final ClassLoader loader;
    private final Map<String, String> expressions;

    private StateIndex(ClassLoader loader, Map<String, String> expressions) {
        this.loader = loader;
        this.expressions = expressions;
    }

    /**
     * Reads the index of {@code loader}.
     *
     * @throws IllegalStateException if it is malformed
     */
    public static StateIndex of(ClassLoader loader) {
        Map<String, String> expressions = new TreeMap<>();
        try {
            Enumeration<URL> resources = loader.getResources(RESOURCE);
            while (resources.hasMoreElements()) {
                read(resources.nextElement(), expressions);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(RESOURCE + " cannot be read", e);
        }
        return new StateIndex(loader, expressions);
    }

    private static void read(URL resource, Map<String, String> expressions) throws IOException {
        URLConnection connection = resource.openConnection();
        connection.setUseCaches(false);
        try (InputStream in = connection.getInputStream();
                BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (line.isBlank() || line.startsWith("#")) {
                    continue;
                }
                int space = line.indexOf(' ');
                if (space <= 0) {
                    throw new IllegalStateException(RESOURCE + ": a line is 'id expression', found '" + line + "'");
                }
                String id = line.substring(0, space);
                String expression = line.substring(space + 1).strip();
                String other = expressions.putIfAbsent(id, expression);
                if (other != null && !other.equals(expression)) {
                    throw new IllegalStateException(RESOURCE + ": " + id + " is both " + other + " and " + expression);
                }
            }
        }
    }

    /** Ids whose expression is {@code className}, sorted. */
    List<String> idsOf(String className) {
        return expressions.entrySet().stream()
                .filter(entry -> entry.getValue().equals(className))
                .map(Map.Entry::getKey)
                .toList();
    }

    /**
     * The codec of the state or key {@code id}, null if the index has none.
     *
     * @throws IllegalStateException if the index names something that is not there
     */
    public @Nullable Codec<?> codec(String id) {
        String expression = expressions.get(id);
        return expression == null ? null : evaluate(id, expression);
    }

    private Codec<?> evaluate(String id, String expression) {
        if (expression.startsWith("stamped(") && expression.endsWith(")")) {
            return new StampedCodec<>(evaluate(id, expression.substring(8, expression.length() - 1)));
        }
        if (expression.startsWith("counted(") && expression.endsWith(")")) {
            return new CountedCodec<>(evaluate(id, expression.substring(8, expression.length() - 1)));
        }
        int hash = expression.indexOf('#');
        String className = hash < 0 ? expression : expression.substring(0, hash);
        Class<?> owner;
        try {
            owner = Class.forName(className, true, loader);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(RESOURCE + ": there is no class " + className + " for " + id, e);
        }
        return codecOf(hash < 0 ? Constant.instance(owner) : Constant.field(owner, expression.substring(hash + 1)));
    }

    private static Codec<?> codecOf(Object constant) {
        if (constant instanceof Codec<?> codec) {
            return codec;
        }
        if (constant instanceof RowSchema<?> row) {
            return row.codec();
        }
        if (constant instanceof KeySchema<?, ?> key) {
            return key.codec();
        }
        throw new IllegalStateException(
                RESOURCE + ": " + constant.getClass().getName() + " is no codec, row schema or key schema");
    }

    /** The codec in or behind the constant of a class, null if there is no such class or constant. */
    @Nullable
    Codec<?> codecOfClass(String className) {
        try {
            return codecOf(Constant.instance(Class.forName(className, true, loader)));
        } catch (ClassNotFoundException | IllegalStateException e) {
            return null;
        }
    }
}
