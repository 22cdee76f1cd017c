package io.streamform.it.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** The folder of a test below {@code target/cluster}; it stays after the test, so that logs can be read. */
final class WorkFolder {

    private WorkFolder() {}

    /** Returns the empty folder of a test; what an earlier run left there is deleted. */
    static Path of(Class<?> test) {
        Path folder = Path.of("target", "cluster", test.getSimpleName()).toAbsolutePath();
        try {
            if (Files.exists(folder)) {
                try (Stream<Path> files = Files.walk(folder)) {
                    for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                        Files.delete(file);
                    }
                }
            }
            return Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
