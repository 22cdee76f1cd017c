package io.streamform.ir.text;

import io.streamform.ir.expr.Expr;
import io.streamform.ir.op.AggregateCall;
import io.streamform.ir.op.KeyColumn;
import io.streamform.ir.op.OpId;
import io.streamform.ir.op.OpVisitor;
import io.streamform.ir.op.StreamOp;
import io.streamform.ir.program.Program;
import io.streamform.ir.state.SchemaTexts;
import io.streamform.ir.state.StateSpec;
import io.streamform.ir.type.Column;
import io.streamform.ir.type.RowType;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Says what an operator does, as labelled lines. */
final class OpPrinter {

    private final Program program;
    private final Map<OpId, Integer> numbers;

    OpPrinter(Program program, Map<OpId, Integer> numbers) {
        this.program = program;
        this.numbers = numbers;
    }

    /** A line under a label; lines of one label follow each other. */
    record Line(String label, String text) {}

    /** The lines of {@code op}: what it reads, does, emits, waits for and keeps. */
    List<Line> lines(StreamOp op) {
        List<Line> lines = new ArrayList<>();
        for (OpId input : op.inputs()) {
            lines.add(new Line(
                    "reads", numbers.get(input) + " [" + program.operator(input).mode() + "]"));
        }
        op.accept(new Work(lines));
        return lines;
    }

    /** The greatest delay of event time behind which the operator's output watermark stays, if there is event time. */
    private Optional<String> watermark(StreamOp op) {
        if (op instanceof StreamOp.Watermark watermark) {
            String column =
                    SqlNames.quote(watermark.output().column(watermark.column()).name());
            return Optional.of(
                    watermark.maxDelay().isZero() ? column : column + " - " + DurationText.of(watermark.maxDelay()));
        }
        List<String> inputs = op.inputs().stream()
                .map(input -> watermark(program.operator(input)))
                .flatMap(Optional::stream)
                .distinct()
                .toList();
        return inputs.isEmpty() ? Optional.empty() : Optional.of(String.join(" and ", inputs));
    }

    private final class Work implements OpVisitor<List<Line>> {

        private final List<Line> lines;

        Work(List<Line> lines) {
            this.lines = lines;
        }

        @Override
        public List<Line> visitSource(StreamOp.Source op) {
            add("emits", op.mode().toString());
            return columns(op.output());
        }

        @Override
        public List<Line> visitWatermark(StreamOp.Watermark op) {
            add("emits", op.mode().toString());
            String idle = op.idleAfter()
                    .map(duration -> ", idle after " + DurationText.of(duration))
                    .orElse("");
            add("watermark", watermark(op).orElse("none") + idle);
            return lines;
        }

        @Override
        public List<Line> visitNormalize(StreamOp.Normalize op) {
            add("key", names(op.key()));
            add("emits", op.mode().toString());
            columns(op.output());
            watermark(op).ifPresent(text -> add("watermark", text));
            return state(op, op.ttl());
        }

        @Override
        public List<Line> visitCalc(StreamOp.Calc op) {
            op.predicate().ifPresent(predicate -> add("where", ExprPrinter.text(predicate)));
            add("emits", op.mode().toString());
            return columns(op.output(), op.projection(), column -> SqlNames.quote(column.name()));
        }

        @Override
        public List<Line> visitAggregate(StreamOp.Aggregate op) {
            RowType input = program.operator(op.input()).output();
            Function<Expr.ColumnRef, String> virtualRow = column -> virtualColumn(op, input, column);
            add("group by", op.key().isEmpty() ? "() – one group of all rows" : names(op.key()));
            op.having().ifPresent(having -> add("having", ExprPrinter.text(having, virtualRow)));
            add("emits", op.mode().toString());
            columns(op.output(), op.projection(), virtualRow);
            watermark(op).ifPresent(text -> add("watermark", text));
            return state(op, op.ttl());
        }

        @Override
        public List<Line> visitSink(StreamOp.Sink op) {
            add("writes", op.mode().toString());
            return columns(op.output());
        }

        private void add(String label, String text) {
            lines.add(new Line(label, text));
        }

        private List<Line> columns(RowType row) {
            return columns(row, row.columns().stream().map(column -> "").toList());
        }

        /** A column that only passes through is not said to be itself. */
        private List<Line> columns(RowType row, List<Expr> projection, Function<Expr.ColumnRef, String> names) {
            List<String> values = new ArrayList<>();
            for (int i = 0; i < projection.size(); i++) {
                String text = ExprPrinter.text(projection.get(i), names);
                values.add(text.equals(SqlNames.quote(row.column(i).name())) ? "" : "= " + text);
            }
            return columns(row, values);
        }

        private List<Line> columns(RowType row, List<String> values) {
            List<List<String>> table = new ArrayList<>();
            for (int i = 0; i < row.size(); i++) {
                Column column = row.column(i);
                table.add(List.of(SqlNames.quote(column.name()), column.type().text(), values.get(i)));
            }
            TextTable.align(table).forEach(text -> add("columns", text));
            return lines;
        }

        private List<Line> state(StreamOp op, Optional<Duration> ttl) {
            String bound = ttl.map(duration -> "kept at least " + DurationText.of(duration) + " after the last write")
                    .orElse("unbounded");
            if (!op.state().keyFields().isEmpty()) {
                add("state", "key");
                addFields(op.state().keyFields());
            }
            for (StateSpec state : op.state().states()) {
                add("state", state.role() + ": " + shape(state.shape()) + ", " + bound);
                addFields(state.fields());
            }
            return lines;
        }

        private void addFields(List<SchemaTexts.FieldText> fields) {
            List<List<String>> table = fields.stream()
                    .map(field -> List.of(field.name(), field.type(), field.meaning()))
                    .toList();
            TextTable.align(table).forEach(text -> add("state", "  " + text));
        }
    }

    private static String shape(StateSpec.Shape shape) {
        return switch (shape) {
            case VALUE -> "a value per key";
            case NAMESPACED -> "a value per key and namespace";
            case ORDERED -> "sorted entries per key";
        };
    }

    private static String names(List<KeyColumn> key) {
        return key.stream().map(component -> SqlNames.quote(component.name())).collect(Collectors.joining(", "));
    }

    /** A column of an aggregate's virtual row, keys and then calls, as SQL would write it. */
    private static String virtualColumn(StreamOp.Aggregate op, RowType input, Expr.ColumnRef column) {
        if (column.index() < op.key().size()) {
            return SqlNames.quote(op.key().get(column.index()).name());
        }
        AggregateCall call = op.calls().get(column.index() - op.key().size());
        String argument = call.argument() < 0
                ? "*"
                : SqlNames.quote(input.column(call.argument()).name());
        return switch (call.function()) {
            case COUNT_ROWS -> "COUNT(*)";
            case COUNT, SUM, AVG, MIN, MAX -> call.function() + "(" + argument + ")";
        };
    }
}
