package io.streamform.codegen.planner;

import io.streamform.codegen.plan.JavaExpr;
import io.streamform.codegen.plan.ValueType;
import java.util.List;

/**
 * Java code of a SQL value.
 *
 * @param code the expression
 * @param type SQL type of the value
 * @param boxed whether the static Java type is a reference type, so that reading it as a primitive unboxes
 * @param simple whether evaluating it twice costs nothing and cannot fail
 */
record Coded(JavaExpr code, ValueType type, boolean boxed, boolean simple) {

    /** A value that is read from somewhere; of a primitive Java type if it is never NULL. */
    static Coded read(JavaExpr code, ValueType type) {
        return new Coded(code, type, !type.primitive(), true);
    }

    /** A computed value of a primitive Java type. */
    static Coded primitive(JavaExpr code, ValueType type) {
        return new Coded(code, type, false, false);
    }

    /** A computed value of a reference type. */
    static Coded reference(JavaExpr code, ValueType type) {
        return new Coded(code, type, true, false);
    }

    boolean isNull() {
        return code instanceof JavaExpr.Null;
    }

    /** The code with a reference type, for places where Java would otherwise unbox the alternative. */
    JavaExpr asReference() {
        return boxed ? code : new JavaExpr.InvokeStatic(boxOwner(), "valueOf", List.of(code));
    }

    /** The code with a primitive type, for places where Java could otherwise compare references. */
    JavaExpr asPrimitive() {
        return boxed ? new JavaExpr.Invoke(code, unboxMethod()) : code;
    }

    /** The code as an argument of an overloaded method. */
    JavaExpr asArgument() {
        return isNull() ? new JavaExpr.TypedNull(type.kind()) : code;
    }

    private JavaExpr.Owner boxOwner() {
        return switch (type.kind()) {
            case BOOLEAN -> JavaExpr.Owner.BOOLEAN;
            case INT -> JavaExpr.Owner.INTEGER;
            case BIGINT -> JavaExpr.Owner.LONG;
            case DOUBLE -> JavaExpr.Owner.DOUBLE;
            case DECIMAL, STRING, TIMESTAMP -> throw new IllegalStateException(type + " has no primitive type");
        };
    }

    private String unboxMethod() {
        return switch (type.kind()) {
            case BOOLEAN -> "booleanValue";
            case INT -> "intValue";
            case BIGINT -> "longValue";
            case DOUBLE -> "doubleValue";
            case DECIMAL, STRING, TIMESTAMP -> throw new IllegalStateException(type + " has no primitive type");
        };
    }
}
