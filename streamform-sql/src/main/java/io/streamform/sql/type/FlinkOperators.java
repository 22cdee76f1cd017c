package io.streamform.sql.type;

import java.util.Arrays;
import java.util.List;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.sql.SqlBinaryOperator;
import org.apache.calcite.sql.SqlCallBinding;
import org.apache.calcite.sql.SqlFunction;
import org.apache.calcite.sql.SqlFunctionCategory;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlOperandCountRange;
import org.apache.calcite.sql.SqlOperator;
import org.apache.calcite.sql.SqlOperatorTable;
import org.apache.calcite.sql.SqlSyntax;
import org.apache.calcite.sql.SqlUtil;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.type.InferTypes;
import org.apache.calcite.sql.type.OperandTypes;
import org.apache.calcite.sql.type.ReturnTypes;
import org.apache.calcite.sql.type.SqlOperandCountRanges;
import org.apache.calcite.sql.type.SqlTypeTransforms;
import org.apache.calcite.sql.type.SqlTypeUtil;
import org.apache.calcite.sql.validate.SqlNameMatcher;
import org.jspecify.annotations.Nullable;

/**
 * The operators and functions of SQL that are supported: a subset of Flink's {@code FlinkSqlOperatorTable}, which takes
 * them from Calcite's standard table too.
 */
public final class FlinkOperators implements SqlOperatorTable {

    /**
     * COALESCE as a function of its own, as in Flink ({@code BuiltInFunctionDefinitions.COALESCE}), not Calcite's, which
     * is a CASE from the start: the common type of the arguments, NOT NULL if one of them is.
     */
    public static final SqlFunction COALESCE =
            new SqlFunction(
                    "COALESCE",
                    SqlKind.COALESCE,
                    ReturnTypes.LEAST_RESTRICTIVE.andThen(SqlTypeTransforms.LEAST_NULLABLE),
                    FlinkOperators::typeUntypedNulls,
                    OperandTypes.SAME_VARIADIC,
                    SqlFunctionCategory.SYSTEM) {
                @Override
                public SqlOperandCountRange getOperandCountRange() {
                    return SqlOperandCountRanges.from(1);
                }
            };

    /**
     * Multiplication as Calcite has it, without its claim of monotonicity: to find that out, Calcite reads
     * {@code CAST(TRUE AS INT)} as a number and fails.
     */
    private static final SqlOperator MULTIPLY = new SqlBinaryOperator(
            "*",
            SqlKind.TIMES,
            SqlStdOperatorTable.MULTIPLY.getLeftPrec(),
            true,
            ReturnTypes.PRODUCT_NULLABLE,
            InferTypes.FIRST_KNOWN,
            OperandTypes.MULTIPLY_OPERATOR);

    /** The only instance. */
    public static final FlinkOperators INSTANCE = new FlinkOperators();

    private static final List<SqlOperator> ALL = List.of(
            SqlStdOperatorTable.AND,
            SqlStdOperatorTable.OR,
            SqlStdOperatorTable.NOT,
            SqlStdOperatorTable.AS,
            SqlStdOperatorTable.PLUS,
            SqlStdOperatorTable.MINUS,
            MULTIPLY,
            SqlStdOperatorTable.DIVIDE,
            SqlStdOperatorTable.PERCENT_REMAINDER,
            SqlStdOperatorTable.MOD,
            SqlStdOperatorTable.UNARY_MINUS,
            SqlStdOperatorTable.UNARY_PLUS,
            SqlStdOperatorTable.EQUALS,
            SqlStdOperatorTable.NOT_EQUALS,
            SqlStdOperatorTable.LESS_THAN,
            SqlStdOperatorTable.LESS_THAN_OR_EQUAL,
            SqlStdOperatorTable.GREATER_THAN,
            SqlStdOperatorTable.GREATER_THAN_OR_EQUAL,
            SqlStdOperatorTable.IS_DISTINCT_FROM,
            SqlStdOperatorTable.IS_NOT_DISTINCT_FROM,
            SqlStdOperatorTable.IS_NULL,
            SqlStdOperatorTable.IS_NOT_NULL,
            SqlStdOperatorTable.IS_TRUE,
            SqlStdOperatorTable.IS_NOT_TRUE,
            SqlStdOperatorTable.IS_FALSE,
            SqlStdOperatorTable.IS_NOT_FALSE,
            SqlStdOperatorTable.IS_UNKNOWN,
            SqlStdOperatorTable.IS_NOT_UNKNOWN,
            SqlStdOperatorTable.BETWEEN,
            SqlStdOperatorTable.NOT_BETWEEN,
            SqlStdOperatorTable.SYMMETRIC_BETWEEN,
            SqlStdOperatorTable.SYMMETRIC_NOT_BETWEEN,
            SqlStdOperatorTable.IN,
            SqlStdOperatorTable.NOT_IN,
            SqlStdOperatorTable.CASE,
            SqlStdOperatorTable.CAST,
            SqlStdOperatorTable.NULLIF,
            COALESCE,
            SqlStdOperatorTable.ROW,
            SqlStdOperatorTable.COUNT,
            SqlStdOperatorTable.SUM,
            SqlStdOperatorTable.AVG,
            SqlStdOperatorTable.MIN,
            SqlStdOperatorTable.MAX);

    private FlinkOperators() {}

    /** An untyped NULL among the arguments of COALESCE has the type of the first argument that has one. */
    private static void typeUntypedNulls(SqlCallBinding call, RelDataType result, RelDataType[] operandTypes) {
        RelDataType type = result;
        for (SqlNode operand : call.operands()) {
            if (!SqlUtil.isNullLiteral(operand, false)) {
                type = SqlTypeUtil.deriveType(call, operand);
                break;
            }
        }
        Arrays.fill(operandTypes, type);
    }

    /** Names of the functions that are written with parentheses, for suggestions. */
    public static List<String> functionNames() {
        return ALL.stream()
                .filter(SqlFunction.class::isInstance)
                .map(SqlOperator::getName)
                .sorted()
                .toList();
    }

    /** Function names do not depend on letter case. */
    @Override
    public void lookupOperatorOverloads(
            SqlIdentifier name,
            @Nullable SqlFunctionCategory category,
            SqlSyntax syntax,
            List<SqlOperator> found,
            SqlNameMatcher nameMatcher) {
        if (!name.isSimple()) {
            return;
        }
        for (SqlOperator operator : ALL) {
            if (operator.getName().equalsIgnoreCase(name.getSimple())
                    && (operator.getSyntax() == syntax
                            || (syntax == SqlSyntax.FUNCTION && operator instanceof SqlFunction))) {
                found.add(operator);
            }
        }
    }

    @Override
    public List<SqlOperator> getOperatorList() {
        return ALL;
    }
}
