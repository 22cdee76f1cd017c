package io.streamform.it.cluster;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The class path of a server process. Maven writes one file per kind of server below a target folder while it builds
 * (modules {@code it/kafka-broker} and {@code it/flink-distribution}), so the test's own class path has neither server
 * on it; system properties that the build sets say where the files are.
 *
 * @param entries JARs and folders, in order
 */
public record ProcessClassPath(List<Path> entries) {

    /** The system property that names the file with the class path of the Kafka broker. */
    public static final String KAFKA_PROPERTY = "streamform.it.kafka.classpath";

    /** The system property that names the file with the class path of Flink's job manager and task managers. */
    public static final String FLINK_PROPERTY = "streamform.it.flink.classpath";

    /** Copies the entries. */
    public ProcessClassPath {
        entries = List.copyOf(entries);
    }

    /** Returns the class path of the Kafka broker. */
    public static ProcessClassPath kafka() {
        return fromProperty(KAFKA_PROPERTY);
    }

    /** Returns the class path of Flink's processes. */
    public static ProcessClassPath flink() {
        return fromProperty(FLINK_PROPERTY);
    }

    /** Returns this class path with one more entry at its end. */
    public ProcessClassPath plus(Path entry) {
        return new ProcessClassPath(
                Stream.concat(entries.stream(), Stream.of(entry)).toList());
    }

    /** Returns the class path in the form that {@code java -cp} takes. */
    public String text() {
        return entries.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    private static ProcessClassPath fromProperty(String property) {
        String file = System.getProperty(property);
        if (file == null) {
            throw new IllegalStateException("system property " + property
                    + " must name a class path file; the build of it/cluster sets it for its integration tests");
        }
        try {
            String text = Files.readString(Path.of(file)).strip();
            return new ProcessClassPath(
                    Stream.of(text.split(File.pathSeparator)).map(Path::of).toList());
        } catch (IOException e) {
            throw new UncheckedIOException("no class path file " + file, e);
        }
    }
}
