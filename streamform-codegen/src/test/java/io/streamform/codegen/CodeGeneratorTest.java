package io.streamform.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.codegen.fixture.Generated;
import io.streamform.codegen.fixture.Programs;
import io.streamform.codegen.fixture.Projects;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class CodeGeneratorTest {

    @Test
    void generatedApplicationIsFoundAndHasTheModels() throws Exception {
        GeneratedFiles files = CodeGenerator.generate(Projects.compile(Path.of("../it/fraud-pipeline")));
        GeneratedFilesWriter.write(files, Path.of("target/gen/java"), Path.of("target/gen/res"));
        Generated generated = Generated.of(Programs.fraud());
        Generated.of(Projects.compile(Path.of("../it/fraud-pipeline")));

        assertThat(generated.application().topology().models())
                .extracting(model -> model.name())
                .containsExactly("clean_transactions", "account_activity");
    }
}
