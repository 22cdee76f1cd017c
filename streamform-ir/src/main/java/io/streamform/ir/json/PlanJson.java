package io.streamform.ir.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.streamform.ir.op.StreamOp;
import io.streamform.ir.program.ModelDefinition;
import io.streamform.ir.program.Program;
import io.streamform.ir.program.SourceDefinition;

/**
 * A program as JSON: {@code plan} is what it means, {@code texts} and {@code spans} are what people see of it. Two programs
 * with equal plans do the same, wherever their SQL stands on the page.
 *
 * <p>A later release reads every version that an earlier one wrote; an earlier one refuses a later version.
 */
public final class PlanJson {

    /** Version written by this release. Raise it when a reader of the present form would misunderstand the new one. */
    public static final int FORMAT_VERSION = 1;

    private PlanJson() {}

    /** The program as text that is the same on every machine, ending with a line break. */
    public static String write(Program program) {
        return JsonText.write(tree(program));
    }

    /** The program as a tree, for embedding. */
    public static ObjectNode tree(Program program) {
        ObjectNode root = JsonText.object().put("formatVersion", FORMAT_VERSION);
        root.set("plan", plan(program));
        root.set("texts", texts(program));
        ArrayNode spans = root.putArray("spans");
        program.spans().forEach((id, span) -> {
            ObjectNode entry = spans.addObject().put("operator", id.path());
            entry.set("span", PartsJson.span(span));
        });
        return root;
    }

    /** Only what the program means: without texts, descriptions and places. Equal texts are equal meanings. */
    public static String meaning(Program program) {
        return JsonText.write(plan(program));
    }

    /**
     * Reads what {@link #write} wrote.
     *
     * @throws JsonFormatException if the text is of a newer version or is not such a text
     */
    public static Program read(String text) {
        return read(JsonText.read("plan", text), "plan document");
    }

    /**
     * Reads what {@link #tree} made.
     *
     * @param place where the tree stands, for messages
     * @throws JsonFormatException as for {@link #read(String)}
     */
    public static Program read(JsonNode tree, String place) {
        FormatVersions.check(tree, place, FORMAT_VERSION);
        return Fields.read(tree, place, PlanReader::program);
    }

    private static ObjectNode plan(Program program) {
        ObjectNode plan = JsonText.object()
                .put("name", program.name())
                .put("javaPackage", program.javaPackage())
                .put("timeZone", program.timeZone())
                .put("maxParallelism", program.maxParallelism());
        ArrayNode sources = plan.putArray("sources");
        program.sources().forEach(source -> sources.add(source(source)));
        ArrayNode models = plan.putArray("models");
        program.models().forEach(model -> models.add(model(model)));
        ArrayNode operators = plan.putArray("operators");
        for (StreamOp op : program.operators()) {
            operators.add(OpWriter.write(op));
        }
        return plan;
    }

    private static ObjectNode source(SourceDefinition source) {
        ObjectNode node = JsonText.object().put("name", source.name());
        node.set("row", PartsJson.row(source.row()));
        node.set("primaryKey", PartsJson.texts(source.primaryKey()));
        node.put("changelog", Fields.lower(source.changelog()));
        source.eventTime().ifPresent(time -> {
            ObjectNode object = node.putObject("eventTime")
                    .put("column", time.column())
                    .put("maxDelay", time.maxDelay().toString());
            time.idleAfter().ifPresent(idle -> object.put("idleAfter", idle.toString()));
        });
        node.put("onBadRecord", Fields.lower(source.onBadRecord()));
        node.set("connector", PartsJson.connector(source.connector()));
        return node;
    }

    private static ObjectNode model(ModelDefinition model) {
        ObjectNode node = JsonText.object().put("name", model.name()).put("id", model.id());
        node.set("row", PartsJson.row(model.row()));
        node.put("materialization", Fields.lower(model.materialization()));
        node.set("key", PartsJson.texts(model.key()));
        node.put("output", model.output().path());
        node.set("mode", PartsJson.mode(model.mode()));
        node.set("reads", PartsJson.texts(model.reads()));
        model.sink().ifPresent(sink -> node.set("sink", PartsJson.connector(sink)));
        return node;
    }

    private static ObjectNode texts(Program program) {
        ObjectNode texts = JsonText.object();
        ObjectNode sources = texts.putObject("sources");
        program.sources().forEach(source -> sources.putObject(source.name()).put("description", source.description()));
        ObjectNode models = texts.putObject("models");
        program.models()
                .forEach(model -> models.putObject(model.name())
                        .put("path", model.path())
                        .put("description", model.description())
                        .put("sql", model.sql()));
        return texts;
    }
}
