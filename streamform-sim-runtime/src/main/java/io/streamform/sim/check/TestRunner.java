package io.streamform.sim.check;

import io.streamform.runtime.topology.ModelView;
import io.streamform.sim.ModelChanges;
import io.streamform.sim.Simulator;
import io.streamform.sim.problem.Place;
import io.streamform.sim.problem.Problem;
import io.streamform.sim.problem.ProblemCode;
import io.streamform.sim.problem.ProblemText;
import io.streamform.sim.problem.Problems;
import io.streamform.sim.yaml.Input;
import io.streamform.sim.yaml.TestCase;
import io.streamform.sim.yaml.TestDefinition;
import io.streamform.sim.yaml.TestFile;
import io.streamform.sim.yaml.TestReader;
import java.util.List;
import java.util.Optional;

/** Runs tests on a simulator and tells what is wrong with them. */
public final class TestRunner {

    private final Applications applications;

    /** A runner for models of these applications. */
    public TestRunner(Applications applications) {
        this.applications = applications;
    }

    /** The problems of a test; none if it passes. */
    public List<Problem> run(TestFile file, TestDefinition test) {
        Problems problems = new Problems();
        TestReader reader = new TestReader(file.path(), problems);
        reader.checkKeys(test);
        if (test.model().isEmpty()) {
            return problems.list();
        }
        Optional<Applications.Found> found = applications.find(test.model());
        if (found.isEmpty()) {
            problems.report(applications.whyNot(test.model(), reader.modelPlace(test)));
            return problems.list();
        }
        run(found.get(), found.get().view(), test, reader, problems);
        return problems.list();
    }

    /** The problems of a test as one text. */
    public static String render(TestFile file, TestDefinition test, List<Problem> problems) {
        return new ProblemText(file.text()).render(test.name(), problems);
    }

    /** The problems of a file as one text. */
    public static String render(TestFile file) {
        return new ProblemText(file.text()).render("", file.problems());
    }

    private <T> void run(
            Applications.Found found, ModelView<T> view, TestDefinition test, TestReader reader, Problems problems) {
        Simulator simulator = new Simulator(found.topology(), List.of(view.name()));
        Optional<TestCase<T>> read = reader.read(test, view, simulator.sources());
        if (read.isEmpty()) {
            return;
        }
        TestCase<T> testCase = read.get();
        for (Input<?> input : testCase.inputs()) {
            Optional<Problem> failure = feed(simulator, found, input);
            if (failure.isPresent()) {
                problems.report(failure.get());
                return;
            }
        }
        ModelChanges<T> model = simulator.model(view);
        testCase.changes()
                .flatMap(expected -> new ChangelogCheck<>(view, expected).check(model))
                .ifPresent(problems::report);
        testCase.table()
                .flatMap(expected -> new TableCheck<>(view, expected).check(model))
                .ifPresent(problems::report);
    }

    /** Generated code may fail on a row, for example by a division; that is the outcome of the test. */
    private static Optional<Problem> feed(Simulator simulator, Applications.Found found, Input<?> input) {
        try {
            simulator.feed(input.source(), input.element());
            return Optional.empty();
        } catch (RuntimeException e) {
            return Optional.of(failure(found, input.place(), e));
        }
    }

    private static Problem failure(Applications.Found found, Place place, RuntimeException e) {
        String sql = found.lines().place(e);
        StackTraceElement[] trace = e.getStackTrace();
        List<String> details = trace.length == 0 ? List.of() : List.of("at " + (sql == null ? trace[0] : sql));
        return new Problem(
                ProblemCode.RUN_FAILED,
                place,
                "model '" + found.view().name() + "' failed on this row: "
                        + e.getClass().getSimpleName() + ": " + e.getMessage(),
                details);
    }
}
