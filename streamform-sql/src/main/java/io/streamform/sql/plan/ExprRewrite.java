package io.streamform.sql.plan;

import io.streamform.ir.expr.Expr;
import io.streamform.ir.expr.ExprVisitor;
import java.util.List;
import java.util.function.Function;

/** Replaces the column references of an expression. */
final class ExprRewrite implements ExprVisitor<Expr> {

    private final Function<Expr.ColumnRef, Expr> replacement;

    private ExprRewrite(Function<Expr.ColumnRef, Expr> replacement) {
        this.replacement = replacement;
    }

    static Expr columns(Expr expression, Function<Expr.ColumnRef, Expr> replacement) {
        return expression.accept(new ExprRewrite(replacement));
    }

    @Override
    public Expr visitColumn(Expr.ColumnRef column) {
        return replacement.apply(column);
    }

    @Override
    public Expr visitLiteral(Expr.Literal literal) {
        return literal;
    }

    @Override
    public Expr visitCall(Expr.Call call) {
        return new Expr.Call(call.function(), all(call.operands()), call.type());
    }

    @Override
    public Expr visitCase(Expr.Case expression) {
        List<Expr.Branch> branches = expression.branches().stream()
                .map(branch -> new Expr.Branch(
                        branch.condition().accept(this), branch.value().accept(this)))
                .toList();
        return new Expr.Case(branches, expression.otherwise().accept(this), expression.type());
    }

    @Override
    public Expr visitCast(Expr.Cast cast) {
        return new Expr.Cast(cast.operand().accept(this), cast.type());
    }

    private List<Expr> all(List<Expr> operands) {
        return operands.stream().map(operand -> operand.accept(this)).toList();
    }
}
