package io.streamform.sql.plan;

import io.streamform.ir.expr.Expr;
import io.streamform.ir.expr.ScalarFunction;
import io.streamform.ir.type.StreamType;
import io.streamform.sql.type.TypeMapping;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rex.RexCall;
import org.apache.calcite.rex.RexInputRef;
import org.apache.calcite.rex.RexLiteral;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.type.SqlTypeName;
import org.apache.calcite.util.TimestampString;

/**
 * Turns Calcite's expressions into ours, over the columns of a row that are expressions themselves: a filter or projection
 * on a projection becomes one. Implicit casts become explicit ones, by {@link Operands}.
 */
final class ExprLowering {

    private static final Map<SqlKind, ScalarFunction> FUNCTIONS = new EnumMap<>(Map.ofEntries(
            Map.entry(SqlKind.PLUS, ScalarFunction.PLUS),
            Map.entry(SqlKind.MINUS, ScalarFunction.MINUS),
            Map.entry(SqlKind.TIMES, ScalarFunction.TIMES),
            Map.entry(SqlKind.DIVIDE, ScalarFunction.DIVIDE),
            Map.entry(SqlKind.MOD, ScalarFunction.MOD),
            Map.entry(SqlKind.MINUS_PREFIX, ScalarFunction.NEGATE),
            Map.entry(SqlKind.EQUALS, ScalarFunction.EQUALS),
            Map.entry(SqlKind.NOT_EQUALS, ScalarFunction.NOT_EQUALS),
            Map.entry(SqlKind.LESS_THAN, ScalarFunction.LESS),
            Map.entry(SqlKind.LESS_THAN_OR_EQUAL, ScalarFunction.LESS_OR_EQUAL),
            Map.entry(SqlKind.GREATER_THAN, ScalarFunction.GREATER),
            Map.entry(SqlKind.GREATER_THAN_OR_EQUAL, ScalarFunction.GREATER_OR_EQUAL),
            Map.entry(SqlKind.AND, ScalarFunction.AND),
            Map.entry(SqlKind.OR, ScalarFunction.OR),
            Map.entry(SqlKind.NOT, ScalarFunction.NOT),
            Map.entry(SqlKind.IS_NULL, ScalarFunction.IS_NULL),
            Map.entry(SqlKind.IS_UNKNOWN, ScalarFunction.IS_NULL),
            Map.entry(SqlKind.IS_NOT_NULL, ScalarFunction.IS_NOT_NULL),
            Map.entry(SqlKind.IS_TRUE, ScalarFunction.IS_TRUE),
            Map.entry(SqlKind.IS_NOT_TRUE, ScalarFunction.IS_NOT_TRUE),
            Map.entry(SqlKind.IS_FALSE, ScalarFunction.IS_FALSE),
            Map.entry(SqlKind.IS_NOT_FALSE, ScalarFunction.IS_NOT_FALSE),
            Map.entry(SqlKind.IS_DISTINCT_FROM, ScalarFunction.IS_DISTINCT_FROM),
            Map.entry(SqlKind.IS_NOT_DISTINCT_FROM, ScalarFunction.IS_NOT_DISTINCT_FROM)));

    private final List<Expr> columns;

    /** Lowers expressions over {@code columns}. */
    ExprLowering(List<Expr> columns) {
        this.columns = List.copyOf(columns);
    }

    /** The expression; an untyped NULL is not allowed at the top. */
    Expr lower(RexNode node) {
        if (node instanceof RexInputRef column) {
            return columns.get(column.getIndex());
        }
        if (node instanceof RexLiteral literal) {
            return literal(literal, type(literal.getType()));
        }
        if (node instanceof RexCall call) {
            return call(call);
        }
        throw new IllegalStateException("no lowering of " + node);
    }

    /** The expression; an untyped NULL has the type {@code wanted}. */
    private Expr lower(RexNode node, StreamType wanted) {
        return isUntypedNull(node) ? new Expr.Literal(null, wanted.asNullable()) : lower(node);
    }

    private Expr call(RexCall call) {
        switch (call.getKind()) {
            case CAST:
                return cast(call);
            case CASE:
                return caseExpression(call);
            case COALESCE:
                return coalesce(call);
            case PLUS_PREFIX:
                return lower(call.getOperands().get(0));
            case PLUS, MINUS, TIMES, DIVIDE, MOD:
                return Operands.arithmetic(
                        function(call),
                        lower(call.getOperands().get(0)),
                        lower(call.getOperands().get(1)),
                        type(call.getType()));
            case EQUALS,
                    NOT_EQUALS,
                    LESS_THAN,
                    LESS_THAN_OR_EQUAL,
                    GREATER_THAN,
                    GREATER_THAN_OR_EQUAL,
                    IS_DISTINCT_FROM,
                    IS_NOT_DISTINCT_FROM:
                return comparison(call);
            case AND, OR:
                return logic(call);
            default:
                List<Expr> operands = new ArrayList<>();
                StreamType boolOperand = new StreamType.BooleanType(true);
                call.getOperands().forEach(operand -> operands.add(lower(operand, boolOperand)));
                return new Expr.Call(function(call), operands, type(call.getType()));
        }
    }

