package io.streamform.codegen.expression;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.codegen.fixture.Generated;
import io.streamform.ir.expr.Expr;
import io.streamform.ir.fixture.ModelSteps;
import io.streamform.ir.fixture.ProgramBuilder;
import io.streamform.ir.fixture.Rows;
import io.streamform.ir.program.Program;
import io.streamform.ir.type.RowType;
import io.streamform.ir.type.StreamType;
import io.streamform.runtime.change.Change;
import io.streamform.runtime.function.SqlFunctionException;
import io.streamform.runtime.operator.StatelessOperator;
import io.streamform.runtime.schema.RowSchema;
import io.streamform.runtime.topology.Node;
import io.streamform.runtime.topology.Topology;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExpressionSemanticsTest {

    private static final RowType ROW = Rows.row(
            "b BOOLEAN",
            "bn BOOLEAN NOT NULL",
            "i INT",
            "in INT NOT NULL",
            "l BIGINT",
            "ln BIGINT NOT NULL",
            "d DOUBLE",
            "dn DOUBLE NOT NULL",
            "m DECIMAL(12, 2)",
            "mn DECIMAL(12, 2) NOT NULL",
            "s STRING",
            "sn STRING NOT NULL",
            "t TIMESTAMP(3)",
            "tn TIMESTAMP(3) NOT NULL");

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void valuesAreThoseOfThreeValuedLogic(long seed) {
        Random random = new Random(seed);
        RandomExpressions expressions = new RandomExpressions(random, ROW, false);
        List<List<Expr>> models = new ArrayList<>();
        for (int model = 0; model < 6; model++) {
            List<Expr> columns = new ArrayList<>();
            for (int column = 0; column < 25; column++) {
                StreamType type = RandomExpressions.TYPES.get(random.nextInt(RandomExpressions.TYPES.size()));
                columns.add(expressions.expression(type, 1 + random.nextInt(4)));
            }
            models.add(columns);
        }

        check(models, random, 200);
    }

    @ParameterizedTest
    @ValueSource(longs = {4, 5, 6})
    void exactlyThoseRowsFailThatFailInSql(long seed) {
        Random random = new Random(seed);
        RandomExpressions expressions = new RandomExpressions(random, ROW, true);
        List<List<Expr>> models = new ArrayList<>();
        for (int model = 0; model < 25; model++) {
            StreamType type = model % 2 == 0
                    ? RandomExpressions.BOOLEAN
                    : RandomExpressions.TYPES.get(random.nextInt(RandomExpressions.TYPES.size()));
            models.add(List.of(expressions.expression(type, 2 + random.nextInt(4))));
        }

        check(models, random, 200);
    }

    private static void check(List<List<Expr>> models, Random random, int rows) {
        Topology topology = Generated.of(program(models)).application().topology();
        RowSchema<?> input =
                ((Node.Source<?, ?>) topology.nodes().get(0)).spec().schema();
        for (int i = 0; i < rows; i++) {
            @Nullable Object[] values = row(random);
            for (int model = 0; model < models.size(); model++) {
                Node.Stateless<?, ?> node =
                        (Node.Stateless<?, ?>) topology.nodes().get(1 + model);
                List<Expr> columns = models.get(model);
                assertThat(actual(node, input.row(values)))
                        .as("%s over %s", columns, Arrays.toString(values))
                        .isEqualTo(expected(columns, values));
            }
        }
    }

    private static List<@Nullable Object> expected(List<Expr> columns, @Nullable Object[] row) {
        List<@Nullable Object> values = new ArrayList<>();
        try {
            for (Expr column : columns) {
                values.add(new ReferenceEvaluator(row).value(column));
            }
        } catch (SqlFunctionException e) {
            return List.of("failed");
        }
        return values;
    }

    @SuppressWarnings("unchecked")
    private static <I, O> List<@Nullable Object> actual(Node.Stateless<I, O> node, Object row) {
        StatelessOperator<I, O> operator = node.operator().get();
        List<@Nullable Object> values = new ArrayList<>();
        try {
            operator.row(Change.insert((I) row), change -> {
                for (int i = 0; i < node.row().columns().size(); i++) {
                    values.add(node.row().value(change.anyRow(), i));
                }
            });
        } catch (SqlFunctionException e) {
            return List.of("failed");
        }
        return values;
    }

    private static Program program(List<List<Expr>> models) {
        ProgramBuilder program = ProgramBuilder.application("expressions").source("rows", ROW, source -> source);
        for (int model = 0; model < models.size(); model++) {
            List<Expr> columns = models.get(model);
            program = program.model("m" + model, "rows", steps -> {
                ModelSteps.Projected[] outputs = new ModelSteps.Projected[columns.size()];
                for (int i = 0; i < outputs.length; i++) {
                    Expr column = columns.get(i);
                    outputs[i] = ModelSteps.output("c" + i, row -> column);
                }
                return steps.select(outputs);
            });
        }
        return program.build();
    }

    private static @Nullable Object[] row(Random random) {
        @Nullable Object[] row = new Object[ROW.size()];
        for (int i = 0; i < row.length; i += 2) {
            row[i] = random.nextInt(3) == 0 ? null : value(random, i);
            row[i + 1] = value(random, i);
        }
        return row;
    }

    private static Object value(Random random, int column) {
        return switch (column) {
            case 0 -> random.nextBoolean();
            case 2 -> List.of(0, 1, -1, 5, Integer.MAX_VALUE, Integer.MIN_VALUE).get(random.nextInt(6));
            case 4 -> List.of(0L, 1L, -1L, 5L, Long.MAX_VALUE, Long.MIN_VALUE).get(random.nextInt(6));
            case 6 -> List.of(0.0, -0.0, 1.5, Double.NaN, Double.MAX_VALUE).get(random.nextInt(5));
            case 8 ->
                new BigDecimal(List.of("0.00", "1.50", "-7.25", "9999999999.99").get(random.nextInt(4)));
            case 10 -> List.of("", "a", "5", "x1", "12").get(random.nextInt(5));
            default -> LocalDateTime.of(2024, 1, 1 + random.nextInt(3), 0, 0);
        };
    }
}
