package io.streamform.codegen;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.stream.Stream;

/**
 * The only class that touches the disk. What has not changed is not written, so that incremental compilers see no change;
 * what is no longer generated is deleted. Both directories belong to it alone.
 */
public final class GeneratedFilesWriter {

    private GeneratedFilesWriter() {}

    /**
     * Makes the two directories hold exactly {@code files}.
     *
     * @throws UncheckedIOException if a file cannot be written
     */
    public static Counts write(GeneratedFiles files, Path sourceDirectory, Path resourceDirectory) {
        try {
            return write(files.sources(), sourceDirectory).plus(write(files.resources(), resourceDirectory));
        } catch (IOException e) {
            throw new UncheckedIOException("generated files cannot be written: " + e.getMessage(), e);
        }
    }

    private static Counts write(SortedMap<String, byte[]> files, Path directory) throws IOException {
        Files.createDirectories(directory);
        int written = 0;
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Path path = directory.resolve(file.getKey());
            if (!Files.isRegularFile(path) || !Arrays.equals(Files.readAllBytes(path), file.getValue())) {
                Files.createDirectories(path.getParent());
                Files.write(path, file.getValue());
                written++;
            }
        }
        return new Counts(written, files.size() - written, deleteStale(files, directory));
    }

    private static int deleteStale(SortedMap<String, byte[]> files, Path directory) throws IOException {
        List<Path> present;
        try (Stream<Path> walk = Files.walk(directory)) {
            present = walk.sorted(Comparator.reverseOrder()).toList();
        }
        int deleted = 0;
        for (Path path : present) {
            if (Files.isDirectory(path)) {
                deleteIfEmpty(directory, path);
            } else if (!files.containsKey(directory.relativize(path).toString().replace('\\', '/'))) {
                Files.delete(path);
                deleted++;
            }
        }
        return deleted;
    }

    private static void deleteIfEmpty(Path root, Path directory) throws IOException {
        if (directory.equals(root)) {
            return;
        }
        try {
            Files.delete(directory);
        } catch (DirectoryNotEmptyException e) {
            // It holds generated files, and stays.
            return;
        }
    }

    /**
     * What happened to the files.
     *
     * @param written new or changed
     * @param unchanged left alone
     * @param deleted no longer generated
     */
    public record Counts(int written, int unchanged, int deleted) {

        Counts plus(Counts other) {
            return new Counts(written + other.written, unchanged + other.unchanged, deleted + other.deleted);
        }
    }
}
