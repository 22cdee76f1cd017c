package io.streamform.it.differential;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * What all engines must agree on for one program: the simulator, with and without restarts, and the generated Flink job on
 * a MiniCluster on the exact list of changes; both and Flink SQL on the final content.
 */
final class Agreement {

    private Agreement() {}

    /** Fails with the seed, the program and its input if the engines do not agree on the program of {@code seed}. */
    static void check(long seed, Path directory) throws Exception {
        RandomProgram program = ProgramGenerator.generate(seed);
        CompiledProgram compiled = CompiledProgram.compile(program, directory);

        Map<String, List<String>> changes = SimulatorRun.changes(compiled, false);
        assertThat(SimulatorRun.changes(compiled, true))
                .as("restarted after every event\n%s", program.describe())
                .isEqualTo(changes);

        Map<String, Multiset> content = FlinkSqlYardstick.run(program);
        if (!SimulatorRun.tables(compiled).equals(content) && !FlinkSqlYardstick.foldsToConstants(program)) {
            assertThat(SimulatorRun.tables(compiled))
                    .as("content against Flink SQL\n%s", program.describe())
                    .isEqualTo(content);
        }

        String backend = seed % 2 == 0 ? "hashmap" : "rocksdb";
        FlinkJobRun.changes(compiled, backend)
                .forEach((model, written) -> assertThat(written)
                        .as("changes of %s on %s\n%s", model, backend, program.describe())
                        .isEqualTo(changes.get(model)));
    }
}
