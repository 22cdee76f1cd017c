package io.streamform.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Nothing carries on after a failure that it does not know. */
class CaughtExceptionsTest {

    private static final int LEAST_MAIN_FILES = 320;
    private static final Pattern CATCHES_ANYTHING =
            Pattern.compile("catch \\((final )?(Throwable|Exception|RuntimeException|Error) \\w+\\)");

    /** The classes whose result a failure of code that others wrote is. */
    private static final Set<String> REPORTS_FAILURES_OF_GENERATED_CODE =
            Set.of("TestRunner.java", "ReleaseEntry.java");

    /**
     * Read from the source, because the compiler itself writes catch blocks of Throwable for try-with-resources. A catch
     * that wraps and throws again is allowed: the block must contain a throw.
     */
    @Test
    void generalExceptionsAreCaughtOnlyToBeThrownAgainWithMoreContext() throws IOException {
        List<String> offenders = new ArrayList<>();
        for (Path file : SourceFiles.main(LEAST_MAIN_FILES)) {
            if (REPORTS_FAILURES_OF_GENERATED_CODE.contains(SourceFiles.name(file))) {
                continue;
            }
            CATCHES_ANYTHING
                    .splitAsStream(SourceFiles.read(file))
                    .skip(1)
                    .filter(rest -> !block(rest).contains("throw "))
                    .forEach(rest -> offenders.add(file + ": " + block(rest).strip()));
        }
        assertThat(offenders).isEmpty();
    }

    private static String block(String afterCatch) {
        int depth = 0;
        for (int position = 0; position < afterCatch.length(); position++) {
            char character = afterCatch.charAt(position);
            if (character == '{') {
                depth++;
            } else if (character == '}' && --depth == 0) {
                return afterCatch.substring(0, position + 1);
            }
        }
        return afterCatch;
    }
}
