package io.streamform.sql.project;

import io.streamform.ir.diagnostic.DiagnosticCode;
import io.streamform.ir.diagnostic.Diagnostics;
import io.streamform.ir.diagnostic.Span;
import java.util.Locale;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeType;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.Tag;

/** Parses the text of a YAML file into a tree whose nodes know their places. */
final class YamlDocument {

    private YamlDocument() {}

    /**
     * The mapping at the top of a file. An empty file is an empty mapping; anything that is not one YAML mapping is
     * reported and is an empty mapping of which nothing is
     * missed.
     */
    static YamlMapping read(String file, String text, Diagnostics diagnostics) {
        LoadSettings settings = LoadSettings.builder()
                .setLabel(file)
                .setUseMarks(true)
                .setMaxAliasesForCollections(50)
                .build();
        try {
            Optional<Node> root = new Compose(settings).composeString(text);
            if (root.isEmpty() || isNull(root.get())) {
                return YamlMapping.empty(file, diagnostics);
            }
            if (root.get() instanceof MappingNode mapping) {
                return YamlMapping.of(file, file, mapping, diagnostics);
            }
            diagnostics.report(
                    span(file, root.get()),
                    DiagnosticCode.WRONG_YAML_TYPE,
                    file,
                    kind(root.get()),
                    "a mapping of keys");
        } catch (MarkedYamlEngineException e) {
            Optional<Mark> mark = e.getProblemMark().or(e::getContextMark);
            int line = mark.map(Mark::getLine).orElse(0) + 1;
            int column = mark.map(Mark::getColumn).orElse(0) + 1;
            diagnostics.report(Span.at(file, line, column), DiagnosticCode.YAML_SYNTAX, problem(e));
        } catch (YamlEngineException e) {
            diagnostics.report(
                    Span.at(file, 1, 1), DiagnosticCode.YAML_SYNTAX, firstLine(String.valueOf(e.getMessage())));
        }
        return YamlMapping.unreadable(file, diagnostics);
    }

    private static String problem(MarkedYamlEngineException e) {
        String problem = e.getProblem() == null ? String.valueOf(e.getMessage()) : e.getProblem();
        return firstLine(e.getContext() == null ? problem : e.getContext() + ", " + problem);
    }

    private static String firstLine(String text) {
        int end = text.indexOf('\n');
        return end < 0 ? text : text.substring(0, end);
    }

    /** Where a node stands; of a node over several lines, its first line. */
    static Span span(String file, Node node) {
        int line = node.getStartMark().map(Mark::getLine).orElse(0) + 1;
        int column = node.getStartMark().map(Mark::getColumn).orElse(0) + 1;
        int endLine = node.getEndMark().map(Mark::getLine).orElse(0) + 1;
        int endColumn = node.getEndMark().map(Mark::getColumn).orElse(0);
        if (endLine != line || endColumn < column) {
            return Span.at(file, line, column);
        }
        return new Span(file, line, column, line, endColumn);
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

    /** Whether a node is an absent value: {@code key:} with nothing behind it. */
    static boolean isNull(Node node) {
        return node.getNodeType() == NodeType.SCALAR && node.getTag().equals(Tag.NULL);
    }

    /** Lower case for comparing what people write. */
    static String fold(String text) {
        return text.toLowerCase(Locale.ROOT);
    }
}
