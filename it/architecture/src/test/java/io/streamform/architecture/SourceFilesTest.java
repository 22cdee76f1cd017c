package io.streamform.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Files stay small enough to read, and every package says what it is. */
class SourceFilesTest {

    private static final int LEAST_MAIN_FILES = 320;
    private static final int LEAST_TEST_FILES = 55;
    private static final int MOST_LINES_OF_A_MAIN_FILE = 400;
    private static final int MOST_LINES_OF_A_TEST_FILE = 600;

    @Test
    void mainFilesHaveAtMostFourHundredLines() throws IOException {
        assertThat(longerThan(MOST_LINES_OF_A_MAIN_FILE, SourceFiles.main(LEAST_MAIN_FILES)))
                .isEmpty();
    }

    @Test
    void testFilesHaveAtMostSixHundredLines() throws IOException {
        assertThat(longerThan(MOST_LINES_OF_A_TEST_FILE, SourceFiles.test(LEAST_TEST_FILES)))
                .isEmpty();
    }

    @Test
    void everyPackageIsDescribedAndNullMarked() throws IOException {
        List<Path> files = new ArrayList<>(SourceFiles.main(LEAST_MAIN_FILES));
        files.addAll(SourceFiles.test(LEAST_TEST_FILES));
        List<String> offenders = new ArrayList<>();
        for (Map.Entry<Path, Set<String>> folder : SourceFiles.byFolder(files).entrySet()) {
            Path description = describedIn(folder.getKey(), files);
            if (!files.contains(description)) {
                offenders.add(folder.getKey() + " has no package-info.java");
            } else if (!SourceFiles.read(description).contains("@NullMarked")
                    || !SourceFiles.read(description).startsWith("/**")) {
                offenders.add(description + " lacks a description or @NullMarked");
            }
        }
        assertThat(offenders).isEmpty();
    }

    /** Tests beside their subject share its description: a second {@code package-info} of one package is an error. */
    private static Path describedIn(Path folder, List<Path> files) {
        Path beside = Path.of(folder.toString().replace("src/test/java", "src/main/java"), "package-info.java");
        return files.contains(beside) ? beside : folder.resolve("package-info.java");
    }

    private static List<String> longerThan(int most, List<Path> files) throws IOException {
        List<String> offenders = new ArrayList<>();
        for (Path file : files) {
            long lines = SourceFiles.lines(file);
            if (lines > most) {
                offenders.add(file + " has " + lines + " lines");
            }
        }
        return offenders;
    }
}
