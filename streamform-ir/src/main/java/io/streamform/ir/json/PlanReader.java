package io.streamform.ir.json;

import io.streamform.ir.diagnostic.Span;
import io.streamform.ir.op.OpId;
import io.streamform.ir.op.StreamOp;
import io.streamform.ir.program.ModelDefinition;
import io.streamform.ir.program.Program;
import io.streamform.ir.program.SourceDefinition;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Programs from JSON. */
final class PlanReader {

    private final OpReader operators = new OpReader();
    private final SortedMap<String, String> sourceTexts;
    private final SortedMap<String, ModelTexts> modelTexts;

    private PlanReader(SortedMap<String, String> sourceTexts, SortedMap<String, ModelTexts> modelTexts) {
        this.sourceTexts = sourceTexts;
        this.modelTexts = modelTexts;
    }

    private record ModelTexts(String path, String description, String sql) {}

    static Program program(Fields document) {
        document.integer("formatVersion");
        PlanReader reader = document.object("texts", PlanReader::texts);
        Program withoutSpans = document.object("plan", reader::plan);
        SortedMap<OpId, Span> spans = new TreeMap<>();
        document.objects("spans", entry -> {
            OpId id = reader.operators.reference(entry.text("operator"), entry.place("operator"));
            return spans.put(id, entry.object("span", PartsJson::span)) == null;
        });
        return new Program(
                withoutSpans.name(),
                withoutSpans.javaPackage(),
                withoutSpans.timeZone(),
                withoutSpans.maxParallelism(),
                withoutSpans.sources(),
                withoutSpans.models(),
                withoutSpans.operators(),
                spans);
    }

    private static PlanReader texts(Fields fields) {
        return new PlanReader(
                fields.map("sources", (node, place) -> Fields.read(node, place, source -> source.text("description"))),
                fields.map(
                        "models",
                        (node, place) -> Fields.read(
                                node,
                                place,
                                model -> new ModelTexts(
                                        model.text("path"), model.text("description"), model.text("sql")))));
    }

    private Program plan(Fields fields) {
        List<SourceDefinition> sources = fields.objects("sources", this::source);
        List<StreamOp> ops = fields.objects("operators", operators::read);
        List<ModelDefinition> models = fields.objects("models", this::model);
        if (sourceTexts.size() != sources.size() || modelTexts.size() != models.size()) {
            throw new IllegalArgumentException("texts name other sources or models than the plan");
        }
        return new Program(
                fields.text("name"),
                fields.text("javaPackage"),
                fields.text("timeZone"),
                fields.integer("maxParallelism"),
                sources,
                models,
                ops,
                new TreeMap<>());
    }

    private SourceDefinition source(Fields fields) {
        String name = fields.text("name");
        return new SourceDefinition(
                name,
                PartsJson.row(fields, "row"),
                fields.texts("primaryKey"),
                fields.constant("changelog", SourceDefinition.Changelog.class),
                fields.optionalObject(
                        "eventTime",
                        time -> new SourceDefinition.EventTime(
                                time.text("column"),
                                OpReader.duration(time, "maxDelay")
                                        .orElseThrow(() -> OpReader.missing(time, "maxDelay")),
                                OpReader.duration(time, "idleAfter"))),
                fields.constant("onBadRecord", SourceDefinition.OnBadRecord.class),
                fields.object("connector", PartsJson::connector),
                textsOf(sourceTexts, name));
    }

    private ModelDefinition model(Fields fields) {
        String name = fields.text("name");
        ModelTexts texts = textsOf(modelTexts, name);
        return new ModelDefinition(
                name,
                fields.text("id"),
                texts.path(),
                texts.sql(),
                PartsJson.row(fields, "row"),
                fields.constant("materialization", ModelDefinition.Materialization.class),
                fields.texts("key"),
                operators.reference(fields.text("output"), fields.place("output")),
                PartsJson.mode(fields, "mode"),
                fields.texts("reads"),
                fields.optionalObject("sink", PartsJson::connector),
                texts.description());
    }

    private static <T> T textsOf(Map<String, T> texts, String name) {
        T found = texts.get(name);
        if (found == null) {
            throw new IllegalArgumentException("texts of '" + name + "' are missing");
        }
        return found;
    }
}
