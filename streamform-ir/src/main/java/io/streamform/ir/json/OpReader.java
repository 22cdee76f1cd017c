package io.streamform.ir.json;

import io.streamform.ir.expr.Expr;
import io.streamform.ir.op.AccumulatorField;
import io.streamform.ir.op.AggregateCall;
import io.streamform.ir.op.AggregateFunction;
import io.streamform.ir.op.ChangelogMode;
import io.streamform.ir.op.KeyColumn;
import io.streamform.ir.op.OpId;
import io.streamform.ir.op.StreamOp;
import io.streamform.ir.state.StateLayout;
import io.streamform.ir.type.RowType;
import io.streamform.ir.type.TypeText;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Operators from JSON, one after the other, each after its inputs. */
final class OpReader {

    private final Map<String, OpId> idByPath = new HashMap<>();

    StreamOp read(Fields fields) {
        OpId id = fields.object("id", PartsJson::id);
        StreamOp op = switch (id.kind()) {
            case SOURCE -> new StreamOp.Source(id, fields.text("source"), output(fields), mode(fields));
            case WATERMARK ->
                new StreamOp.Watermark(
                        id,
                        input(fields),
                        output(fields),
                        mode(fields),
                        fields.integer("column"),
                        duration(fields, "maxDelay").orElseThrow(() -> missing(fields, "maxDelay")),
                        duration(fields, "idleAfter"));
            case NORMALIZE ->
                new StreamOp.Normalize(
                        id,
                        input(fields),
                        output(fields),
                        mode(fields),
                        key(fields),
                        duration(fields, "ttl"),
                        state(fields));
            case CALC ->
                new StreamOp.Calc(
                        id,
                        input(fields),
                        output(fields),
                        mode(fields),
                        expression(fields, "predicate"),
                        projection(fields));
            case AGGREGATE -> aggregate(id, fields);
            case SINK -> new StreamOp.Sink(id, input(fields), fields.text("model"), output(fields), mode(fields));
        };
        idByPath.put(id.path(), id);
        return op;
    }

    /** The id of an operator that was read before. */
    OpId reference(String path, String place) {
        OpId id = idByPath.get(path);
        if (id == null) {
            throw new JsonFormatException(place, "no operator before is called '" + path + "'");
        }
        return id;
    }

    private StreamOp.Aggregate aggregate(OpId id, Fields fields) {
        return new StreamOp.Aggregate(
                id,
                input(fields),
                output(fields),
                mode(fields),
                key(fields),
                fields.objects("calls", OpReader::call),
                fields.objects("accumulators", OpReader::accumulator),
                fields.truth("retracting"),
                expression(fields, "having"),
                projection(fields),
                duration(fields, "ttl"),
                state(fields));
    }

    private OpId input(Fields fields) {
        List<String> inputs = fields.texts("inputs");
        if (inputs.size() != 1) {
            throw new JsonFormatException(fields.place("inputs"), "one input is expected, not " + inputs.size());
        }
        return reference(inputs.get(0), fields.place("inputs"));
    }

    private static RowType output(Fields fields) {
        return PartsJson.row(fields, "output");
    }

    private static ChangelogMode mode(Fields fields) {
        return PartsJson.mode(fields, "mode");
    }

    private static StateLayout state(Fields fields) {
        return fields.optionalObject("state", PartsJson::layout).orElse(StateLayout.NONE);
    }

    private static List<Expr> projection(Fields fields) {
        return fields.list("projection", ExprJson::read);
    }

    private static Optional<Expr> expression(Fields fields, String name) {
        return fields.has(name) ? Optional.of(ExprJson.read(fields.node(name), fields.place(name))) : Optional.empty();
    }

    private static AggregateCall call(Fields fields) {
        return new AggregateCall(
                fields.constant("function", AggregateFunction.class),
                fields.text("name"),
                fields.integer("argument"),
                TypeText.parse(fields.text("type")),
                fields.integers("accumulators"));
    }

    private static AccumulatorField accumulator(Fields fields) {
        return new AccumulatorField(
                fields.text("field"),
                fields.constant("kind", AccumulatorField.Kind.class),
                fields.integer("argument"),
                fields.text("argumentName"),
                TypeText.parse(fields.text("type")),
                fields.text("meaning"));
    }

    private static List<KeyColumn> key(Fields fields) {
        return fields.objects(
                "key",
                component -> new KeyColumn(
                        component.text("field"),
                        component.integer("input"),
                        component.text("name"),
                        TypeText.parse(component.text("type")),
                        component.text("meaning")));
    }

    static Optional<Duration> duration(Fields fields, String name) {
        return fields.optionalText(name).map(text -> {
            try {
                return Duration.parse(text);
            } catch (DateTimeParseException e) {
                throw new JsonFormatException(fields.place(name), "'" + text + "' is no duration", e);
            }
        });
    }

    static JsonFormatException missing(Fields fields, String name) {
        return new JsonFormatException(fields.place(name), "the field is missing");
    }
}
