package io.streamform.codegen.planner;

import io.streamform.codegen.name.JavaNames;
import io.streamform.codegen.plan.ApplicationPlan.WiringClasses;
import io.streamform.ir.op.OpId;
import io.streamform.ir.op.StreamOp;
import io.streamform.ir.program.ModelDefinition;
import io.streamform.ir.program.Program;
import io.streamform.ir.program.SourceDefinition;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Names of all generated classes. Everything that belongs to one source or operator shares the beginning of its name, and
 * the names that people look for are given away first: the application's, then sources, models, and steps between them.
 */
final class ClassNames {

    private static final List<String> WIRING = List.of("Sources", "Sinks", "Topology", "Job");

    private static final List<String> FAMILY = List.of(
            "",
            "Schema",
            "Codec",
            "Json",
            "Key",
            "KeySchema",
            "KeyCodec",
            "KeyJson",
            "SinkKey",
            "SinkKeySchema",
            "SinkKeyCodec",
            "SinkKeyJson",
            "State",
            "StateCodec",
            "Aggregate",
            "Calc");

    private final Program program;
    private final JavaNames names = JavaNames.types();
    private final WiringClasses wiring;
    private final Map<String, String> sources = new HashMap<>();
    private final Map<OpId, String> operators = new HashMap<>();
    private final Map<String, String> sinks = new HashMap<>();

    ClassNames(Program program) {
        this.program = program;
        String base = names.family(JavaNames.upperCamel(program.name()), WIRING);
        this.wiring = new WiringClasses(base + "Sources", base + "Sinks", base + "Topology", base + "Job");
        for (SourceDefinition source : program.sources()) {
            sources.put(source.name(), family(JavaNames.upperCamel(source.name())));
        }
        for (ModelDefinition model : program.models()) {
            StreamOp output = program.operator(model.output());
            String modelBase = JavaNames.upperCamel(model.name());
            if (hasOwnRows(output) && !operators.containsKey(output.id())) {
                operators.put(output.id(), family(modelBase));
                sinks.put(model.name(), operator(output.id()));
            } else if (model.sink().isPresent()) {
                sinks.put(model.name(), family(modelBase));
            }
        }
        for (StreamOp operator : program.operators()) {
            if (hasOwnRows(operator) && !operators.containsKey(operator.id())) {
                operators.put(operator.id(), family(between(operator)));
            }
        }
    }

    WiringClasses wiring() {
        return wiring;
    }

    /** Name of the record of a source, and beginning of the names of all that belongs to it. */
    String source(String name) {
        return name(sources.get(name), name);
    }

    /** Name of the record of an operator with rows of its own, and beginning of the names of all that belongs to it. */
    String operator(OpId id) {
        return name(operators.get(id), id.path());
    }

    /** Beginning of the names of what belongs to a model's sink alone; several models can write the same rows. */
    String sink(String model) {
        return name(sinks.get(model), model);
    }

    /** Whether the operator's rows are new ones, not those of its input. */
    static boolean hasOwnRows(StreamOp operator) {
        return operator instanceof StreamOp.Calc || operator instanceof StreamOp.Aggregate;
    }

    private String family(String base) {
        return names.family(base, FAMILY);
    }

    /** Name of a step within a model: what an aggregate reads, what it groups by, or simply rows. */
    private String between(StreamOp operator) {
        String model = program.models().stream()
                .filter(candidate -> candidate.id().equals(operator.id().model()))
                .map(ModelDefinition::name)
                .findFirst()
                .orElse(operator.id().model());
        String base = JavaNames.upperCamel(model);
        if (operator instanceof StreamOp.Aggregate) {
            return base + "By" + JavaNames.upperCamel(operator.id().anchor());
        }
        boolean feedsAggregate = program.operators().stream()
                .anyMatch(reader ->
                        reader instanceof StreamOp.Aggregate && reader.inputs().contains(operator.id()));
        return base + (feedsAggregate ? "Input" : "Rows");
    }

    private static String name(@Nullable String name, String subject) {
        if (name == null) {
            throw new IllegalArgumentException(subject + " has no rows of its own");
        }
        return name;
    }
}
