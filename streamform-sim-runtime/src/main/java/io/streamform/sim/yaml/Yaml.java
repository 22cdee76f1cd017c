package io.streamform.sim.yaml;

import io.streamform.sim.problem.Place;
import io.streamform.sim.problem.ProblemCode;
import io.streamform.sim.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.Tag;
import org.snakeyaml.engine.v2.schema.CoreSchema;

/** YAML text to nodes with places. */
final class Yaml {

    private static final int MOST_CODE_POINTS = 100_000_000;

    private Yaml() {}

    /** The documents of a file; a syntax error is reported, and the documents before it are returned. */
    static List<Node> documents(String file, String text, Problems problems) {
        LoadSettings settings = LoadSettings.builder()
                .setLabel(file)
                .setUseMarks(true)
                .setSchema(new CoreSchema())
                .setCodePointLimit(MOST_CODE_POINTS)
                .build();
        List<Node> documents = new ArrayList<>();
        try {
            new Compose(settings).composeAllFromString(text).forEach(documents::add);
        } catch (MarkedYamlEngineException e) {
            Optional<Mark> mark = e.getProblemMark().or(e::getContextMark);
            int line = mark.map(Mark::getLine).orElse(0) + 1;
            int column = mark.map(Mark::getColumn).orElse(0) + 1;
            problems.report(ProblemCode.YAML_SYNTAX, new Place(file, line, column, column), syntax(e));
        } catch (YamlEngineException e) {
            problems.report(ProblemCode.YAML_SYNTAX, Place.start(file), "malformed YAML: " + firstLine(e.getMessage()));
        } catch (StackOverflowError e) {
            // The library reads nested collections recursively.
            problems.report(
                    ProblemCode.YAML_SYNTAX, Place.start(file), "malformed YAML: collections are nested too deeply");
        }
        return documents;
    }

    private static String syntax(MarkedYamlEngineException e) {
        String problem = firstLine(e.getProblem() == null ? e.getMessage() : e.getProblem());
        return "malformed YAML: " + (e.getContext() == null ? problem : firstLine(e.getContext()) + ", " + problem);
    }

    private static String firstLine(@Nullable String message) {
        String text = String.valueOf(message);
        int end = text.indexOf('\n');
        return end < 0 ? text : text.substring(0, end);
    }

    /** Where a node stands; of a node over several lines, its first character. */
    static Place place(String file, Node node) {
        int line = node.getStartMark().map(Mark::getLine).orElse(0) + 1;
        int column = node.getStartMark().map(Mark::getColumn).orElse(0) + 1;
        int endLine = node.getEndMark().map(Mark::getLine).orElse(0) + 1;
        int endColumn = node.getEndMark().map(Mark::getColumn).orElse(0);
        return new Place(file, line, column, endLine == line ? Math.max(column, endColumn) : column);
    }

    /** What a node is, for messages. */
    static String kind(Node node) {
        if (isNull(node)) {
            return "empty";
        }
        return switch (node.getNodeType()) {
            case SCALAR -> "'" + ((ScalarNode) node).getValue() + "'";
            case SEQUENCE -> "a list";
            case MAPPING -> "a mapping";
            case ANCHOR -> "an anchor";
        };
    }

    static boolean isNull(Node node) {
        return node instanceof ScalarNode scalar && scalar.getTag().equals(Tag.NULL);
    }
}
