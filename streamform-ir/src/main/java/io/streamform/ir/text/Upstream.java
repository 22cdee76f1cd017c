package io.streamform.ir.text;

import io.streamform.ir.op.OpId;
import io.streamform.ir.op.StreamOp;
import io.streamform.ir.program.ModelDefinition;
import io.streamform.ir.program.Program;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A model with what it reads.
 *
 * @param operators operators of the model and all that they read, in the program's order
 * @param names the model and all sources and models that it reads, directly or not
 */
record Upstream(List<StreamOp> operators, Set<String> names) {

    static Upstream of(Program program, String name) {
        ModelDefinition model = program.model(name);
        Deque<OpId> open = new ArrayDeque<>(List.of(model.output()));
        program.operators().stream()
                .filter(op -> op.id().model().equals(model.id()))
                .forEach(op -> open.add(op.id()));
        Set<OpId> needed = new HashSet<>();
        while (!open.isEmpty()) {
            OpId id = open.remove();
            if (needed.add(id)) {
                open.addAll(program.operator(id).inputs());
            }
        }
        return new Upstream(
                program.operators().stream()
                        .filter(op -> needed.contains(op.id()))
                        .toList(),
                readNames(program, model));
    }

    private static Set<String> readNames(Program program, ModelDefinition model) {
        Set<String> names = new TreeSet<>();
        Deque<ModelDefinition> open = new ArrayDeque<>(List.of(model));
        while (!open.isEmpty()) {
            ModelDefinition next = open.remove();
            if (names.add(next.name())) {
                for (String read : next.reads()) {
                    program.models().stream()
                            .filter(candidate -> candidate.name().equals(read))
                            .findFirst()
                            .ifPresentOrElse(open::add, () -> names.add(read));
                }
            }
        }
        return names;
    }
}
