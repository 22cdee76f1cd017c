package io.streamform.runtime.place;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where generated lines come from, as the resource {@code META-INF/streamform/<application>/lines} has it: a line is {@code
 * class first-last place}, and lines that begin with {@code #} are skipped.
 */
public final class SqlPlaces {

    private final Map<String, List<Lines>> byClass;

    private SqlPlaces(Map<String, List<Lines>> byClass) {
        this.byClass = byClass;
    }

    /**
     * The places of an application; none if the class loader has no such resource.
     *
     * @throws IllegalStateException if the resource is malformed
     */
    public static SqlPlaces of(ClassLoader loader, String application) {
        String name = "META-INF/streamform/" + application + "/lines";
        URL resource = loader.getResource(name);
        if (resource == null) {
            return new SqlPlaces(Map.of());
        }
        Map<String, List<Lines>> byClass = new HashMap<>();
        try (BufferedReader reader = open(resource)) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (!line.isBlank() && !line.startsWith("#")) {
                    Lines lines = Lines.parse(name, line);
                    byClass.computeIfAbsent(lines.className, absent -> new ArrayList<>())
                            .add(lines);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(name + " cannot be read", e);
        }
        return new SqlPlaces(byClass);
    }

    private static BufferedReader open(URL resource) throws IOException {
        URLConnection connection = resource.openConnection();
        // A cached JAR would stay open and locked.
        connection.setUseCaches(false);
        InputStream in = connection.getInputStream();
        return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    }

    /**
     * The place in the project that {@code failure} comes from, for example {@code models/x.sql:4}: that of the innermost
     * generated line on its stack; if there is none, that of its cause. Empty if no generated code took part.
     */
    public Optional<String> of(Throwable failure) {
        for (StackTraceElement element : failure.getStackTrace()) {
            Optional<String> place = of(element);
            if (place.isPresent()) {
                return place;
            }
        }
        Throwable cause = failure.getCause();
        return cause == null ? Optional.empty() : of(cause);
    }

    private Optional<String> of(StackTraceElement element) {
        String name = element.getClassName();
        int nested = name.indexOf('$');
        String className = nested < 0 ? name : name.substring(0, nested);
        for (Lines lines : byClass.getOrDefault(className, List.of())) {
            if (element.getLineNumber() >= lines.first && element.getLineNumber() <= lines.last) {
                return Optional.of(lines.place);
            }
        }
        return Optional.empty();
    }

    private record Lines(String className, int first, int last, String place) {

        static Lines parse(String resource, String line) {
            String[] parts = line.split(" ", 3);
            int dash = parts.length == 3 ? parts[1].indexOf('-') : -1;
            if (dash < 0) {
                throw new IllegalStateException(
                        resource + ": a line is 'class first-last place', found '" + line + "'");
            }
            try {
                return new Lines(
                        parts[0],
                        Integer.parseInt(parts[1].substring(0, dash)),
                        Integer.parseInt(parts[1].substring(dash + 1)),
                        parts[2]);
            } catch (NumberFormatException e) {
                throw new IllegalStateException(resource + ": no range of lines in '" + line + "'", e);
            }
        }
    }
}
