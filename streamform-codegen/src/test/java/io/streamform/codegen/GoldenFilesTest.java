package io.streamform.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.codegen.fixture.Projects;
import io.streamform.ir.program.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Few files, word for word, to see that generated code is not correct but weird. {@code -Dgolden.update} writes them anew;
 * read the difference before committing it.
 */
class GoldenFilesTest {

    private static final Path GOLDEN = Path.of("src/test/golden");

    private static final Map<String, String> RETRACTING =
            Map.of("streamform.yml", """
            name: shop
            package: com.acme.shop
            state: {ttl: 30 days}
            models:
              customers_by_region:
                materialized: upsert
                key: [region]
                sink: {connector: file, path: out}
                description: Customers of every region that has at least two.
            """, "sources.yml", """
            sources:
              crm.customers:
                connector: file
                path: in
                format: json
                columns: {customer_id: BIGINT NOT NULL, region: INT, score: DOUBLE, balance: "DECIMAL(12, 2)"}
                primary_key: [customer_id]
                changelog: upsert
            """, "models/customers_by_region.sql", """
            SELECT
              region,
              COUNT(*) AS customers,
              SUM(score) AS total_score,
              MAX(balance) AS greatest_balance
            FROM source('crm.customers')
            GROUP BY region
            HAVING COUNT(*) >= 2
            """);

    @Test
    void appendPipelineWithFilterCaseAndAggregate() throws IOException {
        check(
                "append",
                Projects.compile(Path.of("../it/fraud-pipeline")),
                List.of(
                        "com/acme/fraud/CleanTransactions.java",
                        "com/acme/fraud/SuspiciousTransactionsCalc.java",
                        "com/acme/fraud/AccountActivityAggregate.java",
                        "com/acme/fraud/FraudPipelineSources.java",
                        "com/acme/fraud/FraudPipelineTopology.java",
                        "com/acme/fraud/FraudPipelineJob.java"));
    }

    @Test
    void upsertSourceWithRetractingAggregate() throws IOException {
        check(
                "retracting",
                Projects.compile(RETRACTING),
                List.of(
                        "com/acme/shop/CrmCustomersJson.java",
                        "com/acme/shop/CustomersByRegionKey.java",
                        "com/acme/shop/CustomersByRegionState.java",
                        "com/acme/shop/CustomersByRegionStateCodec.java",
                        "com/acme/shop/CustomersByRegionAggregate.java",
                        "com/acme/shop/ShopJob.java"));
    }

    private static void check(String shape, Program program, List<String> paths) throws IOException {
        GeneratedFiles files = CodeGenerator.generate(program);
        Path directory = GOLDEN.resolve(shape);
        Set<String> names = new TreeSet<>();
        for (String path : paths) {
            String name = path.substring(path.lastIndexOf('/') + 1);
            names.add(name);
            Path golden = directory.resolve(name);
            if (isUpdate()) {
                Files.createDirectories(directory);
                Files.writeString(golden, files.source(path));
            }
            assertThat(files.source(path)).as("%s", golden).isEqualTo(Files.readString(golden));
        }
        try (Stream<Path> present = Files.list(directory)) {
            assertThat(present.map(file -> file.getFileName().toString())).containsExactlyInAnyOrderElementsOf(names);
        }
    }

    private static boolean isUpdate() {
        if (System.getProperty("golden.update") == null) {
            return false;
        }
        assertThat(System.getenv("CI"))
                .as("golden files are not updated on a build server")
                .isNull();
        return true;
    }
}
