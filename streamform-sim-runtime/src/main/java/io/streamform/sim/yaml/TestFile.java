package io.streamform.sim.yaml;

import io.streamform.sim.problem.Place;
import io.streamform.sim.problem.Problem;
import io.streamform.sim.problem.ProblemCode;
import io.streamform.sim.problem.Problems;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/**
 * A test file, parsed but not compared with any application: its tests by name and place.
 *
 * @param path of the file, as people see it
 * @param text of the file
 * @param tests in order
 * @param problems of the file itself; a file without tests has at least one
 */
public record TestFile(String path, String text, List<TestDefinition> tests, List<Problem> problems) {

    /** Copies the lists. */
    public TestFile {
        tests = List.copyOf(tests);
        problems = List.copyOf(problems);
    }

    /** Reads and parses a file. A file that cannot be read is a problem too. */
    public static TestFile read(String path, Path file) {
        Problems problems = new Problems();
        try {
            byte[] bytes = Files.readAllBytes(file);
            return parse(
                    path,
                    StandardCharsets.UTF_8
                            .newDecoder()
                            .decode(ByteBuffer.wrap(bytes))
                            .toString());
        } catch (CharacterCodingException e) {
            problems.report(ProblemCode.UNREADABLE, Place.start(path), "the file is not UTF-8");
        } catch (IOException e) {
            problems.report(ProblemCode.UNREADABLE, Place.start(path), "the file cannot be read: " + e.getMessage());
        }
        return new TestFile(path, "", List.of(), problems.list());
    }

    /** Parses the text of a file. */
    public static TestFile parse(String path, String text) {
        Problems problems = new Problems();
        List<Node> items = new ArrayList<>();
        for (Node document : Yaml.documents(path, text, problems)) {
            if (document instanceof SequenceNode list) {
                items.addAll(list.getValue());
            } else if (!Yaml.isNull(document)) {
                items.add(document);
            }
        }
        List<TestDefinition> tests = new ArrayList<>();
        if (problems.isEmpty()) {
            for (Node item : items) {
                YamlMapping.of(path, "a test", item, problems)
                        .ifPresent(mapping -> tests.add(TestDefinition.of(mapping, tests.size() + 1)));
            }
            if (items.isEmpty()) {
                problems.report(ProblemCode.NO_TEST, Place.start(path), "no test in this file");
            }
        }
        return new TestFile(path, text, tests, problems.list());
    }
}
