package io.streamform.sim.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectDirectory;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectFile;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectUniqueId;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectUri;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.discovery.FilePosition;
import org.junit.platform.engine.support.descriptor.FileSource;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;

class StreamformTestEngineTest {

    @TempDir
    private Path project;

    private Path metrics;

    @BeforeEach
    void writeTests() throws IOException {
        metrics = project.resolve("metrics.yml");
        Files.writeString(metrics, """
                - name: right
                  model: customer_metrics
                  given: [{customer_id: 42, amount: 10}]
                  expect: [{op: insert, customer_id: 42, total_spend: 10}]
                - name: wrong
                  model: customer_metrics
                  given: [{customer_id: 42, amount: 10}]
                  expect: [{op: insert, customer_id: 42, total_spend: 11}]
                """);
    }

    @Test
    void runsTheTestsOfADirectory() throws IOException {
        Files.writeString(project.resolve("notes.txt"), "no test");
        Files.writeString(project.resolve("other.yaml"), "{model: regions, given: [], expect_table: []}");

        EngineExecutionResults results = run(selectDirectory(project.toFile()));

        results.testEvents()
                .assertStatistics(counts -> counts.started(3).succeeded(2).failed(1));
        assertThat(names(results)).allMatch(name -> name.contains("metrics.yml: ") || name.contains("other.yaml: "));
    }

    @Test
    void aFailureIsItsTextAndNoStackTrace() {
        Throwable failure = failures(run(selectFile(metrics.toFile()))).get(0);

        assertThat(failure)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("metrics.yml:8:12: error[SF-TST-020]")
                .hasMessageContaining("- expected  insert  42           11");
        assertThat(failure.getStackTrace()).isEmpty();
    }

    @Test
    void aTestKnowsItsPlace() {
        List<TestSource> sources = run(selectFile(metrics.toFile())).testEvents().started().stream()
                .map(event -> event.getTestDescriptor().getSource().orElseThrow())
                .toList();

        assertThat(sources)
                .containsExactly(
                        FileSource.from(metrics.toFile(), place(1, 3)), FileSource.from(metrics.toFile(), place(5, 3)));
    }

    @Test
    void aLineSelectsTheTestThatStandsThere() {
        assertThat(names(run(selectFile(metrics.toFile(), FilePosition.from(3)))))
                .singleElement()
                .asString()
                .endsWith("right");
        assertThat(names(run(selectUri(URI.create(metrics.toUri() + "?line=6")))))
                .singleElement()
                .asString()
                .endsWith("wrong");
    }

    @Test
    void urisSelectFilesAndDirectories() {
        assertThat(names(run(selectUri(metrics.toUri())))).hasSize(2);
        assertThat(names(run(selectUri(project.toUri())))).hasSize(2);
    }

    @Test
    void anIdSelectsItsTestAgain() {
        List<DiscoverySelector> ids = run(selectFile(metrics.toFile())).testEvents().started().stream()
                .map(event -> (DiscoverySelector)
                        selectUniqueId(event.getTestDescriptor().getUniqueId()))
                .toList();

        assertThat(names(run(ids.get(1)))).singleElement().asString().endsWith("wrong");
        assertThat(names(run(ids.get(0), ids.get(1)))).hasSize(2);
    }

    @Test
    void malformedYamlIsAFailingTest() throws IOException {
        Files.writeString(metrics, "model: [");

        EngineExecutionResults results = run(selectDirectory(project.toFile()));

        results.testEvents().assertStatistics(counts -> counts.started(1).failed(1));
        assertThat(failures(results).get(0))
                .hasMessageContaining("metrics.yml:")
                .hasMessageContaining("SF-TST-001");
    }

    @Test
    void aDirectoryWithoutTestsIsAFailingTest() throws IOException {
        Path empty = Files.createDirectory(project.resolve("empty"));

        for (Path directory : List.of(empty, project.resolve("nowhere"))) {
            EngineExecutionResults results = run(selectDirectory(directory.toString()));
            results.testEvents().assertStatistics(counts -> counts.started(1).failed(1));
            assertThat(failures(results).get(0)).hasMessageContaining("SF-TST-023");
        }
    }

    @Test
    void discoveryLeavesNothingBehindAndIsTheSameTwice() {
        assertThat(discovered()).isEqualTo(discovered()).hasSize(4);
    }

    private List<String> discovered() {
        TestDescriptor root = EngineTestKit.engine(StreamformTestEngine.ID)
                .selectors(selectDirectory(project.toFile()))
                .discover()
                .getEngineDescriptor();
        return Stream.concat(Stream.of(root), root.getDescendants().stream())
                .map(descriptor -> descriptor.getUniqueId().toString())
                .toList();
    }

    private static EngineExecutionResults run(DiscoverySelector... selectors) {
        return EngineTestKit.engine(StreamformTestEngine.ID)
                .selectors(selectors)
                .execute();
    }

    private static List<String> names(EngineExecutionResults results) {
        return results.testEvents().started().stream()
                .map(event -> event.getTestDescriptor().getDisplayName())
                .toList();
    }

    private static List<Throwable> failures(EngineExecutionResults results) {
        return results.testEvents().failed().stream()
                .map(StreamformTestEngineTest::failure)
                .toList();
    }

    private static org.junit.platform.engine.support.descriptor.FilePosition place(int line, int column) {
        return org.junit.platform.engine.support.descriptor.FilePosition.from(line, column);
    }

    private static Throwable failure(Event event) {
        return event.getPayload(TestExecutionResult.class)
                .flatMap(TestExecutionResult::getThrowable)
                .orElseThrow();
    }
}
