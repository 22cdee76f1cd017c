package io.streamform.flink.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.streamform.flink.fixture.Orders;
import io.streamform.runtime.topology.ConnectorSpec;
import io.streamform.runtime.topology.SourceSpec;
import java.time.Duration;
import java.util.Map;
import org.apache.flink.util.InstantiationUtil;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JobSettingsTest {

    private static final String SERVERS = "properties.bootstrap.servers";

    private static JobSettings settings(Map<String, String> environment, String... args) {
        return JobSettings.of("app", args, environment::get);
    }

    private static ConnectorSpec source(JobSettings settings, String address, String servers) {
        return settings.source(Orders.source(
                SourceSpec.Changelog.APPEND,
                SourceSpec.OnBadRecord.FAIL,
                Orders.kafka(address, Map.of(SERVERS, servers))));
    }

    @Test
    void argumentsAreRead() {
        JobSettings settings = settings(
                Map.of(),
                "--parallelism",
                "3",
                "--checkpoint-interval=5s",
                "-Dstreamform.backend=rocksdb",
                "--cache-bytes",
                "0");
        assertThat(settings.parallelism()).isEqualTo(3);
        assertThat(settings.checkpointInterval()).isEqualTo(Duration.ofSeconds(5));
        assertThat(settings.backend()).isEqualTo(JobSettings.Backend.ROCKSDB);
        assertThat(settings.cacheBytes()).isZero();
        assertThat(settings.probe()).isNull();
    }

    @Test
    void variablesComeFromArgumentsThenTheEnvironmentThenTheDefault() {
        Map<String, String> environment = Map.of("TOPIC", "env", "EMPTY", "");
        JobSettings settings = settings(environment, "--var", "BROKERS=given=1");
        assertThat(source(settings, "${TOPIC}-${EMPTY:-none}", "${BROKERS}"))
                .isEqualTo(Orders.kafka("env-none", Map.of(SERVERS, "given=1")));
        assertThat(source(settings, "a$1", "${ABSENT:-localhost:9092}").options())
                .containsEntry(SERVERS, "localhost:9092");
        assertThat(source(settings, "x", "${ABSENT:-}").options()).containsEntry(SERVERS, "");
    }

    @Test
    void aVariableThatIsNotSetNamesItselfAndItsOption() {
        assertThatThrownBy(() -> source(settings(Map.of()), "x", "${BROKERS}"))
                .isInstanceOf(JobSettingsException.class)
                .hasMessage(
                        "option 'properties.bootstrap.servers' of source 'orders' needs the variable BROKERS, which is"
                                + " not set: set it in the environment of the process that submits the job, or start the job with"
                                + " --var BROKERS=…, or give it a default, ${BROKERS:-…}");
        assertThatThrownBy(() -> source(settings(Map.of()), "x", "${9}"))
                .hasMessageContaining("holds a variable that cannot be read");
    }

    @Test
    void aProfileOverridesTheProjectAndArgumentsOverrideTheProfile() {
        JobSettings prod = settings(Map.of("BROKERS", "b:1"), "--profile", "prod");
        assertThat(prod.parallelism()).isEqualTo(4);
        assertThat(prod.backend()).isEqualTo(JobSettings.Backend.ROCKSDB);
        assertThat(source(prod, "x", "localhost").options()).containsEntry(SERVERS, "b:1");
        JobSettings more = settings(
                Map.of("streamform.profile", "prod"), "--parallelism", "2", "--option", "orders/" + SERVERS + "=c:2");
        assertThat(more.parallelism()).isEqualTo(2);
        assertThat(source(more, "x", "localhost").options()).containsEntry(SERVERS, "c:2");
        assertThatThrownBy(() -> settings(Map.of(), "--profile", "test"))
                .hasMessage("there is no profile 'test'; streamform.yml has dev, prod");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--parallelism 0|parallelism is '0', expected a whole number from 1 to 32768",
                "--checkpoint-interval soon|checkpoint-interval is 'soon', expected a duration of at least 10 milliseconds",
                "--backend disk|backend is 'disk', expected heap or rocksdb",
                "--paralellism 3|there is no argument --paralellism; arguments are --profile",
                "--profile|argument --profile has no value",
                "run|argument 1 is 'run'",
                "--var X|argument --var wants name=value",
            })
    void wrongArgumentsSayWhatIsExpected(String args, String message) {
        assertThatThrownBy(() -> settings(Map.of(), args.split(" ", -1)))
                .isInstanceOf(JobSettingsException.class)
                .hasMessageStartingWith(message);
    }

    @Test
    void settingsTravelWithoutVariables() throws Exception {
        JobSettings settings = settings(Map.of(), "--var", "PASSWORD=secret-value", "--cache-bytes", "7");
        byte[] bytes = InstantiationUtil.serializeObject(settings);
        assertThat(new String(bytes, java.nio.charset.StandardCharsets.ISO_8859_1))
                .doesNotContain("secret-value");
        JobSettings copy = InstantiationUtil.deserializeObject(bytes, getClass().getClassLoader());
        assertThat(copy.application()).isEqualTo("app");
        assertThat(copy.cacheBytes()).isEqualTo(7);
    }
}
