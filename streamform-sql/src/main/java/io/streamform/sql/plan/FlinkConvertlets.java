package io.streamform.sql.plan;

import java.util.Map;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlOperator;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql2rel.SqlRexConvertlet;
import org.apache.calcite.sql2rel.SqlRexConvertletTable;
import org.apache.calcite.sql2rel.StandardConvertletTable;
import org.jspecify.annotations.Nullable;

/** Calcite's conversion of calls, but IS [NOT] DISTINCT FROM stays one operator: spelt out, it evaluates operands twice. */
final class FlinkConvertlets implements SqlRexConvertletTable {

    static final FlinkConvertlets INSTANCE = new FlinkConvertlets();

    /** An equality gives both operands the type in which they are compared; the operator is exchanged afterwards. */
    private static final Map<SqlKind, SqlOperator> KEPT = Map.of(
            SqlKind.IS_DISTINCT_FROM, SqlStdOperatorTable.IS_DISTINCT_FROM,
            SqlKind.IS_NOT_DISTINCT_FROM, SqlStdOperatorTable.IS_NOT_DISTINCT_FROM);

    private FlinkConvertlets() {}

    @Override
    public @Nullable SqlRexConvertlet get(SqlCall call) {
        if (KEPT.containsKey(call.getKind())) {
            return StandardConvertletTable.INSTANCE::convertCall;
        }
        return StandardConvertletTable.INSTANCE.get(call);
    }
}
