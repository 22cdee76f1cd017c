package io.streamform.sql;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.ir.diagnostic.TextRenderer;
import io.streamform.ir.text.ProgramPrinter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * One whole project per shape, with its plan; a project whose name ends in {@code -fail} has diagnostics instead. After a
 * change that is meant, run with {@code -Dgolden.update} and look at the difference: uids, keys and state fields in a plan
 * are those of running jobs.
 */
class GoldenPlansTest {

    private static final Path GOLDEN = Path.of("src", "test", "resources", "golden");

    static List<String> shapes() throws IOException {
        try (Stream<Path> directories = Files.list(GOLDEN)) {
            return directories
                    .map(directory -> String.valueOf(directory.getFileName()))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void isAsWrittenDown(String shape) throws IOException {
        CompilationResult result = StreamformCompiler.compile(GOLDEN.resolve(shape));
        boolean fails = shape.endsWith("-fail");
        String diagnostics = new TextRenderer(result.texts()).render(result.diagnostics());
        String actual = fails
                ? diagnostics
                : result.program().map(ProgramPrinter::print).orElse(diagnostics);
        Path expected = GOLDEN.resolve(shape).resolve(fails ? "diagnostics.txt" : "plan.txt");
        if (System.getProperty("golden.update") != null && System.getenv("CI") == null) {
            Files.writeString(expected, actual);
        }
        Path copy = Path.of("target", "golden", shape + ".txt");
        Files.createDirectories(copy.getParent());
        Files.writeString(copy, actual);
        assertThat(actual).as("cp %s %s", copy, expected).isEqualTo(Files.readString(expected));
    }
}
