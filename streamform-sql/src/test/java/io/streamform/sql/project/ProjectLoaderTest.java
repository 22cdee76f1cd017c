package io.streamform.sql.project;

import static io.streamform.sql.fixture.ProjectFixture.empty;
import static io.streamform.sql.fixture.ProjectFixture.sql;
import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.ir.diagnostic.DiagnosticCode;
import io.streamform.ir.program.Connector;
import io.streamform.ir.program.Program;
import io.streamform.ir.program.SourceDefinition;
import io.streamform.sql.CompilationResult;
import io.streamform.sql.StreamformCompiler;
import io.streamform.sql.fixture.ProjectFixture;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProjectLoaderTest {

    private static final String ORDERS = """
            sources:
              shop.orders:
                connector: kafka
                topic: "${TOPIC:-orders}"
                format: json
                columns: {id: BIGINT NOT NULL, at: TIMESTAMP(3), note: STRING}
                primary_key: [id]
                changelog: upsert
                event_time: {column: at, max_delay: 5 seconds, idle_after: 1 minute}
                on_bad_record: drop
                options: {properties.bootstrap.servers: "${KAFKA:-localhost:9092}"}
                description: Orders.
            """;

    private static ProjectFixture orders(String sources) {
        return empty().withFile("sources.yml", sources).withModel("m", "SELECT id FROM shop.orders");
    }

    @Test
    void readsEveryKeyOfASource() {
        Program program = orders(ORDERS).program();
        SourceDefinition source = program.source("shop.orders");
        assertThat(source.connector().kind()).isEqualTo(Connector.Kind.KAFKA);
        assertThat(source.connector().address()).isEqualTo("${TOPIC:-orders}");
        assertThat(source.connector().options())
                .isEqualTo(Map.of("properties.bootstrap.servers", "${KAFKA:-localhost:9092}"));
        assertThat(source.eventTime())
                .contains(new SourceDefinition.EventTime(
                        "at", Duration.ofSeconds(5), Optional.of(Duration.ofMinutes(1))));
        assertThat(source.onBadRecord()).isEqualTo(SourceDefinition.OnBadRecord.DROP);
        assertThat(source.description()).isEqualTo("Orders.");
        assertThat(program.operators().stream().map(op -> op.id().path()))
                .containsExactly(
                        "shop.orders/source/shop.orders#0",
                        "shop.orders/normalize/id#0",
                        "shop.orders/watermark/at#0",
                        "m/calc/output#0");
    }

    @Test
    void reportsEveryErrorOfEveryFileAtOnce() {
        orders(ORDERS.replace("topic:", "topik:").replace("upsert", "upsrt"))
                .withFile("streamform.yml", "name: my app\npackage: com.acme\ntimezone: UTC\n")
                .reportsAll(
                        "sources.yml:2:3 KEY_MISSING",
                        "sources.yml:4:5 UNKNOWN_KEY",
                        "sources.yml:8:16 WRONG_YAML_VALUE",
                        "streamform.yml:1:7 WRONG_NAME",
                        "streamform.yml:3:1 UNKNOWN_KEY");
    }

    @Test
    void namesTheNearestKey() {
        empty().withFile("streamform.yml", "name: app\npackage: com.acme\n«timezone»: UTC\n")
                .withModel("m", "SELECT 1")
                .reports(DiagnosticCode.UNKNOWN_KEY, "timezone", "streamform.yml", "; did you mean 'time_zone'?");
    }

    @Test
    void tellsWhatComesLater() {
        orders(ORDERS.replace("on_bad_record: drop", "on_bad_record: «dead_letter»"))
                .reports(
                        DiagnosticCode.VALUE_NOT_YET,
                        "on_bad_record: dead_letter",
                        "use fail or drop; dropped records are counted");
        orders(ORDERS.replace("format: json", "format: «avro»"))
                .reports(DiagnosticCode.VALUE_NOT_YET, "format avro", "use json");
        orders(ORDERS)
                .withFile("streamform.yml", "name: app\npackage: com.acme\n«profiles»: {}\n")
                .reports(DiagnosticCode.KEY_NOT_YET, "profiles", "streamform.yml");
    }

    @Test
    void allowsPlaceholdersInOptionsAndAddressesOnly() {
        empty().withFile("streamform.yml", "name: «${APP}»\npackage: com.acme\n")
                .withModel("m", "SELECT 1")
                .reports(DiagnosticCode.PLACEHOLDER_NOT_ALLOWED, "name");
    }

    @Test
    void wantsTheRightTypesOfYaml() {
        orders(ORDERS.replace("{column: at, max_delay: 5 seconds, idle_after: 1 minute}", "«at»"))
                .reports(DiagnosticCode.WRONG_YAML_TYPE, "sources.shop.orders.event_time", "'at'", "a mapping of keys");
        orders(ORDERS.replace("5 seconds", "«soon»"))
                .reports(
                        DiagnosticCode.WRONG_YAML_VALUE,
                        "soon",
                        "sources.shop.orders.event_time.max_delay",
                        "a number and a unit such as 500 ms, 5 seconds, 1 minute, 2 hours, 30 days");
        orders(ORDERS + "    «topic»: again\n").reports(DiagnosticCode.KEY_TWICE, "topic", "sources.shop.orders");
        orders("sources: {a: b").reportsAll("sources.yml:1:15 YAML_SYNTAX");
    }

    @Test
    void checksTheColumnsOfASource() {
        orders(ORDERS.replace("BIGINT NOT NULL", "«NUMBER NOT»")).reportsAll("sources.yml:6:19 WRONG_TYPE_TEXT");
        orders(ORDERS.replace("note: STRING", "note: «ARRAY<STRING>»"))
                .reports(DiagnosticCode.TYPE_NOT_YET, "ARRAY<STRING>");
        orders(ORDERS.replace("primary_key: [id]", "primary_key: [«idd»]"))
                .reports(DiagnosticCode.UNKNOWN_SOURCE_COLUMN, "idd", "shop.orders", "; did you mean 'id'?");
        orders(ORDERS.replace("column: at", "column: «note»"))
                .reports(DiagnosticCode.EVENT_TIME_TYPE, "note", "shop.orders", "STRING");
        orders(ORDERS.replace("    primary_key: [id]\n", "").replace("changelog: upsert", "«changelog»: upsert"))
                .reports(DiagnosticCode.UPSERT_SOURCE_WITHOUT_KEY, "shop.orders");
        orders("sources:\n  shop.orders: {connector: kafka, topic: t}\n")
                .reportsAll("sources.yml:2:3 SOURCE_WITHOUT_COLUMNS");
    }

    @Test
    void checksTheSettingsOfAModel() {
        sql("SELECT i FROM t")
                .withModelSettings("  «mm»: {materialized: view}\n")
                .reports(DiagnosticCode.MODEL_WITHOUT_SQL, "mm", "models/mm.sql", "; did you mean 'm'?");
        sql("SELECT i FROM t")
                .withModelSettings("  m: {materialized: «append»}\n")
                .reports(DiagnosticCode.SINK_MISSING, "m");
        sql("SELECT i FROM t")
                .withModelSettings("  m: {«sink»: {connector: file, path: out}}\n")
                .reports(DiagnosticCode.VIEW_WITH_SINK, "m");
        sql("SELECT i FROM t")
                .withModelSettings("  m: {materialized: view}\n")
                .withFile("models/m.yml", "materialized: view\n")
                .reportsAll("models/m.yml:1:1 MODEL_SETTINGS_TWICE");
    }

    @Test
    void takesTheSettingsOfAModelFromAFileOfItsOwn() {
        Program program = sql("SELECT i FROM t")
                .withFile(
                        "models/m.yml",
                        "materialized: append\nsink: {connector: file, path: out}\ndescription: All of it.\n")
                .program();
        assertThat(program.model("m").description()).isEqualTo("All of it.");
    }

    @Test
    void appliesTheTimeToLiveOfTheProjectUnlessAModelHasItsOwn() {
        String count = "SELECT s, COUNT(*) AS n FROM t GROUP BY s";
        String settings = "name: a\npackage: b.c\nstate: {ttl: 1 day}\n";
        assertThat(sql(count).withFile("streamform.yml", settings).aggregate().ttl())
                .contains(Duration.ofDays(1));
        assertThat(sql(count)
                        .withFile("streamform.yml", settings + "models: {m: {ttl: none}}\n")
                        .aggregate()
                        .ttl())
                .isEmpty();
    }

    @Test
    void wantsAProjectWithModelsAndUniqueNames() {
        empty().reportsAll("streamform.yml:1:1 NO_MODELS");
        empty().withoutFile("streamform.yml").reportsAll(" NO_PROJECT");
        empty().withFile("src/main/streamform/streamform.yml", "").reportsAll("streamform.yml:1:1 TWO_LAYOUTS");
        sql("SELECT i FROM t").withModel("t", "SELECT 1").reportsAll("sources.yml:2:3 NAME_SHARED");
        sql("SELECT i FROM t").withModel("a-b", "SELECT 1").reportsAll("models/a-b.sql:1:1 WRONG_NAME");
        sql("SELECT i FROM t")
                .withFile("streamform.lock", "models: {a: {id: x}, m: {id: x}}\n")
                .reportsAll("streamform.lock:1:30 LOCK_ID_TWICE");
    }

    @Test
    void readsBothLayoutsFromDisk(@TempDir Path directory) throws IOException {
        ProjectFixture fixture = sql("SELECT i FROM t");
        for (String layout : new String[] {"flat", "maven/src/main/streamform"}) {
            for (Map.Entry<String, String> file : fixture.files().entrySet()) {
                Path path = directory.resolve(layout).resolve(file.getKey());
                Files.createDirectories(path.getParent());
                Files.writeString(path, file.getValue());
            }
        }
        Program flat =
                StreamformCompiler.compile(directory.resolve("flat")).program().orElseThrow();
        Program maven =
                StreamformCompiler.compile(directory.resolve("maven")).program().orElseThrow();
        assertThat(maven.operators()).isEqualTo(flat.operators());
        assertThat(maven.model("m").path()).isEqualTo("src/main/streamform/models/m.sql");
    }

    @Test
    void refusesFilesThatAreNotUtf8(@TempDir Path directory) throws IOException {
        Files.write(directory.resolve("streamform.yml"), "name: größe".getBytes(StandardCharsets.ISO_8859_1));
        CompilationResult result = StreamformCompiler.compile(directory);
        assertThat(result.diagnostics().get(0).code()).isEqualTo(DiagnosticCode.NO_PROJECT);
        assertThat(result.diagnostics().get(1).code()).isEqualTo(DiagnosticCode.NOT_UTF8);
    }
}
