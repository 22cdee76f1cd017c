package io.streamform.ir.text;

import io.streamform.ir.expr.Expr;
import io.streamform.ir.expr.ExprVisitor;
import io.streamform.ir.expr.ScalarFunction;
import io.streamform.ir.type.StreamType;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/**
 * Writes an expression as SQL, with parentheses only where the reading would change without them:
 * {@code amount > 0 AND (kind = 'sale' OR kind IS NULL)}.
 */
public final class ExprPrinter {

    private final Function<Expr.ColumnRef, String> columnNames;

    private ExprPrinter(Function<Expr.ColumnRef, String> columnNames) {
        this.columnNames = columnNames;
    }

    /** The expression, its columns under their own names. */
    public static String text(Expr expression) {
        return text(expression, column -> SqlNames.quote(column.name()));
    }

    /** The expression, its columns as {@code columnNames} writes them; those texts are not put into parentheses. */
    public static String text(Expr expression, Function<Expr.ColumnRef, String> columnNames) {
        return expression.accept(new ExprPrinter(columnNames).new Printing()).text();
    }

    /** The constant as SQL: {@code 'it''s'}, {@code 12.50}, {@code TIMESTAMP '2026-01-01 00:00:00.000'}. */
    public static String text(Expr.Literal literal) {
        return literal(literal).text();
    }

    /** How tightly the outermost operator of a text binds; a greater rank binds tighter. */
    private enum Rank {
        OR,
        AND,
        NOT,
        COMPARISON,
        SUM,
        PRODUCT,
        SIGN,
        PRIMARY
    }

    private record Printed(String text, Rank rank) {
        String within(Rank least) {
            return rank.compareTo(least) >= 0 ? text : "(" + text + ")";
        }
    }

    private static Rank next(Rank rank) {
        return Rank.values()[rank.ordinal() + 1];
    }

    private static Printed literal(Expr.Literal literal) {
        Object value = literal.value();
        if (value == null) {
            return new Printed("CAST(NULL AS " + literal.type().name() + ")", Rank.PRIMARY);
        }
        if (value instanceof String text) {
            return new Printed("'" + text.replace("'", "''") + "'", Rank.PRIMARY);
        }
        if (value instanceof LocalDateTime time) {
            return new Printed("TIMESTAMP '" + timestamp(time, literal.type()) + "'", Rank.PRIMARY);
        }
        if (value instanceof Boolean truth) {
            return new Printed(truth ? "TRUE" : "FALSE", Rank.PRIMARY);
        }
        if (value instanceof Double number && (number.isNaN() || number.isInfinite())) {
            return new Printed("CAST('" + number + "' AS DOUBLE)", Rank.PRIMARY);
        }
        String digits = value instanceof java.math.BigDecimal decimal ? decimal.toPlainString() : value.toString();
        return new Printed(digits, digits.startsWith("-") ? Rank.SIGN : Rank.PRIMARY);
    }

    private static String timestamp(LocalDateTime time, StreamType type) {
        int precision = type instanceof StreamType.TimestampType timestamp ? timestamp.precision() : 9;
        String pattern = "uuuu-MM-dd HH:mm:ss" + (precision == 0 ? "" : "." + "S".repeat(precision));
        return DateTimeFormatter.ofPattern(pattern, Locale.ROOT).format(time);
    }

    private final class Printing implements ExprVisitor<Printed> {

        @Override
        public Printed visitColumn(Expr.ColumnRef column) {
            return new Printed(columnNames.apply(column), Rank.PRIMARY);
        }

        @Override
        public Printed visitLiteral(Expr.Literal literal) {
            return literal(literal);
        }

        @Override
        public Printed visitCase(Expr.Case expression) {
            StringBuilder text = new StringBuilder("CASE");
            for (Expr.Branch branch : expression.branches()) {
                text.append(" WHEN ").append(branch.condition().accept(this).text());
                text.append(" THEN ").append(branch.value().accept(this).text());
            }
            boolean endsInNull = expression.otherwise() instanceof Expr.Literal literal && literal.value() == null;
            if (!endsInNull) {
                text.append(" ELSE ").append(expression.otherwise().accept(this).text());
            }
            return new Printed(text.append(" END").toString(), Rank.PRIMARY);
        }

        @Override
        public Printed visitCast(Expr.Cast cast) {
            String operand = cast.operand().accept(this).text();
            return new Printed("CAST(" + operand + " AS " + cast.type().name() + ")", Rank.PRIMARY);
        }

        @Override
        public Printed visitCall(Expr.Call call) {
            ScalarFunction function = call.function();
            return switch (function) {
                case OR -> infix(call, Rank.OR, Rank.AND);
                case AND -> infix(call, Rank.AND, Rank.NOT);
                case NOT -> prefix(call, "NOT ", Rank.NOT, Rank.NOT);
                case NEGATE -> prefix(call, "-", Rank.SIGN, Rank.PRIMARY);
                case EQUALS,
                        NOT_EQUALS,
                        LESS,
                        LESS_OR_EQUAL,
                        GREATER,
                        GREATER_OR_EQUAL,
                        IS_DISTINCT_FROM,
                        IS_NOT_DISTINCT_FROM -> infix(call, Rank.COMPARISON, Rank.SUM);
                case PLUS, MINUS -> infix(call, Rank.SUM, Rank.SUM);
                case TIMES, DIVIDE, MOD -> infix(call, Rank.PRODUCT, Rank.PRODUCT);
                case IS_NULL, IS_NOT_NULL, IS_TRUE, IS_NOT_TRUE, IS_FALSE, IS_NOT_FALSE -> postfix(call);
            };
        }

        /** Operands after the first must bind tighter than the operator: {@code a - (b - c)}. */
        private Printed infix(Expr.Call call, Rank rank, Rank first) {
            List<Expr> operands = call.operands();
            Iterator<Expr> rest = operands.iterator();
            StringBuilder text = new StringBuilder(rest.next().accept(this).within(first));
            while (rest.hasNext()) {
                text.append(' ').append(call.function().symbol()).append(' ');
                text.append(rest.next().accept(this).within(next(rank)));
            }
            return new Printed(text.toString(), rank);
        }

        private Printed prefix(Expr.Call call, String symbol, Rank rank, Rank operand) {
            return new Printed(symbol + call.operands().get(0).accept(this).within(operand), rank);
        }

        private Printed postfix(Expr.Call call) {
            String operand = call.operands().get(0).accept(this).within(Rank.SUM);
            return new Printed(operand + " " + call.function().symbol(), Rank.COMPARISON);
        }
    }
}
