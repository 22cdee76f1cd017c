package io.streamform.sim.check;

import io.streamform.sim.problem.Place;
import io.streamform.sim.problem.Problem;
import io.streamform.sim.problem.ProblemCode;
import io.streamform.sim.problem.ProblemText;
import io.streamform.sim.yaml.TestDefinition;
import io.streamform.sim.yaml.TestFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs all test files of a directory: what {@code streamform:test} does. */
public final class StreamformTestRun {

    private final Path project;
    private final TestRunner runner;

    /**
     * A run of tests against the applications that {@code loader} finds.
     *
     * @param project directory to which the paths in messages are relative
     */
    public StreamformTestRun(Path project, ClassLoader loader) {
        this(project, Applications.load(loader));
    }

    /** A run of tests against these applications. */
    public StreamformTestRun(Path project, Applications applications) {
        this.project = project;
        this.runner = new TestRunner(applications);
    }

    /** Runs the files in {@code directory} and below, ordered by name. A directory without files fails. */
    public TestRunResult run(Path directory) {
        List<TestRunResult.FileResult> results = new ArrayList<>();
        for (Path file : TestFiles.in(directory)) {
            results.add(run(TestFile.read(TestFiles.shownPath(project, file), file)));
        }
        if (results.isEmpty()) {
            String path = TestFiles.shownPath(project, directory);
            Problem problem = noFiles(path);
            results.add(new TestRunResult.FileResult(
                    path, List.of(failed(path, List.of(problem), new ProblemText("").render("", List.of(problem))))));
        }
        return new TestRunResult(results);
    }

    /** The problem of a directory without test files. */
    public static Problem noFiles(String directory) {
        return Problem.of(
                ProblemCode.NO_FILES, Place.start(directory), "no test files (*.yml, *.yaml) in this directory");
    }

    private TestRunResult.FileResult run(TestFile file) {
        List<TestRunResult.TestResult> tests = new ArrayList<>();
        if (!file.problems().isEmpty()) {
            tests.add(failed("(the file)", file.problems(), TestRunner.render(file)));
        }
        for (TestDefinition test : file.tests()) {
            List<Problem> problems = runner.run(file, test);
            tests.add(
                    problems.isEmpty()
                            ? new TestRunResult.TestResult(test.name(), "", "")
                            : failed(test.name(), problems, TestRunner.render(file, test, problems)));
        }
        return new TestRunResult.FileResult(file.path(), tests);
    }

    private static TestRunResult.TestResult failed(String name, List<Problem> problems, String text) {
        return new TestRunResult.TestResult(name, problems.get(0).text(), text);
    }
}
