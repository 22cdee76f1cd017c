package io.streamform.sim.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.sim.problem.ProblemCode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every code has a page, and the examples there are true. */
class ProblemCodeTest {

    private static final Path REPOSITORY = Path.of("..");
    private static final Pattern EXAMPLES =
            Pattern.compile("\nWrong:\n\n```yaml\n(.*?)\n```\n\nRight:\n\n```yaml\n(.*?)\n```\n", Pattern.DOTALL);

    /** Those whose examples are about files and builds, or about a model that no application here has. */
    private static final Set<ProblemCode> NOT_RUN = Set.of(
            ProblemCode.SOURCE_NOT_NAMED, ProblemCode.NO_APPLICATION, ProblemCode.NO_FILES, ProblemCode.UNREADABLE);

    @Test
    void everyPageHasACode() throws IOException {
        try (Stream<Path> pages = Files.list(REPOSITORY.resolve("docs/errors"))) {
            assertThat(pages.map(page -> page.getFileName().toString())
                            .filter(name -> name.startsWith("SF-TST-"))
                            .sorted())
                    .containsExactlyElementsOf(Arrays.stream(ProblemCode.values())
                            .map(code -> code.id() + ".md")
                            .sorted()
                            .toList());
        }
    }

    @ParameterizedTest
    @EnumSource
    void examplesOfThePageAreTrue(ProblemCode code) throws IOException {
        String page = Files.readString(REPOSITORY.resolve(code.page()), StandardCharsets.UTF_8);
        Matcher examples = EXAMPLES.matcher(page);

        assertThat(page).startsWith("# " + code.id() + ": ");
        assertThat(examples.find()).isTrue();
        assertThat(code.fix()).isNotBlank();
        if (!NOT_RUN.contains(code)) {
            assertThat(YamlCase.of(examples.group(1)).problems()).anyMatch(problem -> problem.contains(code.id()));
            assertThat(YamlCase.of(examples.group(2)).problems()).isEmpty();
        }
    }
}
