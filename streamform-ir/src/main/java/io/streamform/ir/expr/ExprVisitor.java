package io.streamform.ir.expr;

/** A total function over {@link Expr}. */
public interface ExprVisitor<R> {

    /** A column of the input row. */
    R visitColumn(Expr.ColumnRef column);

    /** A constant. */
    R visitLiteral(Expr.Literal literal);

    /** A function call. */
    R visitCall(Expr.Call call);

    /** A CASE. */
    R visitCase(Expr.Case expression);

    /** A CAST. */
    R visitCast(Expr.Cast cast);
}
