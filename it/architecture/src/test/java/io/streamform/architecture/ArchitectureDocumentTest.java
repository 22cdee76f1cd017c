package io.streamform.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The page that newcomers read first names only what exists. */
class ArchitectureDocumentTest {

    private static final int LEAST_MAIN_FILES = 320;
    private static final int LEAST_NAMES = 5;
    private static final Pattern QUALIFIED_NAME = Pattern.compile("`(io\\.streamform[\\w.]*)`");
    private static final Pattern SIMPLE_NAME = Pattern.compile("`([A-Z][A-Za-z0-9]+)`");
    private static final Pattern FOLDER = Pattern.compile("`((?:it|docs|streamform-)[\\w/-]*)`");

    @Test
    void packagesAndQualifiedClassesExist() throws IOException {
        Set<String> sources = SourceFiles.main(LEAST_MAIN_FILES).stream()
                .map(file -> file.toString().replaceFirst(".*src/main/java/", ""))
                .collect(Collectors.toSet());
        assertThat(names(QUALIFIED_NAME)).isNotEmpty().allSatisfy(name -> {
            String path = name.replace('.', '/');
            assertThat(sources)
                    .as(name)
                    .anyMatch(source -> source.startsWith(path + "/") || source.equals(path + ".java"));
        });
    }

    @Test
    void classesNamedByTheirSimpleNameExist() throws IOException {
        Set<String> classes =
                Module.everything().stream().map(found -> found.getSimpleName()).collect(Collectors.toSet());
        assertThat(classes).containsAll(names(SIMPLE_NAME));
    }

    @Test
    void foldersExist() throws IOException {
        assertThat(names(FOLDER))
                .hasSizeGreaterThanOrEqualTo(LEAST_NAMES)
                .allSatisfy(folder -> assertThat(Module.root().resolve(folder)).isDirectory());
    }

    private static List<String> names(Pattern pattern) throws IOException {
        Path document = Module.root().resolve("ARCHITECTURE.md");
        return pattern.matcher(Files.readString(document))
                .results()
                .map((MatchResult result) -> result.group(1))
                .distinct()
                .sorted()
                .toList();
    }
}
