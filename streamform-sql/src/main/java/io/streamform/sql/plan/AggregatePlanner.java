package io.streamform.sql.plan;

import io.streamform.ir.expr.Expr;
import io.streamform.ir.layout.MeaningIds;
import io.streamform.ir.layout.StateLayouts;
import io.streamform.ir.op.AccumulatorField;
import io.streamform.ir.op.AggregateCall;
import io.streamform.ir.op.AggregateFunction;
import io.streamform.ir.op.KeyColumn;
import io.streamform.ir.op.OpId;
import io.streamform.ir.op.StreamOp;
import io.streamform.ir.text.ExprPrinter;
import io.streamform.ir.type.Column;
import io.streamform.ir.type.RowType;
import io.streamform.ir.type.StreamType;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Plans a GROUP BY: the row it reads, keys in canonical order, accumulators shared between calls. What the keys and
 * accumulators are called depends on what they mean alone, so that the order of a SELECT or a GROUP BY has no influence on
 * state.
 */
final class AggregatePlanner {

    private static final int DECIMAL_DIGITS = 38;

    private final ModelQuery.Grouping grouping;

    /** Input columns by meaning of their expression. */
    private final Map<String, Integer> inputs = new LinkedHashMap<>();

    private final List<Expr> inputExpressions = new ArrayList<>();
    private final List<Column> inputColumns = new ArrayList<>();
    private final ColumnNames inputNames = new ColumnNames();
    private final List<KeyColumn> key = new ArrayList<>();
    private final Map<String, Integer> accumulatorIndexes = new LinkedHashMap<>();
    private final List<AccumulatorField> accumulators = new ArrayList<>();

    /** Names that the SELECT gives to keys, by meaning. */
    private final Map<String, String> aliases = new TreeMap<>();

    /**
     * A planner of one grouping.
     *
     * @param output result columns of the query, over keys and calls
     * @param row names of the result columns
     */
    AggregatePlanner(ModelQuery.Grouping grouping, List<Expr> output, RowType row) {
        this.grouping = grouping;
        for (int i = 0; i < output.size(); i++) {
            if (output.get(i) instanceof Expr.ColumnRef column
                    && column.index() < grouping.keys().size()) {
                aliases.putIfAbsent(
                        meaning(grouping.keys().get(column.index())),
                        row.column(i).name());
            }
        }
        SortedMap<String, Expr> byMeaning = new TreeMap<>();
        grouping.keys().forEach(expression -> byMeaning.put(meaning(expression), expression));
        byMeaning.forEach((meaning, expression) -> {
            int index = input(expression);
            key.add(new KeyColumn(
                    "k" + key.size(), index, inputColumns.get(index).name(), expression.type(), meaning));
        });
        grouping.calls().forEach(call -> call.argument().ifPresent(this::input));
    }

    /** What the aggregate reads: one expression over the base per column that it needs. */
    List<Expr> inputExpressions() {
        return List.copyOf(inputExpressions);
    }

    /** The row that the aggregate reads. */
    RowType inputRow() {
        return new RowType(inputColumns);
    }

    /** What the operator is about, for its id: the meanings of its keys. */
    String anchor() {
        if (key.isEmpty()) {
            return "all";
        }
        return String.join(
                ",", key.stream().map(column -> Anchors.of(column.meaning())).toList());
    }

    /** Whether an input with {@code facts} has sets of grouping columns that are unique already. */
    Facts facts(Facts input, List<Expr> projection) {
        List<Set<Integer>> keys = new ArrayList<>();
        Set<Integer> all = new HashSet<>();
        for (int i = 0; i < key.size(); i++) {
            all.add(i);
        }
        for (Set<Integer> unique : input.keys()) {
            Set<Integer> mapped = new HashSet<>();
            for (int i = 0; i < key.size(); i++) {
                if (unique.contains(key.get(i).input())) {
                    mapped.add(i);
                }
            }
            if (mapped.size() == unique.size()) {
                keys.add(mapped);
            }
        }
        if (!keys.contains(all)) {
            keys.add(all);
        }
        return new Facts(true, keys).project(projection);
    }

    /** The operator. */
    StreamOp.Aggregate operator(
            OpId id, OpId input, Facts inputFacts, ModelQuery query, RowType output, Optional<Duration> ttl) {
        ColumnNames names = new ColumnNames();
        key.forEach(column -> names.unique(column.name()));
        Map<Integer, String> outputNames = outputNames(query.output(), output);
        List<AggregateCall> calls = new ArrayList<>();
        for (int i = 0; i < grouping.calls().size(); i++) {
            calls.add(call(grouping.calls().get(i), Optional.ofNullable(outputNames.get(i)), names));
        }
        List<Expr> virtualRow = virtualRow(calls);
        List<Expr> projection = query.output().stream()
                .map(expression -> ExprRewrite.columns(expression, column -> virtualRow.get(column.index())))
                .toList();
        Optional<Expr> having = query.having()
                .map(expression -> ExprRewrite.columns(expression, column -> virtualRow.get(column.index())));
        boolean retracting = inputFacts.updating();
        return new StreamOp.Aggregate(
                id,
                input,
                output,
                facts(inputFacts, projection).mode(output),
                key,
                calls,
                accumulators,
                retracting,
                having,
                projection,
                ttl,
                StateLayouts.aggregate(key, accumulators, retracting));
    }

