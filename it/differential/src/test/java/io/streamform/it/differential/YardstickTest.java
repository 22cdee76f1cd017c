package io.streamform.it.differential;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The generator makes programs that Flink SQL accepts and finishes. */
class YardstickTest {

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 2})
    void flinkSqlRunsAGeneratedProgram(long seed) throws Exception {
        RandomProgram program = ProgramGenerator.generate(seed);

        Map<String, Multiset> tables = FlinkSqlYardstick.run(program);

        assertThat(tables).as(program.describe()).hasSize(program.models().size());
    }
}
