package io.streamform.ir.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.streamform.ir.expr.Expr;
import io.streamform.ir.op.AccumulatorField;
import io.streamform.ir.op.AggregateCall;
import io.streamform.ir.op.KeyColumn;
import io.streamform.ir.op.OpId;
import io.streamform.ir.op.OpVisitor;
import io.streamform.ir.op.StreamOp;
import io.streamform.ir.state.StateLayout;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Operators to JSON. Inputs are named by the path of their id. */
final class OpWriter implements OpVisitor<ObjectNode> {

    static ObjectNode write(StreamOp op) {
        ObjectNode node = JsonText.object();
        node.set("id", PartsJson.id(op.id()));
        if (!op.inputs().isEmpty()) {
            node.set(
                    "inputs",
                    PartsJson.texts(op.inputs().stream().map(OpId::path).toList()));
        }
        node.setAll(op.accept(new OpWriter()));
        node.set("output", PartsJson.row(op.output()));
        node.set("mode", PartsJson.mode(op.mode()));
        if (!op.state().equals(StateLayout.NONE)) {
            node.set("state", PartsJson.layout(op.state()));
        }
        return node;
    }

    @Override
    public ObjectNode visitSource(StreamOp.Source op) {
        return JsonText.object().put("source", op.source());
    }

    @Override
    public ObjectNode visitWatermark(StreamOp.Watermark op) {
        ObjectNode node = JsonText.object()
                .put("column", op.column())
                .put("maxDelay", op.maxDelay().toString());
        op.idleAfter().ifPresent(idle -> node.put("idleAfter", idle.toString()));
        return node;
    }

    @Override
    public ObjectNode visitNormalize(StreamOp.Normalize op) {
        ObjectNode node = JsonText.object();
        putKey(node, op.key(), op.ttl());
        return node;
    }

    @Override
    public ObjectNode visitCalc(StreamOp.Calc op) {
        ObjectNode node = JsonText.object();
        op.predicate().ifPresent(predicate -> node.set("predicate", ExprJson.write(predicate)));
        putExpressions(node, op.projection());
        return node;
    }

    @Override
    public ObjectNode visitAggregate(StreamOp.Aggregate op) {
        ObjectNode node = JsonText.object();
        putKey(node, op.key(), op.ttl());
        ArrayNode calls = node.putArray("calls");
        for (AggregateCall call : op.calls()) {
            ObjectNode object = calls.addObject()
                    .put("function", Fields.lower(call.function()))
                    .put("name", call.name())
                    .put("argument", call.argument())
                    .put("type", call.type().text());
            ArrayNode read = object.putArray("accumulators");
            call.accumulators().forEach(read::add);
        }
        ArrayNode accumulators = node.putArray("accumulators");
        for (AccumulatorField field : op.accumulators()) {
            accumulators
                    .addObject()
                    .put("field", field.field())
                    .put("kind", Fields.lower(field.kind()))
                    .put("argument", field.argument())
                    .put("argumentName", field.argumentName())
                    .put("type", field.type().text())
                    .put("meaning", field.meaning());
        }
        node.put("retracting", op.retracting());
        op.having().ifPresent(having -> node.set("having", ExprJson.write(having)));
        putExpressions(node, op.projection());
        return node;
    }

    @Override
    public ObjectNode visitSink(StreamOp.Sink op) {
        return JsonText.object().put("model", op.model());
    }

    private static void putKey(ObjectNode node, List<KeyColumn> key, Optional<Duration> ttl) {
        ArrayNode components = node.putArray("key");
        for (KeyColumn component : key) {
            components
                    .addObject()
                    .put("field", component.field())
                    .put("input", component.input())
                    .put("name", component.name())
                    .put("type", component.type().text())
                    .put("meaning", component.meaning());
        }
        ttl.ifPresent(duration -> node.put("ttl", duration.toString()));
    }

    private static void putExpressions(ObjectNode node, List<Expr> projection) {
        ArrayNode expressions = node.putArray("projection");
        projection.forEach(expression -> expressions.add(ExprJson.write(expression)));
    }
}
