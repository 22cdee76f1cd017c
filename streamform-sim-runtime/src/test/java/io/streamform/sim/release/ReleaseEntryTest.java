package io.streamform.sim.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReleaseEntryTest {

    private static final String SCENARIO = """
            {"format": 1, "steps": [
              {"source": "purchases", "insert": {"customer_id": "42", "amount": "10"}},
              {"restart": true},
              {"source": "purchases", "insert": {"customer_id": "42", "amount": null}},
              {"source": "purchases", "insert": {"customer_id": "42", "amount": "18"}},
              {"source": "bank.accounts", "upsert": {"account_id": "7", "region": "", "balance": "-0.5"}},
              {"source": "bank.accounts", "tombstone": {"account_id": "7"}},
              {"advance": 1000},
              {"source": "orders", "insert": {"order_id": "1", "status": "open", "ordered_at": "2026-01-01 00:00:00.5"}},
              {"source": "orders", "update": {
                "before": {"order_id": "1", "status": "open", "ordered_at": "2026-01-01 00:00:00.5"},
                "after": {"order_id": "1", "status": "open", "weight": "NaN", "ordered_at": "2026-01-01 00:00:00.5"}}}
            ]}
            """;

    @Test
    void givesTheChangesOfEveryModel() {
        String result = run(SCENARIO);

        assertThat(result)
                .startsWith(
                        "{\"format\":1,\"application\":\"shop\",\"models\":[{\"name\":\"customer_metrics\",\"mode\":\"upsert\","
                                + "\"key\":[\"customer_id\"],\"columns\":[{\"name\":\"customer_id\",\"type\":\"BIGINT NOT NULL\"},"
                                + "{\"name\":\"total_spend\",\"type\":\"INT\"}],\"changes\":["
                                + "{\"op\":\"insert\",\"after\":{\"customer_id\":\"42\",\"total_spend\":\"10\"}},"
                                + "{\"op\":\"update\",\"before\":{\"customer_id\":\"42\",\"total_spend\":\"10\"},"
                                + "\"after\":{\"customer_id\":\"42\",\"total_spend\":\"28\"}}]}")
                .contains(
                        "{\"op\":\"delete\",\"before\":{\"region\":\"\",\"accounts\":\"1\",\"largest_balance\":\"-0.50\"}}")
                .contains("\"weight\":\"NaN\"")
                .doesNotContain("failure");
    }

    @Test
    void givesTheStateAsAvro() {
        String result = run(SCENARIO);

        // customer 42: rows 3, last write 0, sum 28, values 2
        assertThat(result)
                .contains(
                        "\"uid\":\"shop/customer_metrics/aggregate/customer_id#0\",\"role\":\"acc\",\"form\":\"VALUE\"")
                .contains("\"entries\":[{\"key\":\"54\",\"place\":\"\",\"value\":\"06003804\"}]");
    }

    @Test
    void tellsWhereTheProgramFails() {
        String result = run("""
                {"format": 1, "application": "shop", "steps": [
                  {"source": "purchases", "insert": {"customer_id": "1"}},
                  {"source": "orders", "insert": {"order_id": "1"}},
                  {"source": "purchases", "insert": {"customer_id": "1", "amount": "5"}}
                ]}
                """);

        assertThat(result)
                .contains("\"failure\":{\"step\":1,\"message\":\"BadRecordException")
                .contains("\"total_spend\":null");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "{",
                "{} {}",
                "{\"format\": 2, \"steps\": []}",
                "{\"format\": 1}",
                "{\"format\": 1, \"steps\": [1]}",
                "{\"format\": 1, \"steps\": [{\"source\": \"nowhere\", \"insert\": {}}]}",
                "{\"format\": 1, \"steps\": [{\"source\": \"purchases\", \"insert\": {}}]}",
                "{\"format\": 1, \"steps\": [{\"source\": \"purchases\", \"insert\": {\"customer_id\": 1}}]}",
                "{\"format\": 1, \"steps\": [{\"source\": \"purchases\", \"insert\": {\"customer_id\": \"x\"}}]}",
                "{\"format\": 1, \"steps\": [{\"source\": \"purchases\", \"insert\": {\"customer_id\": \"1\", \"b\": \"1\"}}]}",
                "{\"format\": 1, \"steps\": [{\"source\": \"purchases\", \"delete\": {\"customer_id\": \"1\"}}]}",
                "{\"format\": 1, \"steps\": [{\"source\": \"orders\", \"update\": {\"order_id\": \"1\"}}]}",
                "{\"format\": 1, \"format\": 1, \"steps\": []}"
            })
    void refusesWhatIsNoScenario(String scenario) {
        assertThatThrownBy(() -> run(scenario)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void saysWhichApplicationIsMissing() {
        assertThatThrownBy(() -> run("{\"format\": 1, \"application\": \"other\", \"steps\": []}"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("other");
    }

    @Test
    void runsInAClassLoaderThatSharesTheJdkOnly() throws Exception {
        List<URL> urls = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            urls.add(Path.of(entry).toUri().toURL());
        }
        try (URLClassLoader release =
                new URLClassLoader(urls.toArray(new URL[0]), ClassLoader.getPlatformClassLoader())) {
            Class<?> entry = release.loadClass(ReleaseEntry.class.getName());
            assertThat(entry).isNotSameAs(ReleaseEntry.class);
            Method run = entry.getMethod("run", byte[].class);

            byte[] result = (byte[]) run.invoke(null, (Object) SCENARIO.getBytes(StandardCharsets.UTF_8));

            assertThat(new String(result, StandardCharsets.UTF_8)).isEqualTo(run(SCENARIO));
        }
    }

    private static String run(String scenario) {
        return new String(ReleaseEntry.run(scenario.getBytes(StandardCharsets.UTF_8)), StandardCharsets.UTF_8);
    }
}
