package io.streamform.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.codegen.fixture.Programs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GeneratedFilesWriterTest {

    @TempDir
    private Path directory;

    @Test
    void secondRunWritesNothing() {
        GeneratedFiles files = CodeGenerator.generate(Programs.fraud());
        int all = files.sources().size() + files.resources().size();

        assertThat(write(files)).isEqualTo(new GeneratedFilesWriter.Counts(all, 0, 0));
        assertThat(write(CodeGenerator.generate(Programs.fraud())))
                .isEqualTo(new GeneratedFilesWriter.Counts(0, all, 0));
    }

    @Test
    void onlyWhatChangedIsWrittenAndWhatIsGoneIsDeleted() throws IOException {
        write(files(Map.of("com/acme/A.java", "a", "com/acme/old/B.java", "b")));

        GeneratedFilesWriter.Counts counts = write(files(Map.of("com/acme/A.java", "a", "com/acme/C.java", "c")));

        assertThat(counts).isEqualTo(new GeneratedFilesWriter.Counts(1, 1, 1));
        assertThat(directory.resolve("java/com/acme/old")).doesNotExist();
        assertThat(Files.readString(directory.resolve("java/com/acme/C.java"))).isEqualTo("c");
    }

    @Test
    void sameProgramGivesTheSameBytes() {
        GeneratedFiles one = CodeGenerator.generate(Programs.fraud());
        GeneratedFiles other = CodeGenerator.generate(Programs.fraud());

        assertThat(other.sources().keySet()).isEqualTo(one.sources().keySet());
        one.sources()
                .forEach((path, bytes) -> assertThat(other.sources().get(path)).isEqualTo(bytes));
        one.resources()
                .forEach(
                        (path, bytes) -> assertThat(other.resources().get(path)).isEqualTo(bytes));
    }

    private GeneratedFilesWriter.Counts write(GeneratedFiles files) {
        return GeneratedFilesWriter.write(files, directory.resolve("java"), directory.resolve("resources"));
    }

    private static GeneratedFiles files(Map<String, String> texts) {
        TreeMap<String, byte[]> sources = new TreeMap<>();
        texts.forEach((path, text) -> sources.put(path, text.getBytes(java.nio.charset.StandardCharsets.UTF_8)));
        return new GeneratedFiles(sources, new TreeMap<>());
    }
}
