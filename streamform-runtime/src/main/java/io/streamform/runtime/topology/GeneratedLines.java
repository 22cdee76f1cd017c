package io.streamform.runtime.topology;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where lines of generated classes come from, so that a failure can name its place in the SQL. The build writes the resource
 * {@code META-INF/streamform/<application>/lines}; a line of it is {@code class first-last place}.
 */
public final class GeneratedLines {

    private final Map<String, List<Range>> ranges;

    private GeneratedLines(Map<String, List<Range>> ranges) {
        this.ranges = ranges;
    }

    /** The lines of {@code application}; none if there is no such resource. */
    public static GeneratedLines load(String application, ClassLoader loader) {
        String resource = "META-INF/streamform/" + application + "/lines";
        try (InputStream in = loader.getResourceAsStream(resource)) {
            return in == null
                    ? new GeneratedLines(Map.of())
                    : read(new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static GeneratedLines read(BufferedReader reader) throws IOException {
        Map<String, List<Range>> ranges = new HashMap<>();
        String line = reader.readLine();
        while (line != null) {
            int name = line.indexOf(' ');
            int dash = line.indexOf('-', name + 1);
            int place = line.indexOf(' ', dash + 1);
            if (!line.startsWith("#") && name > 0 && dash > 0 && place > 0) {
                ranges.computeIfAbsent(line.substring(0, name), absent -> new ArrayList<>())
                        .add(new Range(
                                Integer.parseInt(line.substring(name + 1, dash)),
                                Integer.parseInt(line.substring(dash + 1, place)),
                                line.substring(place + 1)));
            }
            line = reader.readLine();
        }
        return new GeneratedLines(ranges);
    }

    /** The place of the innermost generated line in the stack of {@code failure}, or null if there is none. */
    public @Nullable String place(Throwable failure) {
        for (StackTraceElement frame : failure.getStackTrace()) {
            String name = frame.getClassName();
            int nested = name.indexOf('$');
            for (Range range : ranges.getOrDefault(nested < 0 ? name : name.substring(0, nested), List.of())) {
                if (frame.getLineNumber() >= range.first && frame.getLineNumber() <= range.last) {
                    return range.place;
                }
            }
        }
        return null;
    }

    private record Range(int first, int last, String place) {}
}
