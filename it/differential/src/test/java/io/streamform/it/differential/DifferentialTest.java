package io.streamform.it.differential;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random programs over random changelogs: the simulator, with and without restarts, the generated Flink job on a
 * MiniCluster and Flink SQL agree on the final content; simulator and job on the exact list of changes.
 *
 * <p>{@code -Ddifferential.first=…} and {@code -Ddifferential.count=…} choose the seeds; a failure prints its seed, the
 * program and the input.
 */
class DifferentialTest {

    @TempDir
    Path directory;

    static LongStream seeds() {
        long first = Long.getLong("differential.first", 0);
        return LongStream.range(first, first + Long.getLong("differential.count", 24));
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void allEnginesAgree(long seed) throws Exception {
        RandomProgram program = ProgramGenerator.generate(seed);
        CompiledProgram compiled = CompiledProgram.compile(program, directory);

        Map<String, java.util.List<String>> changes = SimulatorRun.changes(compiled, false);
        assertThat(SimulatorRun.changes(compiled, true))
                .as("restarted after every event\n%s", program.describe())
                .isEqualTo(changes);

        assertThat(SimulatorRun.tables(compiled))
                .as("content against Flink SQL\n%s", program.describe())
                .isEqualTo(FlinkSqlYardstick.run(program));

        String backend = seed % 2 == 0 ? "hashmap" : "rocksdb";
        FlinkJobRun.changes(compiled, backend)
                .forEach((model, written) -> assertThat(written)
                        .as("changes of %s on %s\n%s", model, backend, program.describe())
                        .isEqualTo(changes.get(model)));
    }
}
