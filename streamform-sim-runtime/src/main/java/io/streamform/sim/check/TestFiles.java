package io.streamform.sim.check;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Finds test files and gives them the names by which people know them. */
public final class TestFiles {

    private TestFiles() {}

    /** Whether a file is a test file by its name. */
    public static boolean isTestFile(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.endsWith(".yml") || name.endsWith(".yaml");
    }

    /** The test files in {@code directory} and below, ordered by name; none if there is no such directory. */
    public static List<Path> in(Path directory) {
        if (!Files.isDirectory(directory)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(file -> isTestFile(file) && Files.isRegularFile(file))
                    .sorted(Comparator.comparing(file -> shownPath(directory, file)))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The path of {@code file} relative to {@code project} if it is inside, with {@code /} on every system. */
    public static String shownPath(Path project, Path file) {
        Path root = project.toAbsolutePath().normalize();
        Path absolute = file.toAbsolutePath().normalize();
        Path shown = absolute.startsWith(root) && !absolute.equals(root) ? root.relativize(absolute) : absolute;
        return shown.toString().replace('\\', '/');
    }
}
