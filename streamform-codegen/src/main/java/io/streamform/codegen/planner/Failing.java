package io.streamform.codegen.planner;

import io.streamform.ir.expr.Expr;
import io.streamform.ir.expr.ExprVisitor;
import io.streamform.ir.expr.ScalarFunction;
import io.streamform.ir.type.StreamType;
import java.math.BigDecimal;

/**
 * Whether evaluating an expression can fail the row. Where it can, Java has to evaluate exactly what SQL would; where it
 * cannot, evaluating more or less makes no difference.
 */
final class Failing implements ExprVisitor<Boolean> {

    private static final Failing INSTANCE = new Failing();

    private Failing() {}

    static boolean canFail(Expr expression) {
        return expression.accept(INSTANCE);
    }

    /** Whether {@code divisor} is a constant other than 0. */
    static boolean isNonZeroConstant(Expr divisor) {
        if (!(divisor instanceof Expr.Literal literal)) {
            return false;
        }
        if (literal.value() instanceof BigDecimal decimal) {
            return decimal.signum() != 0;
        }
        return literal.value() instanceof Number number && number.longValue() != 0;
    }

    @Override
    public Boolean visitColumn(Expr.ColumnRef column) {
        return false;
    }

    @Override
    public Boolean visitLiteral(Expr.Literal literal) {
        return false;
    }

    @Override
    public Boolean visitCall(Expr.Call call) {
        boolean divides = call.function() == ScalarFunction.DIVIDE || call.function() == ScalarFunction.MOD;
        if (divides
                && !(call.type() instanceof StreamType.DoubleType)
                && !isNonZeroConstant(call.operands().get(1))) {
            return true;
        }
        return anyOperand(call);
    }

    @Override
    public Boolean visitCase(Expr.Case expression) {
        return anyOperand(expression);
    }

    @Override
    public Boolean visitCast(Expr.Cast cast) {
        StreamType from = cast.operand().type();
        boolean parses = from instanceof StreamType.StringType && !(cast.type() instanceof StreamType.StringType);
        boolean mayBeNoNumber = from instanceof StreamType.DoubleType && cast.type() instanceof StreamType.DecimalType;
        return parses || mayBeNoNumber || anyOperand(cast);
    }

    private boolean anyOperand(Expr expression) {
        return expression.operands().stream().anyMatch(operand -> operand.accept(this));
    }
}
