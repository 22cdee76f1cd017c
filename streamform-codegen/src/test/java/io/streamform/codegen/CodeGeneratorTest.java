package io.streamform.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.codegen.fixture.Generated;
import io.streamform.codegen.fixture.Programs;
import org.junit.jupiter.api.Test;

class CodeGeneratorTest {

    @Test
    void generatedApplicationIsFoundAndHasTheModels() throws Exception {
        GeneratedFiles files = CodeGenerator.generate(Programs.fraud());
        GeneratedFilesWriter.write(files, java.nio.file.Path.of("target/gen/java"), java.nio.file.Path.of("target/gen/res"));
        Generated generated = Generated.of(Programs.fraud());

        assertThat(generated.application().topology().models())
                .extracting(model -> model.name())
                .containsExactly("clean_transactions", "account_activity");
    }
}
