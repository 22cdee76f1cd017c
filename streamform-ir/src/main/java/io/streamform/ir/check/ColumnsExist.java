package io.streamform.ir.check;

import io.streamform.ir.expr.Expr;
import io.streamform.ir.op.StreamOp;
import io.streamform.ir.program.Program;
import io.streamform.ir.type.Column;
import java.util.ArrayList;
import java.util.List;

/** Every column that an expression names is one of its input, by index, name and type. */
final class ColumnsExist implements IrCheck {

    @Override
    public String invariant() {
        return "every column that an expression names exists, by index, name and type";
    }

    @Override
    public List<Violation> violations(Program program) {
        List<Violation> violations = new ArrayList<>();
        for (StreamOp op : program.operators()) {
            for (Scope scope : Scope.of(program, op)) {
                scope.forEachNode(node -> {
                    if (node instanceof Expr.ColumnRef column && !exists(column, scope.columns())) {
                        violations.add(new Violation(
                                op.id(),
                                scope.part() + " names column " + column.index() + " " + column.name() + " "
                                        + column.type().text() + ", its input has " + scope.columns()));
                    }
                });
            }
        }
        return violations;
    }

    private static boolean exists(Expr.ColumnRef column, List<Column> columns) {
        return column.index() >= 0
                && column.index() < columns.size()
                && columns.get(column.index()).equals(new Column(column.name(), column.type()));
    }
}
