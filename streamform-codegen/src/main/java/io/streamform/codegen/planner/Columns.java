package io.streamform.codegen.planner;

import io.streamform.codegen.name.JavaNames;
import io.streamform.codegen.plan.ColumnPlan;
import io.streamform.codegen.plan.ValueType;
import io.streamform.ir.op.KeyColumn;
import io.streamform.ir.type.Column;
import io.streamform.ir.type.RowType;
import io.streamform.ir.type.StreamType;
import java.util.ArrayList;
import java.util.List;

/** Java names and types of the columns of a row or the components of a key. */
final class Columns {

    private final JavaNames accessors = JavaNames.members();
    private final JavaNames locals =
            JavaNames.members("row", "key", "parser", "generator", "out", "in", "values", "index", "column", "hash");
    private final List<ColumnPlan> columns = new ArrayList<>();

    private Columns() {}

    static List<ColumnPlan> of(RowType row) {
        Columns planner = new Columns();
        for (Column column : row.columns()) {
            planner.add(column.name(), column.type(), Types.of(column.type()));
        }
        return List.copyOf(planner.columns);
    }

    static List<ColumnPlan> of(List<KeyColumn> key) {
        Columns planner = new Columns();
        for (KeyColumn component : key) {
            planner.add(component.name(), component.type(), canonical(Types.of(component.type())));
        }
        return List.copyOf(planner.columns);
    }

    private void add(String name, StreamType sqlType, ValueType type) {
        columns.add(new ColumnPlan(name, accessors.member(name), locals.member(name), type, sqlType.text()));
    }

    /** In keys every integer is a long, so that widening a column leaves its keys alone. */
    private static ValueType canonical(ValueType type) {
        return type.kind() == ValueType.Kind.INT ? new ValueType(ValueType.Kind.BIGINT, 0, 0, type.nullable()) : type;
    }
}
