package io.streamform.sim.yaml;

import io.streamform.runtime.topology.SourceSpec;
import io.streamform.sim.problem.NearestName;
import io.streamform.sim.problem.Place;
import io.streamform.sim.problem.ProblemCode;
import io.streamform.sim.problem.Problems;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;

/** Reads what stands behind {@code given}: rows of the one source, rows that name their source, or rows under sources. */
final class GivenReader {

    private final String file;
    private final String model;
    private final Problems problems;
    private final List<Input<?>> inputs = new ArrayList<>();
    private final Map<String, SourceInputs<?, ?>> sources = new LinkedHashMap<>();
    private @Nullable SourceInputs<?, ?> last;

    GivenReader(String file, String model, List<SourceSpec<?, ?>> sources, Problems problems) {
        this.file = file;
        this.model = model;
        this.problems = problems;
        for (SourceSpec<?, ?> spec : sources) {
            this.sources.put(spec.name(), new SourceInputs<>(file, spec, problems, inputs));
        }
    }

    List<Input<?>> read(Node given) {
        if (given instanceof MappingNode) {
            YamlMapping.of(file, "given", given, problems).ifPresent(this::readBySource);
        } else {
            for (Node node : Item.list(file, "given", given, problems)) {
                readNaming(node);
            }
        }
        sources.values().forEach(SourceInputs::finish);
        return inputs;
    }

    private void readBySource(YamlMapping given) {
        if (isOneRow(given)) {
            problems.report(
                    ProblemCode.WRONG_SHAPE,
                    given.place(),
                    "given is one row; expected a list of rows, [{…}], or a list under each source");
            return;
        }
        given.entries().forEach((name, entry) -> {
            SourceInputs<?, ?> source = source(name, entry.place());
            if (source != null) {
                for (Node node : Item.list(file, "given for '" + name + "'", entry.value(), problems)) {
                    Item.of(file, "an item", node, false, problems).ifPresent(item -> add(source, item));
                }
            }
        });
    }

    /** Whether somebody has forgotten the list around the only row. */
    private boolean isOneRow(YamlMapping given) {
        return given.entries().keySet().stream().noneMatch(sources::containsKey)
                && sources.values().stream()
                        .anyMatch(source -> given.entries().keySet().stream().anyMatch(source::hasColumn));
    }

    private void readNaming(Node node) {
        Item item = Item.of(file, "an item of given", node, true, problems).orElse(null);
        if (item == null) {
            return;
        }
        YamlMapping.Entry named = item.wrapped() ? item.item().get(TestKeys.SOURCE) : null;
        SourceInputs<?, ?> source;
        if (named != null) {
            String name = named.value() instanceof ScalarNode scalar ? scalar.getValue() : "";
            source = source(name, Yaml.place(file, named.value()));
        } else if (sources.size() == 1) {
            source = sources.values().iterator().next();
        } else {
            source = null;
            problems.report(
                    ProblemCode.SOURCE_NOT_NAMED,
                    item.item().place(),
                    "model '" + model + "' reads several sources; this row names none of "
                            + String.join(", ", sources.keySet()));
        }
        if (source != null) {
            add(source, item);
        }
    }

    private void add(SourceInputs<?, ?> source, Item item) {
        if (last != null && last != source) {
            last.finish();
        }
        last = source;
        source.add(item);
    }

    private @Nullable SourceInputs<?, ?> source(String name, Place place) {
        SourceInputs<?, ?> source = sources.get(name);
        if (source == null) {
            String hint = NearestName.hint(name, sources.keySet());
            problems.report(
                    ProblemCode.UNKNOWN_SOURCE,
                    place,
                    "model '" + model + "' does not read a source '" + name + "'"
                            + (hint.isEmpty() ? "; it reads " + String.join(", ", sources.keySet()) : hint));
        }
        return source;
    }
}
