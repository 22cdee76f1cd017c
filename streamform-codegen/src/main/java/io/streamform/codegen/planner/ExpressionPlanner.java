package io.streamform.codegen.planner;

import io.streamform.codegen.plan.JavaExpr;
import io.streamform.codegen.plan.ValueType;
import io.streamform.ir.expr.Expr;
import io.streamform.ir.expr.ExprVisitor;
import io.streamform.ir.expr.ScalarFunction;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Java code of SQL expressions in two modes. <em>Value mode</em> gives the value: a primitive where SQL's type is NOT NULL, a
 * reference that may be null where it is not. <em>Truth mode</em> ({@link #isTrue}, {@link #isFalse}) gives a Java boolean,
 * for predicates and conditions.
 */
final class ExpressionPlanner implements ExprVisitor<Coded> {

    private final Function<Expr.ColumnRef, Coded> columns;
    private final Constants constants;
    private final TruthPlanner truth;
    private final ArithmeticPlanner arithmetic;

    /**
     * Creates a planner.
     *
     * @param columns code of the columns of the row that expressions are over
     * @param constants where constants of the class are collected
     */
    ExpressionPlanner(Function<Expr.ColumnRef, Coded> columns, Constants constants) {
        this.columns = columns;
        this.constants = constants;
        this.truth = new TruthPlanner(this);
        this.arithmetic = new ArithmeticPlanner(this);
    }

    /** The value of {@code expression}. */
    Coded value(Expr expression) {
        return expression.accept(this);
    }

    /** True if and only if SQL's answer is TRUE. */
    JavaExpr isTrue(Expr predicate) {
        return truth.of(predicate, true);
    }

    /** True if and only if SQL's answer is FALSE. */
    JavaExpr isFalse(Expr predicate) {
        return truth.of(predicate, false);
    }

    @Override
    public Coded visitColumn(Expr.ColumnRef column) {
        return columns.apply(column);
    }

    @Override
    public Coded visitLiteral(Expr.Literal literal) {
        ValueType type = Types.of(literal.type());
        Object value = literal.value();
        if (value == null) {
            return new Coded(new JavaExpr.Null(), type, true, true);
        }
        JavaExpr code = switch (type.kind()) {
            case BOOLEAN -> new JavaExpr.BooleanLiteral((Boolean) value);
            case INT -> new JavaExpr.IntLiteral((Integer) value);
            case BIGINT -> new JavaExpr.LongLiteral((Long) value);
            case DOUBLE -> new JavaExpr.DoubleLiteral((Double) value);
            case DECIMAL -> constants.decimal((BigDecimal) value);
            case STRING -> new JavaExpr.TextLiteral((String) value);
            case TIMESTAMP -> constants.timestamp((LocalDateTime) value);
        };
        ValueType notNull = new ValueType(type.kind(), type.precision(), type.scale(), false);
        return Coded.read(code, notNull);
    }

    @Override
    public Coded visitCall(Expr.Call call) {
        ValueType type = Types.of(call.type());
        return switch (call.function()) {
            case PLUS, MINUS, TIMES, DIVIDE, MOD -> arithmetic.binary(call);
            case NEGATE -> arithmetic.negate(call);
            case EQUALS, NOT_EQUALS, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL ->
                type.nullable() ? comparison(call, type) : Coded.primitive(isTrue(call), type);
            case AND, OR -> type.nullable() ? connective(call, type) : Coded.primitive(isTrue(call), type);
            case NOT ->
                type.nullable()
                        ? logic("not", List.of(argument(call.operands().get(0))), type)
                        : Coded.primitive(isTrue(call), type);
            case IS_NULL,
                    IS_NOT_NULL,
                    IS_TRUE,
                    IS_NOT_TRUE,
                    IS_FALSE,
                    IS_NOT_FALSE,
                    IS_DISTINCT_FROM,
                    IS_NOT_DISTINCT_FROM -> Coded.primitive(isTrue(call), type);
        };
    }

    private Coded comparison(Expr.Call call, ValueType type) {
        JavaExpr left = argument(call.operands().get(0));
        JavaExpr right = argument(call.operands().get(1));
        String method = Comparisons.valueMethod(call.function());
        return Coded.reference(new JavaExpr.InvokeStatic(JavaExpr.Owner.COMPARE, method, List.of(left, right)), type);
    }

    /** AND and OR look at the right side unless the left side decides alone, which can be seen if the right side fails. */
    private Coded connective(Expr.Call call, ValueType type) {
        boolean and = call.function() == ScalarFunction.AND;
        List<Expr> operands = call.operands();
        JavaExpr code = value(operands.get(0)).code();
        for (int i = 1; i < operands.size(); i++) {
            JavaExpr both = new JavaExpr.InvokeStatic(
                    JavaExpr.Owner.LOGIC,
                    and ? "and" : "or",
                    List.of(code, value(operands.get(i)).code()));
            if (Failing.canFail(operands.get(i))) {
                JavaExpr decided = truth.of(call.function(), operands.subList(0, i), !and);
                JavaExpr answer = new JavaExpr.InvokeStatic(
                        JavaExpr.Owner.BOOLEAN, "valueOf", List.of(new JavaExpr.BooleanLiteral(!and)));
                code = new JavaExpr.Conditional(decided, answer, both);
            } else {
                code = both;
            }
        }
        return Coded.reference(code, type);
    }

    @Override
    public Coded visitCase(Expr.Case expression) {
        ValueType type = Types.of(expression.type());
        if (type.kind() == ValueType.Kind.BOOLEAN && !type.nullable()) {
            return Coded.primitive(isTrue(expression), type);
        }
        List<Coded> values = new ArrayList<>();
        expression.branches().forEach(branch -> values.add(value(branch.value())));
        Coded otherwise = value(expression.otherwise());
        boolean reference = type.nullable() && needsReference(values, otherwise);
        JavaExpr code = branch(otherwise, reference);
        for (int i = values.size() - 1; i >= 0; i--) {
            JavaExpr condition = isTrue(expression.branches().get(i).condition());
            code = new JavaExpr.Conditional(condition, branch(values.get(i), reference), code);
        }
        return new Coded(code, type, reference || isReference(values, otherwise, type.nullable()), false);
    }

    /** Java unboxes one branch of a conditional if the other is primitive, unless the first is the literal null. */
    private static boolean needsReference(List<Coded> values, Coded otherwise) {
        List<Coded> all = new ArrayList<>(values);
        all.add(otherwise);
        boolean primitive = all.stream().anyMatch(value -> !value.boxed());
        boolean reference = all.stream().anyMatch(value -> value.boxed() && !value.isNull());
        return primitive && (reference || values.size() > 1);
    }

    /** A conditional of a primitive and a reference is primitive, unless the reference is the literal null. */
    private static boolean isReference(List<Coded> values, Coded otherwise, boolean nullable) {
        boolean any = otherwise.boxed() || values.stream().anyMatch(Coded::boxed);
        boolean all = otherwise.boxed() && values.stream().allMatch(Coded::boxed);
        return nullable ? any : all;
    }

    private static JavaExpr branch(Coded value, boolean reference) {
        return reference ? value.asReference() : value.code();
    }

    @Override
    public Coded visitCast(Expr.Cast cast) {
        return Conversions.of(value(cast.operand()), Types.of(cast.type()));
    }

    private Coded logic(String method, List<JavaExpr> arguments, ValueType type) {
        return Coded.reference(new JavaExpr.InvokeStatic(JavaExpr.Owner.LOGIC, method, arguments), type);
    }

    private JavaExpr argument(Expr expression) {
        return value(expression).asArgument();
    }
}
