package io.streamform.it.differential;

import java.nio.file.Path;
import java.util.stream.LongStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random programs over random changelogs; see {@link Agreement}. {@code -Ddifferential.first=…} and
 * {@code -Ddifferential.count=…} choose the seeds; a failure prints its seed, the program and the input.
 */
class DifferentialTest {

    @TempDir
    Path directory;

    static LongStream seeds() {
        long first = Long.getLong("differential.first", 0);
        return LongStream.range(first, first + Long.getLong("differential.count", 12));
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void allEnginesAgree(long seed) throws Exception {
        Agreement.check(seed, directory);
    }
}
