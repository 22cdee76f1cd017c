package io.streamform.codegen.plan;

import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.List;

/** A Java expression, so plain that writing it down needs no decision. */
public sealed interface JavaExpr {

    /** Calls the method of {@code visitor} for this node. */
    <R> R accept(JavaExprVisitor<R> visitor);

    /** A variable, parameter or constant of the class. */
    record Name(String name) implements JavaExpr {
        @Override
        public <R> R accept(JavaExprVisitor<R> visitor) {
            return visitor.visitName(this);
        }
    }

    /** {@code target.field}. */
    record Field(JavaExpr target, String field) implements JavaExpr {
        @Override
        public <R> R accept(JavaExprVisitor<R> visitor) {
            return visitor.visitField(this);
        }
    }

    /** {@code target.method(arguments)}. */
    record Invoke(JavaExpr target, String method, List<JavaExpr> arguments) implements JavaExpr {
        /** Copies the arguments. */
        public Invoke {
            arguments = List.copyOf(arguments);
        }

        /** A call without arguments. */
        public Invoke(JavaExpr target, String method) {
            this(target, method, List.of());
        }

        @Override
        public <R> R accept(JavaExprVisitor<R> visitor) {
            return visitor.visitInvoke(this);
        }
    }

    /** {@code Owner.method(arguments)}. */
    record InvokeStatic(Owner owner, String method, List<JavaExpr> arguments) implements JavaExpr {
        /** Copies the arguments. */
        public InvokeStatic {
            arguments = List.copyOf(arguments);
        }

        @Override
        public <R> R accept(JavaExprVisitor<R> visitor) {
            return visitor.visitInvokeStatic(this);
        }
    }

    /** {@code method(arguments)}: a method of the generated class itself. */
    record InvokeOwn(String method, List<JavaExpr> arguments) implements JavaExpr {
        /** Copies the arguments. */
        public InvokeOwn {
            arguments = List.copyOf(arguments);
        }

        @Override
        public <R> R accept(JavaExprVisitor<R> visitor) {
            return visitor.visitInvokeOwn(this);
        }
    }

    /** {@code left operator right}. */
    record Infix(Operator operator, JavaExpr left, JavaExpr right) implements JavaExpr {
        @Override
        public <R> R accept(JavaExprVisitor<R> visitor) {
            return visitor.visitInfix(this);
        }
    }

    /** {@code !operand}. */
    record Not(JavaExpr operand) implements JavaExpr {
        @Override
        public <R> R accept(JavaExprVisitor<R> visitor) {
            return visitor.visitNot(this);
        }
    }

    /** {@code -operand}. */
    record Minus(JavaExpr operand) implements JavaExpr {
        @Override
        public <R> R accept(JavaExprVisitor<R> visitor) {
            return visitor.visitMinus(this);
        }
    }

    /** {@code condition ? yes : no}. */
    record Conditional(JavaExpr condition, JavaExpr yes, JavaExpr no) implements JavaExpr {
        @Override
        public <R> R accept(JavaExprVisitor<R> visitor) {
            return visitor.visitConditional(this);
        }
    }

    /** {@code (int) operand}: a conversion between primitive types that changes the type. */
    record Narrow(ValueType.Kind to, JavaExpr operand) implements JavaExpr {
        @Override
        public <R> R accept(JavaExprVisitor<R> visitor) {
            return visitor.visitNarrow(this);
        }
    }

    /** {@code null}. */
    record Null() implements JavaExpr {
        @Override
        public <R> R accept(JavaExprVisitor<R> visitor) {
            return visitor.visitNull(this);
        }
    }

    /** {@code (Integer) null}, where the type of an argument matters. */
    record TypedNull(ValueType.Kind kind) implements JavaExpr {
        @Override
        public <R> R accept(JavaExprVisitor<R> visitor) {
            return visitor.visitTypedNull(this);
        }
    }

    /** {@code true}, {@code false}. */
    record BooleanLiteral(boolean value) implements JavaExpr {
        @Override
        public <R> R accept(JavaExprVisitor<R> visitor) {
            return visitor.visitBoolean(this);
        }
    }

    /** {@code 5}. */
    record IntLiteral(int value) implements JavaExpr {
        @Override
        public <R> R accept(JavaExprVisitor<R> visitor) {
            return visitor.visitInt(this);
        }
    }

    /** {@code 5L}. */
    record LongLiteral(long value) implements JavaExpr {
        @Override
        public <R> R accept(JavaExprVisitor<R> visitor) {
            return visitor.visitLong(this);
        }
    }

    /** {@code 5.0}; NaN and the infinities by their constants. */
    record DoubleLiteral(double value) implements JavaExpr {
        @Override
        public <R> R accept(JavaExprVisitor<R> visitor) {
            return visitor.visitDouble(this);
        }
    }

    /** {@code "text"}. */
    record TextLiteral(String value) implements JavaExpr {
        @Override
        public <R> R accept(JavaExprVisitor<R> visitor) {
            return visitor.visitText(this);
        }
    }

    /** {@code new BigDecimal("5.00")}; stands in constants only. */
    record DecimalLiteral(BigDecimal value) implements JavaExpr {
        @Override
        public <R> R accept(JavaExprVisitor<R> visitor) {
            return visitor.visitDecimal(this);
        }
    }

    /** {@code LocalDateTime.parse("2024-01-01T00:00")}; stands in constants only. */
    record TimestampLiteral(LocalDateTime value) implements JavaExpr {
        @Override
        public <R> R accept(JavaExprVisitor<R> visitor) {
            return visitor.visitTimestamp(this);
        }
    }

    /** Classes with static methods that expressions call. */
    enum Owner {
        /** {@code java.lang.Boolean}. */
        BOOLEAN,
        /** {@code java.lang.Integer}. */
        INTEGER,
        /** {@code java.lang.Long}. */
        LONG,
        /** {@code java.lang.Double}. */
        DOUBLE,
        /** Three-valued logic. */
        LOGIC,
        /** Comparisons. */
        COMPARE,
        /** Arithmetic on INT. */
        INTEGERS,
        /** Arithmetic on BIGINT. */
        LONGS,
        /** Arithmetic on DOUBLE. */
        DOUBLES,
        /** Arithmetic on DECIMAL. */
        DECIMALS,
        /** Casts. */
        CASTS,
        /** Character strings. */
        TEXTS,
        /** Results of AVG. */
        AVERAGES,
        /** Running MIN and MAX. */
        EXTREMES
    }

    /** Java's binary operators; one that binds tighter has a greater precedence. */
    enum Operator {
        /** Disjunction. */
        OR("||", 1),
        /** Conjunction. */
        AND("&&", 2),
        /** Equality. */
        EQUAL("==", 3),
        /** Inequality. */
        NOT_EQUAL("!=", 3),
        /** Less. */
        LESS("<", 4),
        /** Less or equal. */
        LESS_OR_EQUAL("<=", 4),
        /** Greater. */
        GREATER(">", 4),
        /** Greater or equal. */
        GREATER_OR_EQUAL(">=", 4),
        /** Addition. */
        PLUS("+", 5),
        /** Subtraction. */
        MINUS("-", 5),
        /** Multiplication. */
        TIMES("*", 6),
        /** Division. */
        DIVIDE("/", 6),
        /** Remainder. */
        REMAINDER("%", 6);

        private final String symbol;
        private final int precedence;

        Operator(String symbol, int precedence) {
            this.symbol = symbol;
            this.precedence = precedence;
        }

        /** How Java writes it. */
        public String symbol() {
            return symbol;
        }

        /** How tightly it binds. */
        public int precedence() {
            return precedence;
        }
    }
}
