package io.streamform.codegen.plan;

/** A total function over {@link JavaExpr}. */
public interface JavaExprVisitor<R> {

    /** A name. */
    R visitName(JavaExpr.Name name);

    /** A field of a value. */
    R visitField(JavaExpr.Field field);

    /** A call of a method of a value. */
    R visitInvoke(JavaExpr.Invoke call);

    /** A call of a static method. */
    R visitInvokeStatic(JavaExpr.InvokeStatic call);

    /** A call of a method of the class itself. */
    R visitInvokeOwn(JavaExpr.InvokeOwn call);

    /** A binary operator. */
    R visitInfix(JavaExpr.Infix infix);

    /** A negation. */
    R visitNot(JavaExpr.Not not);

    /** A change of sign. */
    R visitMinus(JavaExpr.Minus minus);

    /** A conditional. */
    R visitConditional(JavaExpr.Conditional conditional);

    /** A primitive conversion. */
    R visitNarrow(JavaExpr.Narrow narrow);

    /** A null. */
    R visitNull(JavaExpr.Null literal);

    /** A null of a type. */
    R visitTypedNull(JavaExpr.TypedNull literal);

    /** A boolean. */
    R visitBoolean(JavaExpr.BooleanLiteral literal);

    /** An int. */
    R visitInt(JavaExpr.IntLiteral literal);

    /** A long. */
    R visitLong(JavaExpr.LongLiteral literal);

    /** A double. */
    R visitDouble(JavaExpr.DoubleLiteral literal);

    /** A string. */
    R visitText(JavaExpr.TextLiteral literal);

    /** A decimal. */
    R visitDecimal(JavaExpr.DecimalLiteral literal);

    /** A timestamp. */
    R visitTimestamp(JavaExpr.TimestampLiteral literal);
}
