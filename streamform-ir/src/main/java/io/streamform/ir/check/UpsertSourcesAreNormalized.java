package io.streamform.ir.check;

import io.streamform.ir.op.ChangelogMode;
import io.streamform.ir.op.OpId;
import io.streamform.ir.op.StreamOp;
import io.streamform.ir.program.Program;
import java.util.ArrayList;
import java.util.List;

/** Raw upserts of a source reach nothing but a normalisation, and nothing else is normalised. */
final class UpsertSourcesAreNormalized implements IrCheck {

    @Override
    public String invariant() {
        return "raw upserts of a source reach a normalisation and nothing else does";
    }

    @Override
    public List<Violation> violations(Program program) {
        List<Violation> violations = new ArrayList<>();
        for (StreamOp op : program.operators()) {
            for (OpId input : op.inputs()) {
                boolean raw = isRaw(program.operator(input));
                boolean normalizes = op instanceof StreamOp.Normalize;
                if (raw != normalizes) {
                    violations.add(
                            new Violation(op.id(), raw ? "reads the raw upserts of " + input : "normalises " + input));
                }
            }
        }
        return violations;
    }

    private static boolean isRaw(StreamOp op) {
        return op instanceof StreamOp.Source && op.mode() instanceof ChangelogMode.Upsert;
    }
}
