package io.streamform.ir.manifest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.streamform.ir.fixture.RandomPrograms;
import io.streamform.ir.json.JsonFormatException;
import io.streamform.ir.program.Program;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ManifestJsonTest {

    private static final Coordinates RUNTIME = new Coordinates("io.streamform", "streamform-runtime", "0.1.0");

    @Test
    void readsBackEveryManifestThatItWrites() {
        for (long seed = 0; seed < 50; seed++) {
            Manifest manifest = manifest(RandomPrograms.of(seed));
            String text = ManifestJson.write(manifest);

            assertThat(ManifestJson.read(text)).as("seed %s", seed).isEqualTo(manifest);
            assertThat(ManifestJson.write(ManifestJson.read(text)))
                    .as("seed %s", seed)
                    .isEqualTo(text);
        }
    }

    @Test
    void keepsTextsUnexpanded() {
        assertThat(ManifestJson.write(manifest(RandomPrograms.of(1)))).contains("brokers: ${BROKERS:-localhost:9092}");
    }

    @Test
    void namesEveryOperatorByItsUid() {
        Program program = RandomPrograms.of(3);

        assertThat(manifest(program).operators())
                .extracting(OperatorEntry::uid)
                .containsExactlyElementsOf(program.operators().stream()
                        .map(op -> op.id().uid("random"))
                        .toList());
    }

    @Test
    void refusesANewerFormat() {
        String text = ManifestJson.write(manifest(RandomPrograms.of(1)))
                .replaceFirst("\"formatVersion\" : 1", "\"formatVersion\" : 7");

        assertThatThrownBy(() -> ManifestJson.read(text))
                .isInstanceOf(JsonFormatException.class)
                .hasMessage("manifest: formatVersion is 7, this release of Streamform reads up to 1;"
                        + " use the release that wrote it, or a later one");
    }

    @Test
    void refusesWhatItDoesNotKnow() {
        String text = ManifestJson.write(manifest(RandomPrograms.of(1)))
                .replaceFirst("\"compiler\" : \\{", "\"compiler\" : { \"host\" : \"x\",");

        assertThatThrownBy(() -> ManifestJson.read(text))
                .isInstanceOf(JsonFormatException.class)
                .hasMessage("manifest.compiler: unknown field 'host'");
    }

    @Test
    void standsInTheJarUnderItsApplication() {
        assertThat(Manifest.resource("fraud-pipeline")).isEqualTo("META-INF/streamform/fraud-pipeline/manifest.json");
    }

    private static Manifest manifest(Program program) {
        return Manifest.of(
                program,
                new Coordinates("com.acme", "fraud-pipeline", "1.2.3"),
                "0.1.0",
                RUNTIME,
                new Coordinates("io.streamform", "streamform-sim-runtime", "0.1.0"),
                Map.of(Manifest.JOB, "com.acme.fraud.FraudPipelineJob", Manifest.SCENARIO, "com.acme.fraud.Scenario"),
                Map.of("streamform.yml", "name: random\nbrokers: ${BROKERS:-localhost:9092}\n"));
    }
}
