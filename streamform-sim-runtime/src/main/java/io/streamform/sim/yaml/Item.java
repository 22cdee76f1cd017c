package io.streamform.sim.yaml;

import io.streamform.sim.problem.NearestName;
import io.streamform.sim.problem.Place;
import io.streamform.sim.problem.ProblemCode;
import io.streamform.sim.problem.Problems;
import java.util.List;
import java.util.Optional;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/**
 * An item of a list of rows, in one of its two forms: {@code {op: insert, column: value, …}}, or
 * {@code {source: …, op: insert, row: {column: value, …}}} for rows that name their source or have a column named
 * {@code op}.
 *
 * @param op kind of change, insert without one
 * @param opPlace its place, or that of the item
 * @param columns the mapping that holds the columns
 * @param withOp whether {@code op} stands among the columns
 * @param item the whole item
 */
record Item(Op op, Place opPlace, YamlMapping columns, boolean withOp, YamlMapping item) {

    /** The items of a list; an absent list has none. Whatever is wrong is reported. */
    static List<Node> list(String file, String what, Node node, Problems problems) {
        if (node instanceof SequenceNode sequence) {
            return sequence.getValue();
        }
        problems.report(
                ProblemCode.WRONG_SHAPE,
                Yaml.place(file, node),
                what + " is " + Yaml.kind(node) + "; expected a list of rows, [] for none");
        return List.of();
    }

    /** Reads an item. */
    static Optional<Item> of(String file, String what, Node node, boolean mayNameSource, Problems problems) {
        Optional<YamlMapping> read = YamlMapping.of(file, what, node, problems);
        if (read.isEmpty()) {
            return Optional.empty();
        }
        YamlMapping item = read.get();
        YamlMapping.Entry row = item.get(TestKeys.ROW);
        YamlMapping columns = item;
        boolean wrapped = row != null && row.value() instanceof MappingNode;
        if (row != null && wrapped) {
            columns = YamlMapping.of(file, "the row", row.value(), problems).orElse(item);
            List<String> known = mayNameSource
                    ? List.of(TestKeys.SOURCE, TestKeys.OP, TestKeys.ROW)
                    : List.of(TestKeys.OP, TestKeys.ROW);
            item.entries().forEach((key, entry) -> {
                if (!known.contains(key)) {
                    problems.report(
                            ProblemCode.UNKNOWN_KEY,
                            entry.place(),
                            "unknown key '" + key + "' beside 'row'"
                                    + hintOr(key, known, "; known are " + String.join(", ", known)));
                }
            });
        }
        YamlMapping.Entry op = item.get(TestKeys.OP);
        if (op == null) {
            return Optional.of(new Item(Op.INSERT, item.place(), columns, !wrapped, item));
        }
        Place place = Yaml.place(file, op.value());
        Op kind = op.value() instanceof ScalarNode scalar ? Op.of(scalar.getValue()) : null;
        if (kind == null) {
            String found = op.value() instanceof ScalarNode scalar ? scalar.getValue() : "";
            problems.report(
                    ProblemCode.UNKNOWN_OP,
                    place,
                    "op is " + Yaml.kind(op.value())
                            + hintOr(found, Op.texts(), "; expected one of " + String.join(", ", Op.texts())));
            return Optional.empty();
        }
        return Optional.of(new Item(kind, place, columns, !wrapped, item));
    }

    private static String hintOr(String wanted, List<String> known, String otherwise) {
        String hint = NearestName.hint(wanted, known);
        return hint.isEmpty() ? otherwise : hint;
    }

    /** Whether the item is of the form that wraps its row. */
    boolean wrapped() {
        return !withOp;
    }
}
