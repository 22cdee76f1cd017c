package io.streamform.codegen.planner;

import io.streamform.codegen.plan.JavaExpr;
import io.streamform.codegen.plan.ValueType;
import io.streamform.codegen.plan.ValueType.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Java code of CAST. */
final class Conversions {

    private Conversions() {}

    /** {@code CAST(value AS target)}. */
    static Coded of(Coded value, ValueType target) {
        if (value.isNull()) {
            return new Coded(value.code(), target, true, true);
        }
        if (changesNothing(value.type(), target)) {
            return new Coded(value.code(), target, value.boxed(), value.simple());
        }
        Kind from = value.type().kind();
        Kind to = target.kind();
        if (!value.boxed() && from.isPrimitiveNumber() && to.isPrimitiveNumber()) {
            return Coded.primitive(new JavaExpr.Narrow(to, value.code()), target);
        }
        if (to == Kind.STRING && from != Kind.STRING && target.precision() != Integer.MAX_VALUE) {
            ValueType unbounded = new ValueType(Kind.STRING, Integer.MAX_VALUE, 0, target.nullable());
            return of(of(value, unbounded), target);
        }
        List<JavaExpr> arguments = new ArrayList<>();
        arguments.add(value.asArgument());
        arguments.addAll(parameters(value.type(), target));
        JavaExpr call = new JavaExpr.InvokeStatic(JavaExpr.Owner.CASTS, word(from) + "To" + capital(to), arguments);
        boolean primitive = !value.boxed() && from.hasPrimitive() && to.hasPrimitive();
        return primitive ? Coded.primitive(call, target) : Coded.reference(call, target);
    }

    private static boolean changesNothing(ValueType from, ValueType to) {
        if (from.kind() != to.kind()) {
            return false;
        }
        return switch (from.kind()) {
            case BOOLEAN, INT, BIGINT, DOUBLE -> true;
            case DECIMAL -> from.precision() == to.precision() && from.scale() == to.scale();
            case STRING, TIMESTAMP -> from.precision() <= to.precision();
        };
    }

    private static List<JavaExpr> parameters(ValueType from, ValueType to) {
        return switch (to.kind()) {
            case DECIMAL -> List.of(new JavaExpr.IntLiteral(to.precision()), new JavaExpr.IntLiteral(to.scale()));
            case TIMESTAMP -> List.of(new JavaExpr.IntLiteral(to.precision()));
            case STRING ->
                from.kind() == Kind.STRING
                        ? List.of(new JavaExpr.IntLiteral(to.precision()))
                        : from.kind() == Kind.TIMESTAMP
                                ? List.of(new JavaExpr.IntLiteral(from.precision()))
                                : List.of();
            case DOUBLE -> from.kind() == Kind.DECIMAL ? List.of(new JavaExpr.IntLiteral(from.precision())) : List.of();
            case BOOLEAN, INT, BIGINT -> List.of();
        };
    }

    private static String word(Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }

    private static String capital(Kind kind) {
        return kind.name().charAt(0) + word(kind).substring(1);
    }
}
