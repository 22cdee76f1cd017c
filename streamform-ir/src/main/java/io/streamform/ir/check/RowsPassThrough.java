package io.streamform.ir.check;

import io.streamform.ir.op.StreamOp;
import io.streamform.ir.program.ModelDefinition;
import io.streamform.ir.program.Program;
import io.streamform.ir.type.RowType;
import java.util.ArrayList;
import java.util.List;

/** Operators that do not make rows hand on those of their input; models and sources have the rows of their operators. */
final class RowsPassThrough implements IrCheck {

    @Override
    public String invariant() {
        return "rows that nobody changes have the same columns on both sides";
    }

    @Override
    public List<Violation> violations(Program program) {
        List<Violation> violations = new ArrayList<>();
        for (StreamOp op : program.operators()) {
            boolean handsOn = switch (op.id().kind()) {
                case WATERMARK, NORMALIZE, SINK -> true;
                case SOURCE, CALC, AGGREGATE -> false;
            };
            if (handsOn) {
                RowType input = program.operator(op.inputs().get(0)).output();
                compare(violations, op, input, "its input");
            }
            if (op instanceof StreamOp.Source source) {
                compare(violations, op, program.source(source.source()).row(), "the source");
            }
        }
        for (ModelDefinition model : program.models()) {
            compare(violations, program.operator(model.output()), model.row(), "model " + model.name());
        }
        return violations;
    }

    private static void compare(List<Violation> violations, StreamOp op, RowType other, String whose) {
        if (!op.output().equals(other)) {
            violations.add(
                    new Violation(op.id(), "has " + op.output().columns() + ", " + whose + " has " + other.columns()));
        }
    }
}
