package io.streamform.ir.expr;

import io.streamform.ir.type.StreamType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A scalar expression over one row, fully typed: implicit casts are explicit {@link Cast}s, so that both operands of a
 * comparison and all branches of a CASE have one type but for nullability. In a comparison decimals may differ in precision
 * and scale, texts in length and timestamps in precision: they compare by value; operands of decimal arithmetic are decimals
 * of any precision and scale.
 *
 * <p>Expressions have no positions: equality is meaning, not place.
 */
public sealed interface Expr {

    /** Type of the value, including whether it can be NULL. */
    StreamType type();

    /** Direct operands in order of evaluation. */
    List<Expr> operands();

    /** Calls the method of {@code visitor} for this node. */
    <R> R accept(ExprVisitor<R> visitor);

    /** The value of column {@code index} of the input row; {@code name} is for people. */
    record ColumnRef(int index, String name, StreamType type) implements Expr {
        @Override
        public List<Expr> operands() {
            return List.of();
        }

        @Override
        public <R> R accept(ExprVisitor<R> visitor) {
            return visitor.visitColumn(this);
        }
    }

    /**
     * A constant.
     *
     * @param value {@code Boolean}, {@code Integer}, {@code Long}, {@code Double}, {@code BigDecimal} at the type's
     *     scale, {@code String}, {@code LocalDateTime}, by {@code type}; or null for NULL
     */
    record Literal(@Nullable Object value, StreamType type) implements Expr {
        /** A NULL needs a nullable type. */
        public Literal {
            if (value == null && !type.nullable()) {
                throw new IllegalArgumentException("NULL of type " + type.text());
            }
        }

        @Override
        public List<Expr> operands() {
            return List.of();
        }

        @Override
        public <R> R accept(ExprVisitor<R> visitor) {
            return visitor.visitLiteral(this);
        }
    }

    /** Application of a function to arguments; three-valued logic and NULL rules are the function's. */
    record Call(ScalarFunction function, List<Expr> operands, StreamType type) implements Expr {
        /** Copies the operands and checks their number. */
        public Call {
            operands = List.copyOf(operands);
            if (!function.accepts(operands.size())) {
                throw new IllegalArgumentException(function + " does not take " + operands.size() + " operands");
            }
        }

        @Override
        public <R> R accept(ExprVisitor<R> visitor) {
            return visitor.visitCall(this);
        }
    }

    /** {@code CASE WHEN … THEN … ELSE otherwise END}: the first branch whose condition is TRUE. */
    record Case(List<Branch> branches, Expr otherwise, StreamType type) implements Expr {
        /** Copies the branches; there is at least one. */
        public Case {
            branches = List.copyOf(branches);
            if (branches.isEmpty()) {
                throw new IllegalArgumentException("CASE without a branch");
            }
        }

        @Override
        public List<Expr> operands() {
            List<Expr> all = new java.util.ArrayList<>();
            for (Branch branch : branches) {
                all.add(branch.condition());
                all.add(branch.value());
            }
            all.add(otherwise);
            return List.copyOf(all);
        }

        @Override
        public <R> R accept(ExprVisitor<R> visitor) {
            return visitor.visitCase(this);
        }
    }

    /** One {@code WHEN condition THEN value}. */
    record Branch(Expr condition, Expr value) {}

    /** {@code CAST(operand AS type)} with Flink SQL's rules; a value that cannot be cast fails the row. */
    record Cast(Expr operand, StreamType type) implements Expr {
        @Override
        public List<Expr> operands() {
            return List.of(operand);
        }

        @Override
        public <R> R accept(ExprVisitor<R> visitor) {
            return visitor.visitCast(this);
        }
    }
}
