package io.streamform.it.differential;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Every program of the generator is one that the compiler takes, whole: its checks pass and code comes out. */
class CompilationTest {

    @Test
    void everyGeneratedProgramCompiles() {
        for (long seed = 0; seed < 300; seed++) {
            RandomProgram program = ProgramGenerator.generate(seed);

            assertThat(CompiledProgram.generate(program, Path.of("somewhere")).sources())
                    .as("seed %d", seed)
                    .isNotEmpty();
        }
    }
}
