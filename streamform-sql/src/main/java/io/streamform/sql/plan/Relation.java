package io.streamform.sql.plan;

import io.streamform.ir.expr.Expr;
import io.streamform.ir.op.OpId;
import io.streamform.ir.type.RowType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a model sees of a source or of another model: rows of an operator, or, of a view without state, a filter and a
 * projection over them, so that the view is inlined into its reader.
 *
 * @param base the operator
 * @param baseRow its rows
 * @param facts what is known of its changes
 * @param predicate filter over {@code baseRow}
 * @param columns one expression over {@code baseRow} per column of the relation
 */
record Relation(OpId base, RowType baseRow, Facts facts, Optional<Expr> predicate, List<Expr> columns) {

    Relation {
        columns = List.copyOf(columns);
    }

    /** The rows of an operator as they are. */
    static Relation of(OpId base, RowType row, Facts facts) {
        return new Relation(base, row, facts, Optional.empty(), references(row));
    }

    /** A reference to every column of a row. */
    static List<Expr> references(RowType row) {
        List<Expr> references = new ArrayList<>();
        for (int i = 0; i < row.size(); i++) {
            references.add(
                    new Expr.ColumnRef(i, row.column(i).name(), row.column(i).type()));
        }
        return references;
    }
}
