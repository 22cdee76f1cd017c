package io.streamform.it.differential;

import io.streamform.it.differential.RandomProgram.Event;
import io.streamform.it.differential.RandomProgram.Model;
import io.streamform.runtime.change.Change;
import io.streamform.runtime.change.SourceElement;
import io.streamform.runtime.change.Upsert;
import io.streamform.runtime.schema.RowSchema;
import io.streamform.runtime.topology.Node;
import io.streamform.runtime.topology.SourceSpec;
import io.streamform.runtime.topology.Topology;
import io.streamform.sim.ModelChanges;
import io.streamform.sim.Simulator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Runs a compiled program in the simulator. */
final class SimulatorRun {

    private SimulatorRun() {}

    /** The changes of every model, as text, in order; {@code restart} restarts the simulation after every event. */
    static Map<String, List<String>> changes(CompiledProgram compiled, boolean restart) {
        Topology topology = compiled.application().topology();
        Simulator simulator = new Simulator(topology);
        String source = compiled.program().source().name();
        for (SourceElement<?> element : elements(compiled, topology)) {
            simulator.feed(source, element);
            if (restart) {
                simulator.restart();
            }
        }
        Map<String, List<String>> result = new LinkedHashMap<>();
        for (Model model : compiled.program().models()) {
            result.put(model.name(), texts(simulator.model(model.name())));
        }
        return result;
    }

    /** The source's events as the elements that its connector would emit. */
    static List<SourceElement<?>> elements(CompiledProgram compiled, Topology topology) {
        for (Node node : topology.nodes()) {
            if (node instanceof Node.Source<?, ?> source) {
                List<SourceElement<?>> elements = new ArrayList<>();
                for (Event event : compiled.program().source().events()) {
                    elements.add(element(source.spec(), event));
                }
                return elements;
            }
        }
        throw new IllegalStateException("a topology without a source");
    }

    private static <K, T> SourceElement<T> element(SourceSpec<K, T> spec, Event event) {
        T before = row(spec.schema(), event.before());
        T after = row(spec.schema(), event.after());
        if (spec.changelog() == SourceSpec.Changelog.UPSERT) {
            T any = after != null ? after : Objects.requireNonNull(before);
            return new Upsert<>(Objects.requireNonNull(spec.key()).key(any), after);
        }
        return Objects.requireNonNull(
                before == null
                        ? Change.insert(Objects.requireNonNull(after))
                        : after == null ? Change.delete(before) : Change.update(before, after));
    }

    private static <T> @Nullable T row(RowSchema<T> schema, @Nullable Object @Nullable [] values) {
        return values == null ? null : schema.row(values.clone());
    }

    private static <T> List<String> texts(ModelChanges<T> changes) {
        List<String> texts = new ArrayList<>();
        for (Change<T> change : changes.changes()) {
            texts.add(text(changes.view().schema(), change));
        }
        return texts;
    }

    /** A change as text, the same for every engine. */
    static <T> String text(RowSchema<T> schema, Change<T> change) {
        T before = change.before();
        T after = change.after();
        String shown =
                (before == null ? "" : values(schema, before)) + " -> " + (after == null ? "" : values(schema, after));
        return change.kind() + " " + shown;
    }

    private static <T> String values(RowSchema<T> schema, T row) {
        return Multiset.text(list(schema, row));
    }

    /** The values of a row in column order. */
    static <T> List<@Nullable Object> list(RowSchema<T> schema, T row) {
        Object[] values = new Object[schema.columns().size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = schema.value(row, i);
        }
        return Arrays.asList(values);
    }

    /** Final content of every model. */
    static Map<String, Multiset> tables(CompiledProgram compiled) {
        Topology topology = compiled.application().topology();
        Simulator simulator = new Simulator(topology);
        for (SourceElement<?> element : elements(compiled, topology)) {
            simulator.feed(compiled.program().source().name(), element);
        }
        Map<String, Multiset> result = new LinkedHashMap<>();
        for (Model model : compiled.program().models()) {
            result.put(model.name(), table(simulator.model(model.name())));
        }
        return result;
    }

    private static <T> Multiset table(ModelChanges<T> changes) {
        Multiset table = new Multiset();
        RowSchema<T> schema = changes.view().schema();
        for (Change<T> change : changes.changes()) {
            T before = change.before();
            T after = change.after();
            if (before != null) {
                table.add(list(schema, before), -1);
            }
            if (after != null) {
                table.add(list(schema, after), 1);
            }
        }
        return table;
    }
}
