package io.streamform.it.differential;

import io.streamform.it.differential.RandomProgram.Field;
import io.streamform.it.differential.RandomProgram.Mode;
import io.streamform.it.differential.RandomProgram.Model;
import io.streamform.it.differential.RandomProgram.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Makes a program of one source and one to three models from a seed. */
final class ProgramGenerator {

    private static final String SOURCE = "events";

    private final Random random;

    private ProgramGenerator(long seed) {
        this.random = new Random(seed * 0x9E3779B97F4A7C15L + 17);
    }

    /** The program of {@code seed}, always the same. */
    static RandomProgram generate(long seed) {
        ProgramGenerator generator = new ProgramGenerator(seed);
        Mode mode = Mode.values()[Math.floorMod(seed, Mode.values().length)];
        List<Field> fields = generator.sourceFields();
        List<Model> models = generator.models(fields, mode != Mode.APPEND);
        Source source = new Source(SOURCE, mode, fields, new InputGenerator(generator.random, mode, fields).events());
        return new RandomProgram(seed, source, models);
    }

    private List<Field> sourceFields() {
        List<Field> fields = new ArrayList<>();
        fields.add(new Field("id", random.nextBoolean() ? Kind.INT : Kind.STRING, false));
        fields.add(new Field("k", random.nextBoolean() ? Kind.STRING : Kind.BIGINT, true));
        fields.add(new Field("n", Kind.INT, random.nextBoolean()));
        fields.add(new Field("m", Kind.DECIMAL, random.nextBoolean()));
        Kind[] kinds = Kind.values();
        int more = 1 + random.nextInt(3);
        for (int i = 0; i < more; i++) {
            fields.add(new Field("x" + i, kinds[random.nextInt(kinds.length)], random.nextInt(4) != 0));
        }
        return List.copyOf(fields);
    }

    private List<Model> models(List<Field> sourceFields, boolean updating) {
        List<Model> models = new ArrayList<>();
        int count = 1 + random.nextInt(3);
        List<Field> input = sourceFields;
        String reads = SOURCE;
        boolean inputUpdates = updating;
        for (int i = 0; i < count; i++) {
            String name = "m" + i;
            Model model =
                    random.nextInt(3) == 0 ? calc(name, reads, input, inputUpdates) : aggregate(name, reads, input);
            models.add(model);
            if (random.nextInt(4) != 0) {
                // A chain; otherwise the next model reads what this one read.
                reads = name;
                input = model.fields();
                inputUpdates = model.updating();
            }
        }
        return List.copyOf(models);
    }

    private Model calc(String name, String reads, List<Field> input, boolean updating) {
        ExpressionGenerator expressions = new ExpressionGenerator(random, input);
        List<Field> fields = new ArrayList<>();
        StringBuilder sql = new StringBuilder("SELECT\n");
        int count = 1 + random.nextInt(4);
        for (int i = 0; i < count; i++) {
            Kind kind = expressions.kind();
            Field field = new Field("c" + i, kind, true);
            sql.append(i == 0 ? "  " : ",\n  ")
                    .append(expressions.expression(kind, 3))
                    .append(" AS ")
                    .append(field.name());
            fields.add(field);
        }
        sql.append("\nFROM $INPUT");
        if (random.nextInt(3) != 0) {
            sql.append("\nWHERE ").append(expressions.predicate(3));
        }
        return new Model(name, sql.toString(), reads, List.copyOf(fields), updating);
    }

    private Model aggregate(String name, String reads, List<Field> input) {
        ExpressionGenerator expressions = new ExpressionGenerator(random, input);
        List<Field> fields = new ArrayList<>();
        List<String> select = new ArrayList<>();
        List<String> groups = new ArrayList<>();
        int keys = random.nextInt(8) == 0 ? 0 : 1 + random.nextInt(2);
        for (int i = 0; i < keys; i++) {
            Field column = input.get(random.nextInt(input.size()));
            boolean plain = random.nextInt(3) != 0 && !groups.contains(column.name());
            Kind kind = plain ? column.kind() : keyKind();
            String key = plain ? column.name() : expressions.expression(kind, 2);
            if (groups.contains(key) || !mentionsColumn(key, input) || kind == Kind.DOUBLE) {
                continue;
            }
            groups.add(key);
            Field field = new Field("g" + i, kind, true);
            fields.add(field);
            select.add(key + " AS " + field.name());
        }
        int calls = 1 + random.nextInt(4);
        for (int i = 0; i < calls; i++) {
            fields.add(call(expressions, input, select, "a" + i));
        }
        StringBuilder sql = new StringBuilder("SELECT\n  ");
        sql.append(String.join(",\n  ", select)).append("\nFROM $INPUT");
        if (random.nextInt(3) == 0) {
            sql.append("\nWHERE ").append(expressions.predicate(2));
        }
        if (!groups.isEmpty()) {
            sql.append("\nGROUP BY ").append(String.join(", ", groups));
        }
        if (random.nextInt(4) == 0) {
            sql.append("\nHAVING ").append(having(input));
        }
        return new Model(name, sql.toString(), reads, List.copyOf(fields), true);
    }

    private Kind keyKind() {
        List<Kind> kinds = List.of(Kind.INT, Kind.STRING, Kind.BOOLEAN, Kind.BIGINT, Kind.DECIMAL);
        return kinds.get(random.nextInt(kinds.size()));
    }

    private static boolean mentionsColumn(String expression, List<Field> input) {
        // A constant in GROUP BY reads as a column's position or is refused.
        return input.stream().anyMatch(f -> expression.matches("(?s).*\\b" + f.name() + "\\b.*"));
    }

    private Field call(ExpressionGenerator expressions, List<Field> input, List<String> select, String name) {
        int choice = random.nextInt(6);
        if (choice == 0) {
            select.add("COUNT(*) AS " + name);
            return new Field(name, Kind.BIGINT, false);
        }
        Field column = input.get(random.nextInt(input.size()));
        if (choice == 1) {
            select.add("COUNT(" + column.name() + ") AS " + name);
            return new Field(name, Kind.BIGINT, false);
        }
        if (choice <= 3) {
            Kind kind = column.kind().numeric() ? column.kind() : Kind.INT;
            String argument =
                    column.kind().numeric() && random.nextBoolean() ? column.name() : expressions.expression(kind, 1);
            select.add((choice == 2 ? "SUM(" : "AVG(") + argument + ") AS " + name);
            return new Field(name, kind, true);
        }
        boolean plain = random.nextBoolean();
        Kind kind = plain ? column.kind() : expressions.kind();
        String argument = plain ? column.name() : expressions.expression(kind, 1);
        select.add((choice == 4 ? "MIN(" : "MAX(") + argument + ") AS " + name);
        return new Field(name, kind, true);
    }

    private String having(List<Field> input) {
        Field column = input.get(random.nextInt(input.size()));
        return switch (random.nextInt(4)) {
            case 0 -> "COUNT(*) > 1";
            case 1 -> "COUNT(*) <> 2";
            case 2 -> "MAX(" + column.name() + ") IS NOT NULL";
            default -> "COUNT(" + column.name() + ") >= 1 AND COUNT(*) < 5";
        };
    }
}
