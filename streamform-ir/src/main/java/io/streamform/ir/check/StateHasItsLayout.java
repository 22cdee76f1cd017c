package io.streamform.ir.check;

import io.streamform.ir.layout.StateLayouts;
import io.streamform.ir.op.OpVisitor;
import io.streamform.ir.op.StreamOp;
import io.streamform.ir.program.Program;
import io.streamform.ir.state.LayoutText;
import io.streamform.ir.state.StateLayout;
import java.util.ArrayList;
import java.util.List;

/** Every operator that keeps state has the layout that its keys and accumulators call for, and no other has one. */
final class StateHasItsLayout implements IrCheck {

    @Override
    public String invariant() {
        return "every operator has the state layout that its keys and accumulators call for";
    }

    @Override
    public List<Violation> violations(Program program) {
        List<Violation> violations = new ArrayList<>();
        for (StreamOp op : program.operators()) {
            StateLayout expected = op.accept(new Expected());
            if (!op.state().equals(expected)) {
                violations.add(new Violation(
                        op.id(),
                        "has\n" + LayoutText.of(op.state()).indent(4) + "  not\n"
                                + LayoutText.of(expected).indent(4).stripTrailing()));
            }
        }
        return violations;
    }

    private static final class Expected implements OpVisitor<StateLayout> {

        @Override
        public StateLayout visitSource(StreamOp.Source op) {
            return StateLayout.NONE;
        }

        @Override
        public StateLayout visitWatermark(StreamOp.Watermark op) {
            return StateLayout.NONE;
        }

        @Override
        public StateLayout visitNormalize(StreamOp.Normalize op) {
            return StateLayouts.normalize(op.key(), op.output());
        }

        @Override
        public StateLayout visitCalc(StreamOp.Calc op) {
            return StateLayout.NONE;
        }

        @Override
        public StateLayout visitAggregate(StreamOp.Aggregate op) {
            return StateLayouts.aggregate(op.key(), op.accumulators(), op.retracting());
        }

        @Override
        public StateLayout visitSink(StreamOp.Sink op) {
            return StateLayout.NONE;
        }
    }
}
