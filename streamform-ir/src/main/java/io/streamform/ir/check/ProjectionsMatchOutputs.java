package io.streamform.ir.check;

import io.streamform.ir.op.StreamOp;
import io.streamform.ir.program.Program;
import io.streamform.ir.type.StreamType;
import java.util.ArrayList;
import java.util.List;

/** Every projected value has the type of its column; only a NOT NULL value may stand in a nullable column. */
final class ProjectionsMatchOutputs implements IrCheck {

    @Override
    public String invariant() {
        return "every projected value has the type of its column";
    }

    @Override
    public List<Violation> violations(Program program) {
        List<Violation> violations = new ArrayList<>();
        for (StreamOp op : program.operators()) {
            List<Scope> values = Scope.of(program, op).stream()
                    .filter(scope -> !scope.isCondition())
                    .toList();
            for (int i = 0; i < values.size(); i++) {
                StreamType value = values.get(i).expression().type();
                StreamType column = op.output().column(i).type();
                if (!value.asNullable().equals(column.asNullable()) || (value.nullable() && !column.nullable())) {
                    violations.add(new Violation(
                            op.id(),
                            "a value of type " + value.text() + " in column "
                                    + op.output().column(i)));
                }
            }
        }
        return violations;
    }
}
