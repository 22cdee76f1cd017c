package io.streamform.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The Java files of the whole project, by path relative to its root; leaves out what builds write. */
final class SourceFiles {

    /** Among them the projects that it/projects builds: they are written as a user writes. */
    private static final Set<String> NOT_OURS = Set.of("target", ".git", "resources", "node_modules", "projects");

    private SourceFiles() {}

    /** Files under a {@code src/main/java}; fails when there are fewer than {@code least}. */
    static List<Path> main(int least) throws IOException {
        return below("src/main/java", least);
    }

    /** Files under a {@code src/test/java}; fails when there are fewer than {@code least}. */
    static List<Path> test(int least) throws IOException {
        return below("src/test/java", least);
    }

    /** The folders that hold a Java file, each with the names in it. */
    static TreeMap<Path, Set<String>> byFolder(List<Path> files) {
        TreeMap<Path, Set<String>> folders = new TreeMap<>();
        for (Path file : files) {
            folders.computeIfAbsent(parent(file), folder -> new TreeSet<>()).add(name(file));
        }
        return folders;
    }

    /** The text of a file found here. */
    static String read(Path file) throws IOException {
        return Files.readString(Module.root().resolve(file));
    }

    /** How many lines a file found here has. */
    static long lines(Path file) throws IOException {
        try (Stream<String> lines = Files.lines(Module.root().resolve(file))) {
            return lines.count();
        }
    }

    /** The last part of a path. */
    static String name(Path path) {
        Path name = path.getFileName();
        return name == null ? "" : name.toString();
    }

    private static Path parent(Path file) {
        Path parent = file.getParent();
        return parent == null ? Path.of("") : parent;
    }

    private static List<Path> below(String folder, int least) throws IOException {
        Path root = Module.root();
        List<Path> found = new ArrayList<>();
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
                return NOT_OURS.contains(name(directory)) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                Path relative = root.relativize(file);
                if (name(file).endsWith(".java") && relative.toString().contains(folder)) {
                    found.add(relative);
                }
                return FileVisitResult.CONTINUE;
            }
        });
        assertThat(found).as("Java files below %s", folder).hasSizeGreaterThanOrEqualTo(least);
        return found.stream().sorted().toList();
    }
}
