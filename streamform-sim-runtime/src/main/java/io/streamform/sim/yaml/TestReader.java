package io.streamform.sim.yaml;

import io.streamform.runtime.topology.ModelView;
import io.streamform.runtime.topology.SourceSpec;
import io.streamform.sim.problem.NearestName;
import io.streamform.sim.problem.Place;
import io.streamform.sim.problem.ProblemCode;
import io.streamform.sim.problem.Problems;
import java.util.List;
import java.util.Optional;

/** Reads the tests of a file against the models of an application: every value typed by the schema of its row. */
public final class TestReader {

    private final String file;
    private final Problems problems;

    /** A reader for the file of that path, which reports what is wrong to {@code problems}. */
    public TestReader(String file, Problems problems) {
        this.file = file;
        this.problems = problems;
    }

    /** Checks the keys of a test that do not depend on a model; what is wrong is reported. */
    public void checkKeys(TestDefinition test) {
        YamlMapping mapping = test.mapping();
        mapping.entries().forEach((key, entry) -> {
            if (TestKeys.LATER.contains(key)) {
                problems.report(
                        ProblemCode.KEY_NOT_YET,
                        entry.place(),
                        "key '" + key + "' of a test is not supported yet; known are "
                                + String.join(", ", TestKeys.OF_TEST));
            } else if (!TestKeys.OF_TEST.contains(key)) {
                problems.report(
                        ProblemCode.UNKNOWN_KEY,
                        entry.place(),
                        "unknown key '" + key + "' in a test" + NearestName.hint(key, TestKeys.OF_TEST) + "; known are "
                                + String.join(", ", TestKeys.OF_TEST));
            }
        });
        if (test.model().isEmpty()) {
            problems.report(ProblemCode.KEY_MISSING, mapping.placeOf(TestKeys.MODEL), "the test names no model");
        }
        if (!mapping.has(TestKeys.GIVEN)) {
            problems.report(
                    ProblemCode.KEY_MISSING,
                    mapping.place(),
                    "the test has no 'given'; write given: [] for a test without input");
        }
        if (!mapping.has(TestKeys.EXPECT) && !mapping.has(TestKeys.EXPECT_TABLE)) {
            problems.report(
                    ProblemCode.KEY_MISSING,
                    mapping.place(),
                    "the test expects nothing: it has neither 'expect' nor 'expect_table'");
        }
    }

    /**
     * Reads the rows of a test.
     *
     * @param view the model that the test names
     * @param sources that the model reads, directly or through other models
     * @return the test; empty if something was reported
     */
    public <T> Optional<TestCase<T>> read(TestDefinition test, ModelView<T> view, List<SourceSpec<?, ?>> sources) {
        YamlMapping mapping = test.mapping();
        YamlMapping.Entry given = mapping.get(TestKeys.GIVEN);
        List<Input<?>> inputs =
                given == null ? List.of() : new GivenReader(file, view.name(), sources, problems).read(given.value());
        ExpectReader<T> reader = new ExpectReader<>(file, view, problems);
        YamlMapping.Entry expect = mapping.get(TestKeys.EXPECT);
        Optional<TestCase.Expectation<ExpectedChange<T>>> changes = expect == null
                ? Optional.empty()
                : Optional.of(new TestCase.Expectation<>(expect.place(), reader.changes(expect.value())));
        YamlMapping.Entry expectTable = mapping.get(TestKeys.EXPECT_TABLE);
        Optional<TestCase.Expectation<ExpectedRow<T>>> table = expectTable == null
                ? Optional.empty()
                : Optional.of(new TestCase.Expectation<>(expectTable.place(), reader.table(expectTable.value())));
        return problems.isEmpty() ? Optional.of(new TestCase<>(view, inputs, changes, table)) : Optional.empty();
    }

    /** Place of the model's name in the test, for messages about it. */
    public Place modelPlace(TestDefinition test) {
        YamlMapping.Entry entry = test.mapping().get(TestKeys.MODEL);
        return entry == null ? test.place() : Yaml.place(file, entry.value());
    }
}
