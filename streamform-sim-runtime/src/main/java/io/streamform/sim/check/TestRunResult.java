package io.streamform.sim.check;

import java.util.List;

/** What came of the test files of a directory, in order. */
public record TestRunResult(List<FileResult> files) {

    /** Copies the list. */
    public TestRunResult {
        files = List.copyOf(files);
    }

    /**
     * What came of a file.
     *
     * @param path of the file, as people see it
     * @param tests results in order; a file that is not well formed has one that fails
     */
    public record FileResult(String path, List<TestResult> tests) {

        /** Copies the list. */
        public FileResult {
            tests = List.copyOf(tests);
        }
    }

    /**
     * What came of a test.
     *
     * @param name of the test
     * @param summary first line of the failure; empty if it passed
     * @param failure the whole failure as text; empty if it passed
     */
    public record TestResult(String name, String summary, String failure) {

        /** Whether the test passed. */
        public boolean passed() {
            return failure.isEmpty();
        }
    }

    /** All results in order. */
    public List<TestResult> tests() {
        return files.stream().flatMap(file -> file.tests().stream()).toList();
    }

    /** Those that failed, in order. */
    public List<TestResult> failures() {
        return tests().stream().filter(test -> !test.passed()).toList();
    }

    /** Whether there was at least one test and all passed. */
    public boolean passed() {
        return !tests().isEmpty() && failures().isEmpty();
    }

    /** All failures as text, separated by empty lines; empty if all passed. */
    public String failureText() {
        return String.join("\n", failures().stream().map(TestResult::failure).toList());
    }
}
