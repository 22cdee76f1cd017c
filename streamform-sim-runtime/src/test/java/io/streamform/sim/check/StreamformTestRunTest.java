package io.streamform.sim.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.sim.fixture.ShopApplication;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StreamformTestRunTest {

    private static final String GOOD = "{model: customer_metrics, given: [], expect: []}";
    private static final String BAD =
            "{name: \"<bad>\", model: customer_metrics, given: [{customer_id: 1}], expect: []}";

    @TempDir
    private Path project;

    private Path tests;

    @BeforeEach
    void makeDirectory() throws IOException {
        tests = Files.createDirectories(project.resolve("tests/more"));
    }

    @Test
    void countsWhatPassedAndTellsWhatFailed() throws IOException {
        Files.writeString(tests.resolve("b.yml"), "- " + GOOD + "\n- " + BAD + "\n");
        Files.writeString(project.resolve("tests/a.yaml"), GOOD);
        Files.writeString(tests.resolve("notes.txt"), "no test");

        TestRunResult result = run();

        assertThat(result.files())
                .extracting(TestRunResult.FileResult::path)
                .containsExactly("tests/a.yaml", "tests/more/b.yml");
        assertThat(result.tests()).hasSize(3);
        assertThat(result.passed()).isFalse();
        assertThat(result.failures()).extracting(TestRunResult.TestResult::name).containsExactly("<bad>");
        assertThat(result.failureText()).startsWith("tests/more/b.yml:2:71: error[SF-TST-020]");
    }

    @Test
    void malformedFilesFailAndTheOthersStillRun() throws IOException {
        Files.writeString(tests.resolve("a.yml"), "- {model: ]");
        Files.write(tests.resolve("b.yml"), new byte[] {'a', (byte) 0xff});
        Files.writeString(tests.resolve("c.yml"), GOOD);

        TestRunResult result = run();

        assertThat(result.failures()).hasSize(2);
        assertThat(result.failureText())
                .contains("tests/more/a.yml:1:11: error[SF-TST-001]")
                .contains("tests/more/b.yml:1:1: error[SF-TST-024]: the file is not UTF-8");
    }

    @Test
    void aDirectoryWithoutTestsIsNotGreen() {
        assertThat(run().passed()).isFalse();
        assertThat(run().failureText()).startsWith("tests:1:1: error[SF-TST-023]: no test files");
        assertThat(new StreamformTestRun(project, Applications.of())
                        .run(project.resolve("nowhere"))
                        .passed())
                .isFalse();
    }

    @Test
    void withoutAnApplicationEveryTestFails() throws IOException {
        Files.writeString(tests.resolve("a.yml"), GOOD);

        TestRunResult result = new StreamformTestRun(project, Applications.of()).run(project.resolve("tests"));
        TestRunResult twice = new StreamformTestRun(
                        project, Applications.of(new ShopApplication().topology(), new ShopApplication().topology()))
                .run(project.resolve("tests"));

        assertThat(result.failureText())
                .startsWith("tests/more/a.yml:1:9: error[SF-TST-019]: no compiled application is on the class path");
        assertThat(twice.failureText()).contains("several applications have a model 'customer_metrics': shop, shop");
    }

    @Test
    void findsTheApplicationThatAClassLoaderKnows() throws IOException {
        Files.writeString(tests.resolve("a.yml"), GOOD);

        assertThat(new StreamformTestRun(project, getClass().getClassLoader())
                        .run(project.resolve("tests"))
                        .passed())
                .isTrue();
    }

    @Test
    void writesJUnitXml() throws IOException {
        Files.writeString(tests.resolve("b.yml"), "- " + GOOD + "\n- " + BAD + "\n");
        Path reports = project.resolve("target/reports");

        JUnitXml.write(run(), reports);

        String xml = Files.readString(reports.resolve("TEST-tests.more.b.yml.xml"), StandardCharsets.UTF_8);
        assertThat(xml)
                .startsWith("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
                .contains(
                        "<testsuite name=\"tests.more.b.yml\" tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"0\" time=\"0\">")
                .contains("<testcase name=\"customer_metrics 1\" classname=\"tests.more.b.yml\" time=\"0\"></testcase>")
                .contains("<testcase name=\"&lt;bad&gt;\"")
                .contains("<failure message=\"model 'customer_metrics' gives other changes than expected");
    }

    @Test
    void theCommandOfThePluginGivesCountsAndTextAndWritesReports() throws IOException {
        Files.writeString(tests.resolve("b.yml"), "- " + GOOD + "\n- " + BAD + "\n");
        Path reports = project.resolve("target/reports");

        Object[] result = TestCommand.run(project, List.of(project.resolve("tests")), reports);

        assertThat(result[0]).isEqualTo(2);
        assertThat(result[1]).isEqualTo(1);
        assertThat(result[2]).asString().startsWith("tests/more/b.yml:2:71: error[SF-TST-020]");
        assertThat(reports.resolve("TEST-tests.more.b.yml.xml")).exists();
    }

    private TestRunResult run() {
        return new StreamformTestRun(project, Applications.of(new ShopApplication().topology()))
                .run(project.resolve("tests"));
    }
}
