package io.streamform.ir.check;

import io.streamform.ir.expr.Expr;
import io.streamform.ir.expr.ExprVisitor;
import io.streamform.ir.op.StreamOp;
import io.streamform.ir.program.Program;
import io.streamform.ir.type.StreamType;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Operands have the types that their functions take, so that the code generator never has to convert. */
final class ExpressionsAreWellTyped implements IrCheck {

    @Override
    public String invariant() {
        return "operands have the types that their functions take";
    }

    @Override
    public List<Violation> violations(Program program) {
        List<Violation> violations = new ArrayList<>();
        for (StreamOp op : program.operators()) {
            for (Scope scope : Scope.of(program, op)) {
                if (scope.isCondition() && TypeFamily.of(scope.expression().type()) != TypeFamily.BOOLEAN) {
                    violations.add(new Violation(
                            op.id(),
                            scope.part() + " is " + scope.expression().type().text() + ", not BOOLEAN"));
                }
                scope.forEachNode(node -> node.accept(new Fault())
                        .ifPresent(fault -> violations.add(new Violation(op.id(), scope.part() + ": " + fault))));
            }
        }
        return violations;
    }

    /** What is wrong with a node by itself. */
    private static final class Fault implements ExprVisitor<Optional<String>> {

        @Override
        public Optional<String> visitColumn(Expr.ColumnRef column) {
            return Optional.empty();
        }

        @Override
        public Optional<String> visitLiteral(Expr.Literal literal) {
            Object value = literal.value();
            if (value == null) {
                return Optional.empty();
            }
            boolean fits = TypeFamily.of(literal.type()).literalClass().isInstance(value);
            if (fits && literal.type() instanceof StreamType.DecimalType type && value instanceof BigDecimal decimal) {
                fits = decimal.scale() == type.scale() && decimal.precision() <= type.precision();
            }
            return problem(
                    !fits,
                    value.getClass().getSimpleName() + " " + value + " as a constant of "
                            + literal.type().text());
        }

        @Override
        public Optional<String> visitCase(Expr.Case expression) {
            for (Expr.Branch branch : expression.branches()) {
                if (TypeFamily.of(branch.condition().type()) != TypeFamily.BOOLEAN) {
                    return Optional.of("a condition of CASE is "
                            + branch.condition().type().text());
                }
                Optional<String> fault = value(branch.value(), expression.type());
                if (fault.isPresent()) {
                    return fault;
                }
            }
            return value(expression.otherwise(), expression.type());
        }

        /** A nullable branch of a CASE that is not is no fault: its condition may have ruled NULL out. */
        private static Optional<String> value(Expr value, StreamType type) {
            boolean same = TypeFamily.of(value.type()) == TypeFamily.of(type);
            boolean isNull = value instanceof Expr.Literal literal && literal.value() == null;
            return problem(
                    !same || (isNull && !type.nullable()),
                    "CASE of type " + type.text() + " has a branch of type "
                            + value.type().text());
        }

        /** Which types can be cast to which is the front end's business. */
        @Override
        public Optional<String> visitCast(Expr.Cast cast) {
            return Optional.empty();
        }

        @Override
        public Optional<String> visitCall(Expr.Call call) {
            List<TypeFamily> families = call.operands().stream()
                    .map(operand -> TypeFamily.of(operand.type()))
                    .toList();
            TypeFamily result = TypeFamily.of(call.type());
            boolean fits = switch (call.function()) {
                case PLUS, MINUS, TIMES, DIVIDE, MOD, NEGATE ->
                    families.stream().allMatch(TypeFamily::isNumber) && result.isNumber();
                case EQUALS, NOT_EQUALS, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL ->
                    families.get(0) == families.get(1) && result == TypeFamily.BOOLEAN;
                case IS_DISTINCT_FROM, IS_NOT_DISTINCT_FROM -> families.get(0) == families.get(1) && neverNull(call);
                case AND, OR, NOT ->
                    families.stream().allMatch(family -> family == TypeFamily.BOOLEAN) && result == TypeFamily.BOOLEAN;
                case IS_NULL, IS_NOT_NULL -> neverNull(call);
                case IS_TRUE, IS_NOT_TRUE, IS_FALSE, IS_NOT_FALSE ->
                    families.get(0) == TypeFamily.BOOLEAN && neverNull(call);
            };
            return problem(
                    !fits,
                    call.function() + " of " + types(call) + " as "
                            + call.type().text());
        }

        private static boolean neverNull(Expr.Call call) {
            return call.type().equals(new StreamType.BooleanType(false));
        }

        private static List<String> types(Expr.Call call) {
            return call.operands().stream()
                    .map(operand -> operand.type().text())
                    .toList();
        }

        private static Optional<String> problem(boolean wrong, String text) {
            return wrong ? Optional.of(text) : Optional.empty();
        }
    }
}
