package io.streamform.ir.check;

import io.streamform.ir.op.ChangelogMode;
import io.streamform.ir.op.StreamOp;
import io.streamform.ir.program.ModelDefinition;
import io.streamform.ir.program.Program;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/** Every materialized model has one sink of its mode; a view has none; an upsert sink's key holds the key of its input. */
final class SinksFitTheirModels implements IrCheck {

    @Override
    public String invariant() {
        return "every materialized model has one sink of its mode and key, and no view has one";
    }

    @Override
    public List<Violation> violations(Program program) {
        List<Violation> violations = new ArrayList<>();
        for (ModelDefinition model : program.models()) {
            List<StreamOp.Sink> sinks = program.operators().stream()
                    .filter(StreamOp.Sink.class::isInstance)
                    .map(StreamOp.Sink.class::cast)
                    .filter(sink -> sink.model().equals(model.name()))
                    .toList();
            int wanted = model.materialization() == ModelDefinition.Materialization.VIEW ? 0 : 1;
            if (sinks.size() != wanted || model.sink().isPresent() != (wanted == 1)) {
                violations.add(new Violation(
                        model.output(),
                        model.materialization() + " " + model.name() + " has " + sinks.size() + " sinks"
                                + (model.sink().isPresent() ? " and a connector" : " and no connector")));
            }
            for (StreamOp.Sink sink : sinks) {
                if (!fits(sink.mode(), model.materialization()) || !keyHolds(program, sink)) {
                    violations.add(new Violation(
                            sink.id(),
                            sink.mode() + " for " + model.materialization() + " over "
                                    + program.operator(sink.input()).mode()));
                }
            }
        }
        return violations;
    }

    private static boolean fits(ChangelogMode mode, ModelDefinition.Materialization materialization) {
        return switch (materialization) {
            case VIEW -> false;
            case APPEND -> mode instanceof ChangelogMode.Append;
            case UPSERT -> mode instanceof ChangelogMode.Upsert;
            case RETRACT -> mode instanceof ChangelogMode.Retract;
        };
    }

    /** Rows with one sink key must be one row: by the input's key, or because later rows replace earlier ones. */
    private static boolean keyHolds(Program program, StreamOp.Sink sink) {
        ChangelogMode input = program.operator(sink.input()).mode();
        if (!(sink.mode() instanceof ChangelogMode.Upsert upsert)) {
            return true;
        }
        if (input instanceof ChangelogMode.Upsert before) {
            return new HashSet<>(upsert.key()).containsAll(before.key());
        }
        return input instanceof ChangelogMode.Append;
    }
}
