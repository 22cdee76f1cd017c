package io.streamform.codegen.planner;

import io.streamform.ir.op.OpId;
import io.streamform.ir.op.StreamOp;
import io.streamform.ir.program.Program;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Which operators a job needs: those whose rows reach a sink. The others are views that only tests look at. */
final class Reachable {

    private Reachable() {}

    static Set<OpId> fromSinks(Program program) {
        Set<OpId> reached = new HashSet<>();
        List<StreamOp> operators = program.operators();
        for (int i = operators.size() - 1; i >= 0; i--) {
            StreamOp operator = operators.get(i);
            if (operator instanceof StreamOp.Sink || reached.contains(operator.id())) {
                reached.add(operator.id());
                reached.addAll(operator.inputs());
            }
        }
        return reached;
    }
}
