package io.streamform.ir.check;

import io.streamform.ir.op.ChangelogMode;
import io.streamform.ir.op.OpVisitor;
import io.streamform.ir.op.StreamOp;
import io.streamform.ir.program.Program;
import java.util.ArrayList;
import java.util.List;

/** No operator promises fewer changes than its input and its own work can cause. */
final class ModesFollowInputs implements IrCheck {

    @Override
    public String invariant() {
        return "the changelog mode of an edge follows from the modes before it";
    }

    @Override
    public List<Violation> violations(Program program) {
        List<Violation> violations = new ArrayList<>();
        for (StreamOp op : program.operators()) {
            if (!op.accept(new Follows(program))) {
                List<ChangelogMode> before = op.inputs().stream()
                        .map(input -> program.operator(input).mode())
                        .toList();
                violations.add(new Violation(op.id(), op.mode() + " over " + before));
            }
        }
        return violations;
    }

    private record Follows(Program program) implements OpVisitor<Boolean> {

        @Override
        public Boolean visitSource(StreamOp.Source op) {
            return true;
        }

        @Override
        public Boolean visitWatermark(StreamOp.Watermark op) {
            return op.mode().equals(program.operator(op.input()).mode());
        }

        @Override
        public Boolean visitNormalize(StreamOp.Normalize op) {
            return op.mode().updating();
        }

        @Override
        public Boolean visitCalc(StreamOp.Calc op) {
            return op.mode().updating() == program.operator(op.input()).mode().updating();
        }

        @Override
        public Boolean visitAggregate(StreamOp.Aggregate op) {
            boolean retracting = program.operator(op.input()).mode().updating();
            return op.mode().updating() && op.retracting() == retracting;
        }

        @Override
        public Boolean visitSink(StreamOp.Sink op) {
            return op.mode().updating() || !program.operator(op.input()).mode().updating();
        }
    }
}
