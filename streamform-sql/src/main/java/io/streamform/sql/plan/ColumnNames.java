package io.streamform.sql.plan;

import io.streamform.ir.expr.Expr;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/** Names the columns of rows between operators, which people see in generated records and in explain. */
final class ColumnNames {

    private final Set<String> taken = new HashSet<>();

    /** The column's own name, or the names of all columns in the expression and {@code value}; with a number only where that is taken. */
    String of(Expr expression) {
        if (expression instanceof Expr.ColumnRef column) {
            return unique(column.name());
        }
        Set<String> columns = new TreeSet<>();
        collect(expression, columns);
        return unique(columns.isEmpty() ? "constant" : String.join("_", columns) + "_value");
    }

    /** The name of an aggregate call: {@code count}, {@code sum_amount}. */
    String ofCall(String function, String argument) {
        String lower = function.toLowerCase(Locale.ROOT);
        return unique(argument.isEmpty() ? lower : lower + "_" + argument);
    }

    /** {@code name} itself, and from now on no other column has it. */
    String unique(String name) {
        String candidate = name;
        for (int i = 2; !taken.add(candidate); i++) {
            candidate = name + "_" + i;
        }
        return candidate;
    }

    private static void collect(Expr expression, Set<String> columns) {
        if (expression instanceof Expr.ColumnRef column) {
            columns.add(column.name());
        }
        List<Expr> operands = new ArrayList<>(expression.operands());
        operands.forEach(operand -> collect(operand, columns));
    }
}