    private Expr cast(RexCall call) {
        RexNode operand = call.getOperands().get(0);
        StreamType target = type(call.getType());
        if (isUntypedNull(operand)) {
            return new Expr.Literal(null, target.asNullable());
        }
        Expr lowered = lower(operand);
        return Operands.cast(lowered, target);
    }

    private Expr caseExpression(RexCall call) {
        StreamType type = type(call.getType());
        List<RexNode> operands = call.getOperands();
        List<Expr.Branch> branches = new ArrayList<>();
        for (int i = 0; i + 1 < operands.size(); i += 2) {
            Expr condition = lower(operands.get(i), new StreamType.BooleanType(true));
            Expr value = Operands.cast(lower(operands.get(i + 1), type), type);
            branches.add(new Expr.Branch(condition, value));
        }
        Expr otherwise = Operands.cast(lower(operands.get(operands.size() - 1), type), type);
        return new Expr.Case(branches, otherwise, type);
    }

    /** The first argument that is not NULL: a CASE whose branches hold only where their value is not NULL. */
    private Expr coalesce(RexCall call) {
        StreamType type = type(call.getType());
        List<RexNode> operands = call.getOperands();
        List<Expr.Branch> branches = new ArrayList<>();
        for (RexNode operand : operands.subList(0, operands.size() - 1)) {
            Expr value = lower(operand, type);
            Expr isThere = new Expr.Call(ScalarFunction.IS_NOT_NULL, List.of(value), new StreamType.BooleanType(false));
            branches.add(new Expr.Branch(isThere, Operands.cast(value, type)));
        }
        Expr last = Operands.cast(lower(operands.get(operands.size() - 1), type), type);
        return branches.isEmpty() ? last : new Expr.Case(branches, last, type);
    }

    private Expr comparison(RexCall call) {
        RexNode left = call.getOperands().get(0);
        RexNode right = call.getOperands().get(1);
        StreamType fallback = new StreamType.BooleanType(true);
        StreamType leftType = typeOf(left).or(() -> typeOf(right)).orElse(fallback);
        StreamType rightType = typeOf(right).orElse(leftType);
        return Operands.comparison(
                function(call), lower(left, leftType), lower(right, rightType), type(call.getType()));
    }

    private Expr logic(RexCall call) {
        ScalarFunction function = function(call);
        List<Expr> operands = new ArrayList<>();
        for (RexNode node : call.getOperands()) {
            Expr operand = lower(node, new StreamType.BooleanType(true));
            if (operand instanceof Expr.Call inner && inner.function() == function) {
                operands.addAll(inner.operands());
            } else {
                operands.add(operand);
            }
        }
        return new Expr.Call(function, operands, type(call.getType()));
    }

    private static ScalarFunction function(RexCall call) {
        ScalarFunction function = FUNCTIONS.get(call.getKind());
        if (function == null) {
            throw new IllegalStateException("no lowering of " + call.getKind() + " in " + call);
        }
        return function;
    }

    private static boolean isUntypedNull(RexNode node) {
        return node.getType().getSqlTypeName() == SqlTypeName.NULL;
    }

    private static Optional<StreamType> typeOf(RexNode node) {
        return isUntypedNull(node) ? Optional.empty() : Optional.of(type(node.getType()));
    }

    static StreamType type(RelDataType type) {
        return TypeMapping.toStreamType(type)
                .orElseThrow(
                        () -> new IllegalStateException("type " + type.getFullTypeString() + " reached the lowering"));
    }

    private static Expr literal(RexLiteral literal, StreamType type) {
        if (literal.isNull()) {
            return new Expr.Literal(null, type.asNullable());
        }
        Object value;
        switch (literal.getType().getSqlTypeName()) {
            case BOOLEAN:
                value = literal.getValueAs(Boolean.class);
                break;
            case INTEGER:
                value = literal.getValueAs(BigDecimal.class).intValueExact();
                break;
            case BIGINT:
                value = literal.getValueAs(BigDecimal.class).longValueExact();
                break;
            case DOUBLE:
                value = literal.getValueAs(Double.class);
                break;
            case DECIMAL:
                int scale = literal.getType().getScale();
                value = literal.getValueAs(BigDecimal.class).setScale(scale, RoundingMode.UNNECESSARY);
                break;
            case CHAR, VARCHAR:
                value = literal.getValueAs(String.class);
                break;
            case TIMESTAMP:
                value = timestamp(literal.getValueAs(TimestampString.class));
                break;
            default:
                throw new IllegalStateException("no lowering of literal " + literal);
        }
        return new Expr.Literal(value, type);
    }

    private static LocalDateTime timestamp(TimestampString text) {
        return LocalDateTime.parse(text.toString().replace(' ', 'T'));
    }
}