    /** The columns that {@link ModelQuery} refers to, in its order, as columns of the operator's virtual row. */
    private List<Expr> virtualRow(List<AggregateCall> calls) {
        List<Expr> row = new ArrayList<>();
        for (Expr expression : grouping.keys()) {
            String meaning = meaning(expression);
            for (int i = 0; i < key.size(); i++) {
                if (key.get(i).meaning().equals(meaning)) {
                    row.add(new Expr.ColumnRef(i, key.get(i).name(), key.get(i).type()));
                }
            }
        }
        for (int i = 0; i < calls.size(); i++) {
            row.add(new Expr.ColumnRef(
                    key.size() + i, calls.get(i).name(), calls.get(i).type()));
        }
        return row;
    }

    /** Names of the output columns that are aggregate calls and nothing else, by index of the call. */
    private Map<Integer, String> outputNames(List<Expr> output, RowType row) {
        Map<Integer, String> names = new TreeMap<>();
        for (int i = 0; i < output.size(); i++) {
            if (output.get(i) instanceof Expr.ColumnRef column
                    && column.index() >= grouping.keys().size()) {
                names.putIfAbsent(
                        column.index() - grouping.keys().size(), row.column(i).name());
            }
        }
        return names;
    }

    private AggregateCall call(ModelQuery.Call call, Optional<String> outputName, ColumnNames names) {
        if (call.argument().isEmpty()) {
            String name = outputName.map(names::unique).orElseGet(() -> names.ofCall("count", ""));
            return new AggregateCall(AggregateFunction.COUNT_ROWS, name, -1, call.type(), List.of());
        }
        Expr argument = call.argument().get();
        int index = input(argument);
        AggregateFunction function = AggregateFunction.valueOf(call.function());
        String name = outputName
                .map(names::unique)
                .orElseGet(() ->
                        names.ofCall(call.function(), inputColumns.get(index).name()));
        return new AggregateCall(function, name, index, call.type(), fields(function, argument, index));
    }

    private List<Integer> fields(AggregateFunction function, Expr argument, int index) {
        return switch (function) {
            case COUNT_ROWS -> List.of();
            case COUNT -> count(argument, index);
            case SUM, AVG -> {
                List<Integer> fields = new ArrayList<>();
                fields.add(field(AccumulatorField.Kind.SUM, argument, index, sumType(argument.type())));
                fields.addAll(count(argument, index));
                yield fields;
            }
            case MIN ->
                List.of(field(
                        AccumulatorField.Kind.MIN,
                        argument,
                        index,
                        argument.type().asNullable()));
            case MAX ->
                List.of(field(
                        AccumulatorField.Kind.MAX,
                        argument,
                        index,
                        argument.type().asNullable()));
        };
    }

    /** The number of values that are not NULL; of a NOT NULL column the group's row counter is that number. */
    private List<Integer> count(Expr argument, int index) {
        if (!argument.type().nullable()) {
            return List.of();
        }
        return List.of(field(AccumulatorField.Kind.COUNT, argument, index, new StreamType.BigIntType(false)));
    }

    private int field(AccumulatorField.Kind kind, Expr argument, int index, StreamType type) {
        String meaning = kind.name() + "(" + meaning(argument) + ")";
        Integer known = accumulatorIndexes.get(meaning);
        if (known != null) {
            return known;
        }
        accumulators.add(new AccumulatorField(
                MeaningIds.accumulator(kind, meaning),
                kind,
                index,
                inputColumns.get(index).name(),
                type,
                meaning));
        accumulatorIndexes.put(meaning, accumulators.size() - 1);
        return accumulators.size() - 1;
    }

    private static StreamType sumType(StreamType argument) {
        if (argument instanceof StreamType.IntType) {
            return new StreamType.BigIntType(true);
        }
        if (argument instanceof StreamType.DecimalType decimal) {
            return new StreamType.DecimalType(DECIMAL_DIGITS, decimal.scale(), true);
        }
        return argument.asNullable();
    }

    private int input(Expr expression) {
        String meaning = meaning(expression);
        Integer known = inputs.get(meaning);
        if (known != null) {
            return known;
        }
        inputs.put(meaning, inputExpressions.size());
        inputExpressions.add(expression);
        String alias = aliases.get(meaning);
        String name = expression instanceof Expr.ColumnRef || alias == null
                ? inputNames.of(expression)
                : inputNames.unique(alias);
        inputColumns.add(new Column(name, expression.type()));
        return inputExpressions.size() - 1;
    }

    private static String meaning(Expr expression) {
        return ExprPrinter.text(expression);
    }
}
