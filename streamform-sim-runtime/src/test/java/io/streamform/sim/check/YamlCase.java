package io.streamform.sim.check;

import io.streamform.sim.fixture.ShopApplication;
import io.streamform.sim.problem.Problem;
import io.streamform.sim.yaml.TestDefinition;
import io.streamform.sim.yaml.TestFile;
import java.util.ArrayList;
import java.util.List;

/** The text of a test file, run against the shop. */
final class YamlCase {

    private final TestFile file;
    private final TestRunner runner = new TestRunner(Applications.of(new ShopApplication().topology()));

    private YamlCase(String text) {
        this.file = TestFile.parse("tests/case.yml", text);
    }

    static YamlCase of(String text) {
        return new YamlCase(text);
    }

    /** {@code line:column code text} of each problem. */
    List<String> problems() {
        List<Problem> all = new ArrayList<>(file.problems());
        file.tests().forEach(test -> all.addAll(runner.run(file, test)));
        return all.stream()
                .map(problem -> problem.place().line() + ":" + problem.place().column() + " "
                        + problem.code().id() + " " + problem.text())
                .toList();
    }

    /** All failures as people see them. */
    String text() {
        StringBuilder out = new StringBuilder();
        if (!file.problems().isEmpty()) {
            out.append(TestRunner.render(file));
        }
        for (TestDefinition test : file.tests()) {
            out.append(TestRunner.render(file, test, runner.run(file, test)));
        }
        return out.toString();
    }
}
