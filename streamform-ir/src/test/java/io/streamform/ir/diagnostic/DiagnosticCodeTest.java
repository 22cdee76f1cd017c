package io.streamform.ir.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DiagnosticCodeTest {

    private static final Path REPOSITORY = Path.of("..");
    private static final Path PAGES = REPOSITORY.resolve("docs").resolve("errors");

    @Test
    void hasAPageForEveryCodeAndNoOther() throws IOException {
        TreeSet<String> codes = Arrays.stream(DiagnosticCode.values())
                .map(DiagnosticCode::id)
                .collect(Collectors.toCollection(TreeSet::new));
        TreeSet<String> pages = new TreeSet<>();
        try (Stream<Path> files = Files.list(PAGES)) {
            files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".md") && !name.equals("README.md"))
                    // The simulator's own, which its ProblemCodeTest compares.
                    .filter(name -> !name.startsWith("SF-TST-"))
                    .forEach(name -> pages.add(name.substring(0, name.length() - 3)));
        }
        TreeSet<String> missing = new TreeSet<>(codes);
        missing.removeAll(pages);
        TreeSet<String> orphans = new TreeSet<>(pages);
        orphans.removeAll(codes);

        assertThat(missing)
                .as("codes without a page; write docs/errors/<CODE>.md for each")
                .isEmpty();
        assertThat(orphans)
                .as("pages in docs/errors without a code; remove them")
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void isExplainedWithAnExample(DiagnosticCode code) throws IOException {
        Path page = REPOSITORY.resolve(code.page());

        assertThat(page).exists();
        assertThat(Files.readString(page, StandardCharsets.UTF_8))
                .startsWith("# " + code.id() + ": ")
                .contains("\nWrong", "\nRight");
    }

    @Test
    void hasAnIdOfItsOwn() {
        assertThat(Arrays.stream(DiagnosticCode.values()).map(DiagnosticCode::id))
                .doesNotHaveDuplicates()
                .allMatch(id -> id.matches("SF-[A-Z]{2,4}-[0-9]{3}"), "SF-<part>-<three digits>");
    }

    @ParameterizedTest
    @EnumSource
    void saysWhatToDo(DiagnosticCode code) {
        assertThat(code.fix()).isNotBlank().doesNotContain("%");
        assertThat(code.message()).isNotBlank();
    }
}
