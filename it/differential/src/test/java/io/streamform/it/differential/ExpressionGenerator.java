package io.streamform.it.differential;

import io.streamform.it.differential.RandomProgram.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Random SQL expressions of a wanted kind over given columns. They cannot fail: divisors are constants other than zero and
 * text is never cast to another type unless it is a suitable constant.
 */
final class ExpressionGenerator {

    private static final String[] COMPARISONS = {
        "=", "<>", "<", "<=", ">", ">=", "IS DISTINCT FROM", "IS NOT DISTINCT FROM"
    };
    private static final List<Kind> NUMBERS = List.of(Kind.INT, Kind.BIGINT, Kind.DOUBLE, Kind.DECIMAL);

    private final Random random;
    private final List<Field> columns;

    ExpressionGenerator(Random random, List<Field> columns) {
        this.random = random;
        this.columns = List.copyOf(columns);
    }

    private <T> T pick(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }

    private String pick(String... of) {
        return of[random.nextInt(of.length)];
    }

    Kind kind() {
        return Kind.values()[random.nextInt(Kind.values().length)];
    }

    String column(Kind kind) {
        List<String> names = new ArrayList<>();
        for (Field column : columns) {
            if (column.kind() == kind) {
                names.add(column.name());
            }
        }
        return names.isEmpty() ? literal(kind) : pick(names);
    }

    String literal(Kind kind) {
        return switch (kind) {
            case BOOLEAN -> pick("TRUE", "FALSE");
            case INT -> pick("0", "1", "2", "-1", "7", "2147483647");
            case BIGINT -> pick("CAST(3 AS BIGINT)", "5000000000", "-9000000000", "CAST(0 AS BIGINT)");
            case DOUBLE -> pick("0.5E0", "-2.25E0", "0E0", "1E3");
            case DECIMAL -> pick("1.50", "0.01", "-3.333", "100.0", "99999999.99");
            case STRING -> pick("'a'", "''", "'B'", "'10'", "'é'", "'it''s'");
            case TIMESTAMP ->
                pick(
                        "TIMESTAMP '2026-01-01 00:00:00.000'",
                        "TIMESTAMP '1969-12-31 23:59:59.999'",
                        "CAST('2026-02-28 12:30:00' AS TIMESTAMP(3))");
        };
    }

    String expression(Kind kind, int depth) {
        int choice = random.nextInt(10);
        if (depth <= 0 || choice < 3) {
            return random.nextInt(4) == 0 ? literal(kind) : column(kind);
        }
        if (choice == 3) {
            return "CASE WHEN " + expression(Kind.BOOLEAN, depth - 1) + " THEN " + expression(kind, depth - 1)
                    + (random.nextBoolean() ? " ELSE " + expression(kind, depth - 1) : "") + " END";
        }
        if (choice == 4) {
            return "COALESCE(" + expression(kind, depth - 1) + ", " + expression(kind, depth - 1) + ")";
        }
        if (choice == 5) {
            return "NULLIF(" + expression(kind, depth - 1) + ", " + literal(kind) + ")";
        }
        return switch (kind) {
            case BOOLEAN -> predicate(depth);
            case INT, BIGINT, DOUBLE, DECIMAL -> number(kind, depth);
            case STRING -> "CAST(" + expression(castable(), depth - 1) + " AS STRING)";
            case TIMESTAMP -> column(kind);
        };
    }

    private Kind castable() {
        return pick(List.of(Kind.BOOLEAN, Kind.INT, Kind.BIGINT, Kind.DECIMAL, Kind.TIMESTAMP, Kind.STRING));
    }

    private String number(Kind kind, int depth) {
        int choice = random.nextInt(8);
        if (choice < 4) {
            String operator = pick("+", "-", "*");
            Kind other = kind == Kind.INT ? Kind.INT : narrower(kind);
            return "(" + expression(kind, depth - 1) + " " + operator + " " + expression(other, depth - 1) + ")";
        }
        if (choice == 4) {
            return kind == Kind.DECIMAL || kind == Kind.DOUBLE
                    ? "(" + expression(kind, depth - 1) + " / " + pick("3", "-7", "1.25") + ")"
                    : "(" + expression(kind, depth - 1) + " / " + pick("3", "-7", "1") + ")";
        }
        if (choice == 5) {
            return kind == Kind.DOUBLE
                    ? "(- " + expression(kind, depth - 1) + ")"
                    : "(" + expression(kind, depth - 1) + " % " + pick("3", "-7") + ")";
        }
        if (choice == 6) {
            return "(- " + expression(kind, depth - 1) + ")";
        }
        Kind from = pick(NUMBERS);
        String type = kind == Kind.DECIMAL ? pick("DECIMAL(12, 3)", "DECIMAL(10, 2)", "DECIMAL(6, 0)") : kind.type;
        return "CAST(" + expression(from, depth - 1) + " AS " + type + ")";
    }

    private Kind narrower(Kind kind) {
        return switch (kind) {
            case BIGINT -> pick(List.of(Kind.INT, Kind.BIGINT));
            case DECIMAL -> pick(List.of(Kind.INT, Kind.BIGINT, Kind.DECIMAL));
            case DOUBLE -> pick(NUMBERS);
            default -> kind;
        };
    }

    String predicate(int depth) {
        if (depth <= 0) {
            return column(Kind.BOOLEAN);
        }
        int choice = random.nextInt(10);
        switch (choice) {
            case 0:
                return "(" + expression(Kind.BOOLEAN, depth - 1) + " AND " + predicate(depth - 1) + ")";
            case 1:
                return "(" + expression(Kind.BOOLEAN, depth - 1) + " OR " + predicate(depth - 1) + ")";
            case 2:
                return "(NOT " + predicate(depth - 1) + ")";
            case 3:
                return "(" + expression(kind(), depth - 1) + pick(" IS NULL", " IS NOT NULL") + ")";
            case 4:
                return "(" + predicate(depth - 1) + pick(" IS TRUE", " IS NOT TRUE", " IS FALSE", " IS NOT FALSE")
                        + ")";
            case 5: {
                Kind kind = kind();
                return "(" + column(kind) + pick(" IN (", " NOT IN (") + literal(kind) + ", " + literal(kind) + ", "
                        + literal(kind) + "))";
            }
            case 6: {
                Kind kind = pick(NUMBERS);
                return "(" + expression(kind, depth - 1) + " BETWEEN " + expression(kind, depth - 1) + " AND "
                        + expression(kind, depth - 1) + ")";
            }
            case 7: {
                String left = expression(pick(NUMBERS), depth - 1);
                return "(" + left + " " + pick(COMPARISONS) + " " + expression(pick(NUMBERS), depth - 1) + ")";
            }
            default: {
                Kind kind = kind();
                return "(" + expression(kind, depth - 1) + " " + pick(COMPARISONS) + " " + expression(kind, depth - 1)
                        + ")";
            }
        }
    }
}
