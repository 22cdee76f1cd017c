package io.streamform.ir.check;

import io.streamform.ir.op.ChangelogMode;
import io.streamform.ir.op.KeyColumn;
import io.streamform.ir.op.OpId;
import io.streamform.ir.op.OpVisitor;
import io.streamform.ir.op.StreamOp;
import io.streamform.ir.program.ModelDefinition;
import io.streamform.ir.program.Program;
import io.streamform.ir.type.Column;
import io.streamform.ir.type.RowType;
import java.util.ArrayList;
import java.util.List;

/** Key columns exist in the rows whose keys they are, and components of state keys stand in canonical order. */
final class KeysExist implements IrCheck {

    @Override
    public String invariant() {
        return "every key column exists, and keys of state stand in canonical order";
    }

    @Override
    public List<Violation> violations(Program program) {
        List<Violation> violations = new ArrayList<>();
        for (StreamOp op : program.operators()) {
            if (op.mode() instanceof ChangelogMode.Upsert upsert) {
                names(violations, op.id(), upsert.key(), op.output());
            }
            components(violations, program, op);
        }
        for (ModelDefinition model : program.models()) {
            names(violations, model.output(), model.key(), model.row());
        }
        return violations;
    }

    private static void names(List<Violation> violations, OpId id, List<String> key, RowType row) {
        for (String column : key) {
            if (row.indexOf(column) < 0) {
                violations.add(new Violation(id, "key column '" + column + "' is none of " + row.columns()));
            }
        }
    }

    private static void components(List<Violation> violations, Program program, StreamOp op) {
        List<KeyColumn> key = op.accept(new StateKey());
        String before = "";
        for (int i = 0; i < key.size(); i++) {
            KeyColumn component = key.get(i);
            RowType input = program.operator(op.inputs().get(0)).output();
            boolean exists = component.input() >= 0
                    && component.input() < input.size()
                    && input.column(component.input()).equals(new Column(component.name(), component.type()));
            if (!exists) {
                violations.add(new Violation(op.id(), component + " is none of " + input.columns()));
            }
            if (!component.field().equals("k" + i)) {
                violations.add(new Violation(op.id(), "component " + i + " is called " + component.field()));
            }
            if (before.compareTo(component.meaning()) > 0) {
                violations.add(new Violation(op.id(), "'" + component.meaning() + "' stands after '" + before + "'"));
            }
            before = component.meaning();
        }
    }

    private static final class StateKey implements OpVisitor<List<KeyColumn>> {

        @Override
        public List<KeyColumn> visitSource(StreamOp.Source op) {
            return List.of();
        }

        @Override
        public List<KeyColumn> visitWatermark(StreamOp.Watermark op) {
            return List.of();
        }

        @Override
        public List<KeyColumn> visitNormalize(StreamOp.Normalize op) {
            return op.key();
        }

        @Override
        public List<KeyColumn> visitCalc(StreamOp.Calc op) {
            return List.of();
        }

        @Override
        public List<KeyColumn> visitAggregate(StreamOp.Aggregate op) {
            return op.key();
        }

        @Override
        public List<KeyColumn> visitSink(StreamOp.Sink op) {
            return List.of();
        }
    }
}
