package io.streamform.ir.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.streamform.ir.expr.Expr;
import io.streamform.ir.expr.ExprVisitor;
import io.streamform.ir.expr.ScalarFunction;
import io.streamform.ir.type.StreamType;
import io.streamform.ir.type.TypeText;
import io.streamform.ir.type.TypeVisitor;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Expressions as JSON. Which kind an object is shows in its first field. */
final class ExprJson {

    private ExprJson() {}

    static ObjectNode write(Expr expression) {
        ObjectNode node = expression.accept(new Writer());
        node.put("type", expression.type().text());
        return node;
    }

    static Expr read(JsonNode node, String place) {
        return Fields.read(node, place, ExprJson::read);
    }

    private static Expr read(Fields fields) {
        StreamType type = TypeText.parse(fields.text("type"));
        if (fields.has("column")) {
            return new Expr.ColumnRef(fields.integer("column"), fields.text("name"), type);
        }
        if (fields.has("literal")) {
            JsonNode value = fields.node("literal");
            return new Expr.Literal(value.isNull() ? null : value(fields.text("literal"), type), type);
        }
        if (fields.has("call")) {
            ScalarFunction function = fields.constant("call", ScalarFunction.class);
            return new Expr.Call(function, fields.list("operands", ExprJson::read), type);
        }
        if (fields.has("case")) {
            List<Expr.Branch> branches = fields.objects(
                    "case",
                    branch -> new Expr.Branch(
                            read(branch.node("when"), branch.place("when")),
                            read(branch.node("then"), branch.place("then"))));
            return new Expr.Case(branches, read(fields.node("else"), fields.place("else")), type);
        }
        if (fields.has("cast")) {
            return new Expr.Cast(read(fields.node("cast"), fields.place("cast")), type);
        }
        throw new IllegalArgumentException("an expression is one of column, literal, call, case, cast");
    }

    private static Object value(String text, StreamType type) {
        try {
            return type.accept(new LiteralReader(text));
        } catch (NumberFormatException | DateTimeException e) {
            throw new IllegalArgumentException("'" + text + "' is no " + type.name(), e);
        }
    }

    private static final class Writer implements ExprVisitor<ObjectNode> {

        @Override
        public ObjectNode visitColumn(Expr.ColumnRef column) {
            return JsonText.object().put("column", column.index()).put("name", column.name());
        }

        @Override
        public ObjectNode visitLiteral(Expr.Literal literal) {
            @Nullable Object value = literal.value();
            return JsonText.object().put("literal", value == null ? null : value.toString());
        }

        @Override
        public ObjectNode visitCall(Expr.Call call) {
            ObjectNode node = JsonText.object().put("call", Fields.lower(call.function()));
            ArrayNode operands = node.putArray("operands");
            call.operands().forEach(operand -> operands.add(write(operand)));
            return node;
        }

        @Override
        public ObjectNode visitCase(Expr.Case expression) {
            ObjectNode node = JsonText.object();
            ArrayNode branches = node.putArray("case");
            for (Expr.Branch branch : expression.branches()) {
                ObjectNode object = branches.addObject();
                object.set("when", write(branch.condition()));
                object.set("then", write(branch.value()));
            }
            node.set("else", write(expression.otherwise()));
            return node;
        }

        @Override
        public ObjectNode visitCast(Expr.Cast cast) {
            ObjectNode node = JsonText.object();
            node.set("cast", write(cast.operand()));
            return node;
        }
    }

    private record LiteralReader(String text) implements TypeVisitor<Object> {

        @Override
        public Object visitBoolean(StreamType.BooleanType type) {
            if (!text.equals("true") && !text.equals("false")) {
                throw new IllegalArgumentException("'" + text + "' is no BOOLEAN");
            }
            return Boolean.valueOf(text);
        }

        @Override
        public Object visitInt(StreamType.IntType type) {
            return Integer.valueOf(text);
        }

        @Override
        public Object visitBigInt(StreamType.BigIntType type) {
            return Long.valueOf(text);
        }

        @Override
        public Object visitDouble(StreamType.DoubleType type) {
            return Double.valueOf(text);
        }

        @Override
        public Object visitDecimal(StreamType.DecimalType type) {
            return new BigDecimal(text);
        }

        @Override
        public Object visitString(StreamType.StringType type) {
            return text;
        }

        @Override
        public Object visitTimestamp(StreamType.TimestampType type) {
            return LocalDateTime.parse(text);
        }
    }
}
