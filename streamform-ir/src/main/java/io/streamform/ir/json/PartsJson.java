package io.streamform.ir.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.streamform.ir.diagnostic.Span;
import io.streamform.ir.op.ChangelogMode;
import io.streamform.ir.op.OpId;
import io.streamform.ir.op.OpKind;
import io.streamform.ir.program.Connector;
import io.streamform.ir.state.StateLayout;
import io.streamform.ir.state.StateSpec;
import io.streamform.ir.type.Column;
import io.streamform.ir.type.RowType;
import io.streamform.ir.type.TypeText;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Parts that sources, models and operators share, as JSON. */
public final class PartsJson {

    private PartsJson() {}

    static ArrayNode row(RowType row) {
        ArrayNode columns = JsonText.object().arrayNode();
        for (Column column : row.columns()) {
            columns.addObject()
                    .put("name", column.name())
                    .put("type", column.type().text());
        }
        return columns;
    }

    static RowType row(Fields fields, String name) {
        return new RowType(
                fields.objects(name, column -> new Column(column.text("name"), TypeText.parse(column.text("type")))));
    }

    static ArrayNode texts(List<String> texts) {
        ArrayNode array = JsonText.object().arrayNode();
        texts.forEach(array::add);
        return array;
    }

    static JsonNode mode(ChangelogMode mode) {
        return mode.accept(new ChangelogMode.ModeVisitor<JsonNode>() {
            @Override
            public JsonNode visitAppend(ChangelogMode.Append append) {
                return JsonText.object().textNode("append");
            }

            @Override
            public JsonNode visitUpsert(ChangelogMode.Upsert upsert) {
                ObjectNode node = JsonText.object();
                node.set("upsert", texts(upsert.key()));
                return node;
            }

            @Override
            public JsonNode visitRetract(ChangelogMode.Retract retract) {
                return JsonText.object().textNode("retract");
            }
        });
    }

    static ChangelogMode mode(Fields fields, String name) {
        if (fields.node(name).isObject()) {
            return fields.object(name, upsert -> new ChangelogMode.Upsert(upsert.texts("upsert")));
        }
        String text = fields.text(name);
        if (text.equals("append")) {
            return new ChangelogMode.Append();
        }
        if (text.equals("retract")) {
            return new ChangelogMode.Retract();
        }
        throw new JsonFormatException(fields.place(name), "'" + text + "' is none of append, retract, upsert");
    }

    static ObjectNode id(OpId id) {
        return JsonText.object()
                .put("model", id.model())
                .put("kind", id.kind().text())
                .put("anchor", id.anchor())
                .put("generation", id.generation());
    }

    static OpId id(Fields fields) {
        return new OpId(fields.text("model"), kind(fields), fields.text("anchor"), fields.integer("generation"));
    }

    private static OpKind kind(Fields fields) {
        String text = fields.text("kind");
        return Arrays.stream(OpKind.values())
                .filter(kind -> kind.text().equals(text))
                .findFirst()
                .orElseThrow(
                        () -> new JsonFormatException(fields.place("kind"), "unknown kind of operator '" + text + "'"));
    }

    static ObjectNode connector(Connector connector) {
        ObjectNode node = JsonText.object()
                .put("kind", Fields.lower(connector.kind()))
                .put("address", connector.address())
                .put("format", connector.format());
        ObjectNode options = node.putObject("options");
        connector.options().forEach(options::put);
        return node;
    }

    static Connector connector(Fields fields) {
        return new Connector(
                fields.constant("kind", Connector.Kind.class),
                fields.text("address"),
                fields.text("format"),
                fields.textMap("options"));
    }

    static ObjectNode span(Span span) {
        return JsonText.object()
                .put("file", span.file())
                .put("line", span.line())
                .put("column", span.column())
                .put("endLine", span.endLine())
                .put("endColumn", span.endColumn());
    }

    static Span span(Fields fields) {
        return new Span(
                fields.text("file"),
                fields.integer("line"),
                fields.integer("column"),
                fields.integer("endLine"),
                fields.integer("endColumn"));
    }

    /** A state layout with its full schemas. */
    public static ObjectNode layout(StateLayout layout) {
        ObjectNode node = JsonText.object().put("version", layout.version());
        layout.keyText().ifPresent(text -> node.set("key", JsonText.read("schema", text)));
        ArrayNode states = node.putArray("states");
        for (StateSpec state : layout.states()) {
            ObjectNode object = states.addObject().put("role", state.role()).put("shape", Fields.lower(state.shape()));
            object.set("schema", JsonText.read("schema", state.valueText()));
        }
        return node;
    }

    /** Reads what {@link #layout(StateLayout)} made. */
    public static StateLayout layout(Fields fields) {
        Optional<String> key =
                fields.has("key") ? Optional.of(fields.node("key").toString()) : Optional.empty();
        List<StateSpec> states = fields.objects(
                "states",
                state -> StateSpec.of(
                        state.text("role"),
                        state.constant("shape", StateSpec.Shape.class),
                        state.node("schema").toString()));
        return StateLayout.of(fields.integer("version"), key, states);
    }
}
