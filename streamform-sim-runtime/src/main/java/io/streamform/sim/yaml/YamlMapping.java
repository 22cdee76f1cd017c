package io.streamform.sim.yaml;

import io.streamform.sim.problem.Place;
import io.streamform.sim.problem.ProblemCode;
import io.streamform.sim.problem.Problems;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;

/** A YAML mapping with text keys, each once. */
final class YamlMapping {

    private final Place place;
    private final Map<String, Entry> entries;

    private YamlMapping(Place place, Map<String, Entry> entries) {
        this.place = place;
        this.entries = entries;
    }

    /** A key's place and its value. */
    record Entry(Place place, Node value) {}

    /** The mapping at {@code node}; if it is none, that is reported and the result is empty. */
    static Optional<YamlMapping> of(String file, String what, Node node, Problems problems) {
        if (!(node instanceof MappingNode mapping)) {
            problems.report(
                    ProblemCode.WRONG_SHAPE,
                    Yaml.place(file, node),
                    what + " is " + Yaml.kind(node) + "; expected a mapping");
            return Optional.empty();
        }
        Map<String, Entry> entries = new LinkedHashMap<>();
        for (NodeTuple tuple : mapping.getValue()) {
            Place place = Yaml.place(file, tuple.getKeyNode());
            if (!(tuple.getKeyNode() instanceof ScalarNode key)) {
                problems.report(
                        ProblemCode.WRONG_SHAPE,
                        place,
                        "a key of " + what + " is " + Yaml.kind(tuple.getKeyNode()) + "; expected a name");
                continue;
            }
            Entry first = entries.putIfAbsent(key.getValue(), new Entry(place, tuple.getValueNode()));
            if (first != null) {
                problems.report(
                        ProblemCode.KEY_TWICE,
                        place,
                        "'" + key.getValue() + "' stands twice in " + what + ", first in line "
                                + first.place().line());
            }
        }
        return Optional.of(new YamlMapping(Yaml.place(file, node), entries));
    }

    Place place() {
        return place;
    }

    Map<String, Entry> entries() {
        return entries;
    }

    boolean has(String key) {
        return entries.containsKey(key);
    }

    @Nullable
    Entry get(String key) {
        return entries.get(key);
    }

    /** Place of a key, or of the mapping without it. */
    Place placeOf(String key) {
        Entry entry = entries.get(key);
        return entry == null ? place : entry.place();
    }
}
