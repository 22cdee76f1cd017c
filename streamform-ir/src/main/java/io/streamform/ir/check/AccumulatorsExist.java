package io.streamform.ir.check;

import io.streamform.ir.op.AccumulatorField;
import io.streamform.ir.op.AggregateCall;
import io.streamform.ir.op.StreamOp;
import io.streamform.ir.program.Program;
import io.streamform.ir.type.RowType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Calls read accumulators that exist, accumulators read columns that exist, and no two fields have one name. */
final class AccumulatorsExist implements IrCheck {

    @Override
    public String invariant() {
        return "aggregate calls read accumulators, and accumulators columns, that exist";
    }

    @Override
    public List<Violation> violations(Program program) {
        List<Violation> violations = new ArrayList<>();
        for (StreamOp op : program.operators()) {
            if (op instanceof StreamOp.Aggregate aggregate) {
                RowType input = program.operator(aggregate.input()).output();
                fields(violations, aggregate, input);
                calls(violations, aggregate, input);
            }
        }
        return violations;
    }

    private static void fields(List<Violation> violations, StreamOp.Aggregate op, RowType input) {
        Set<String> names = new HashSet<>();
        for (AccumulatorField field : op.accumulators()) {
            if (!names.add(field.field())) {
                violations.add(new Violation(op.id(), "two accumulators are called " + field.field()));
            }
            int argument = field.argument();
            boolean exists = argument >= 0
                    && argument < input.size()
                    && input.column(argument).name().equals(field.argumentName());
            if (!exists) {
                violations.add(new Violation(
                        op.id(), field.field() + " reads column " + argument + " " + field.argumentName()));
            }
        }
    }

    private static void calls(List<Violation> violations, StreamOp.Aggregate op, RowType input) {
        for (AggregateCall call : op.calls()) {
            boolean rows = switch (call.function()) {
                case COUNT_ROWS -> true;
                case COUNT, SUM, AVG, MIN, MAX -> false;
            };
            if (rows ? call.argument() != -1 : call.argument() < 0 || call.argument() >= input.size()) {
                violations.add(new Violation(op.id(), call.name() + " reads column " + call.argument()));
            }
            for (int index : call.accumulators()) {
                if (index < 0 || index >= op.accumulators().size()) {
                    violations.add(new Violation(op.id(), call.name() + " reads accumulator " + index));
                }
            }
        }
    }
}
