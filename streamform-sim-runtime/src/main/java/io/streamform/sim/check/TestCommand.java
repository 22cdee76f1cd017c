package io.streamform.sim.check;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * {@link StreamformTestRun} for callers in another class loader: nothing but JDK types goes in and comes out.
 */
public final class TestCommand {

    private TestCommand() {}

    /**
     * Runs the tests in {@code directories} against the applications that the class loader of this class sees, and writes
     * JUnit XML into {@code reports}.
     *
     * @return the number of tests, the number of failures, and all failures as text
     */
    public static Object[] run(Path project, List<Path> directories, Path reports) throws IOException {
        StreamformTestRun run = new StreamformTestRun(project, TestCommand.class.getClassLoader());
        List<TestRunResult.FileResult> files = new ArrayList<>();
        for (Path directory : directories) {
            files.addAll(run.run(directory).files());
        }
        TestRunResult result = new TestRunResult(files);
        JUnitXml.write(result, reports);
        return new Object[] {result.tests().size(), result.failures().size(), result.failureText()};
    }
}
