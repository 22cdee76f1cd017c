package io.streamform.codegen.planner;

import io.streamform.codegen.name.JavaNames;
import io.streamform.codegen.plan.AggregatePlan;
import io.streamform.codegen.plan.ApplicationPlan;
import io.streamform.codegen.plan.CalcPlan;
import io.streamform.codegen.plan.KeySchemaPlan;
import io.streamform.codegen.plan.ModelPlan;
import io.streamform.codegen.plan.RowPlan;
import io.streamform.codegen.plan.SinkPlan;
import io.streamform.codegen.plan.SourcePlan;
import io.streamform.codegen.plan.StatePlan;
import io.streamform.codegen.plan.StepPlan;
import io.streamform.ir.layout.StateLayouts;
import io.streamform.ir.op.ChangelogMode;
import io.streamform.ir.op.OpId;
import io.streamform.ir.op.OpVisitor;
import io.streamform.ir.op.StreamOp;
import io.streamform.ir.program.ModelDefinition;
import io.streamform.ir.program.Program;
import io.streamform.ir.program.SourceDefinition;
import io.streamform.ir.state.SchemaTexts;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** From a program to the plan of all its generated classes, operator by operator in topological order. */
public final class ApplicationPlanner implements OpVisitor<String> {

    private final Program program;
    private final ClassNames names;
    private final Documents documents;
    private final Rows rows;
    private final Keys keys;
    private final Connectors connectors = new Connectors();
    private final Set<OpId> inJob;
    private final JavaNames streamNames =
            JavaNames.members("env", "settings", "define", "main", "topology", "name", "stream", "input");
    private final JavaNames constants = JavaNames.constants();
    private final Map<OpId, String> streams = new HashMap<>();
    private final List<CalcPlan> calcs = new ArrayList<>();
    private final List<StatePlan> states = new ArrayList<>();
    private final List<AggregatePlan> aggregates = new ArrayList<>();
    private final List<StepPlan> steps = new ArrayList<>();
    private final Map<String, KeySchemaPlan> sourceKeys = new HashMap<>();

    private ApplicationPlanner(Program program) {
        this.program = program;
        this.names = new ClassNames(program);
        this.documents = new Documents(program);
        this.rows = new Rows(program, names, documents);
        this.keys = new Keys(documents);
        this.inJob = Reachable.fromSinks(program);
    }

    /** The plan of {@code program}. */
    public static ApplicationPlan plan(Program program) {
        return new ApplicationPlanner(program).plan();
    }

    private ApplicationPlan plan() {
        for (StreamOp operator : program.operators()) {
            if (operator instanceof StreamOp.Normalize normalize) {
                // The declaration of the source, which comes first, names the key.
                planSourceKey(normalize);
            }
        }
        for (StreamOp operator : program.operators()) {
            streams.put(operator.id(), operator.accept(this));
        }
        return new ApplicationPlan(
                program.name(),
                program.javaPackage(),
                program.maxParallelism(),
                rows.all(),
                keys.keys(),
                keys.schemas(),
                calcs,
                states,
                aggregates,
                steps.stream()
                        .filter(StepPlan.Source.class::isInstance)
                        .map(step -> ((StepPlan.Source) step).source())
                        .toList(),
                steps.stream()
                        .filter(StepPlan.Sink.class::isInstance)
                        .map(step -> ((StepPlan.Sink) step).sink())
                        .toList(),
                steps,
                program.models().stream().map(this::model).toList(),
                names.wiring());
    }

    private void planSourceKey(StreamOp.Normalize normalize) {
        StreamOp input = program.operator(normalize.input());
        while (!(input instanceof StreamOp.Source)) {
            input = program.operator(input.inputs().get(0));
        }
        String source = ((StreamOp.Source) input).source();
        RowPlan row = rows.ofSource(source);
        sourceKeys.put(source, keys.ofOperator(normalize, normalize.key(), names.source(source), row));
    }

    @Override
    public String visitSource(StreamOp.Source operator) {
        SourceDefinition definition = program.source(operator.source());
        SourcePlan source = connectors.source(
                definition,
                rows.ofSource(operator.source()),
                sourceKeys.get(operator.source()),
                documents.beside(operator.id(), "Source `" + operator.source() + "`."));
        String stream = streamNames.member(operator.source());
        String recordsUid = program.name() + "/" + operator.source() + "/records/" + operator.source() + "#0";
        StepPlan.Identity identity =
                identity(operator, operator.source(), stream, "Reads `" + operator.source() + "`.");
        boolean upsert = definition.changelog() == SourceDefinition.Changelog.UPSERT;
        steps.add(new StepPlan.Source(identity, source, recordsUid, upsert));
        return stream;
    }

    /** A watermark is part of its source's declaration. */
    @Override
    public String visitWatermark(StreamOp.Watermark operator) {
        return stream(operator.input());
    }

    @Override
    public String visitNormalize(StreamOp.Normalize operator) {
        RowPlan row = rows.of(operator.id());
        KeySchemaPlan key = keyOf(row);
        String stream = streamNames.member("present_" + operator.id().model());
        StepPlan.Identity identity = identity(
                operator,
                operator.id().model() + ": present row per key",
                stream,
                "Turns upserts of `" + operator.id().model() + "` into complete changes.");
        steps.add(new StepPlan.Normalize(identity, stream(operator.input()), row, key, millis(operator.ttl())));
        return stream;
    }

    private KeySchemaPlan keyOf(RowPlan row) {
        return keys.schemas().stream()
                .filter(key -> key.rowClass().equals(row.className()))
                .findFirst()
                .orElseThrow();
    }

    @Override
    public String visitCalc(StreamOp.Calc operator) {
        RowPlan input = rows.of(operator.input());
        RowPlan output = rows.of(operator.id());
        String className = names.operator(operator.id()) + "Calc";
        String does = operator.predicate().isPresent() ? "filter and project" : "project";
        calcs.add(CalcPlanner.plan(
                operator,
                className,
                input,
                output,
                documents.of(operator.id(), sentence(does) + " into `" + output.className() + "`.")));
        String stream = streamNames.member(JavaNames.lowerCamel(output.className()));
        StepPlan.Identity identity =
                identity(operator, operator.id().model() + ": " + does, stream, sentence(does) + ".");
        steps.add(new StepPlan.Stateless(identity, stream(operator.input()), input.className(), output, className));
        return stream;
    }

    @Override
    public String visitAggregate(StreamOp.Aggregate operator) {
        String base = names.operator(operator.id());
        RowPlan input = rows.of(operator.input());
        RowPlan output = rows.of(operator.id());
        KeySchemaPlan key = keys.ofOperator(operator, operator.key(), base, input);
        StatePlan state = state(operator, base, input, output);
        states.add(state);
        String columns = String.join(
                ", ", operator.key().stream().map(component -> component.name()).toList());
        String does = operator.key().isEmpty() ? "aggregate" : "group by " + columns;
        aggregates.add(AggregatePlanner.plan(
                operator,
                base + "Aggregate",
                input,
                output,
                key.key(),
                state,
                documents.of(operator.id(), sentence(does) + " into `" + output.className() + "`.")));
        String stream = streamNames.member(JavaNames.lowerCamel(output.className()));
        StepPlan.Identity identity =
                identity(operator, operator.id().model() + ": " + does, stream, sentence(does) + ".");
        Optional<StepPlan.Split> split =
                operator.retracting() ? Optional.of(split(operator.id(), columns, key)) : Optional.empty();
        steps.add(new StepPlan.Keyed(
                identity, stream(operator.input()), input, split, output, key, state, base + "Aggregate"));
        return stream;
    }

    private StatePlan state(StreamOp.Aggregate operator, String base, RowPlan input, RowPlan output) {
        String schema = operator.state().states().stream()
                .filter(candidate -> candidate.role().equals(StateLayouts.ACCUMULATORS))
                .map(found -> SchemaTexts.pretty(found.value()))
                .findFirst()
                .orElseThrow();
        Accumulators accumulators = new Accumulators(operator, input);
        return new StatePlan(
                base + "State",
                base + "StateCodec",
                accumulators.fields(),
                accumulators.extremes(),
                schema,
                documents.beside(operator.id(), "State of a group of `" + output.label() + "`."));
    }

    @Override
    public String visitSink(StreamOp.Sink operator) {
        ModelDefinition model = program.model(operator.model());
        RowPlan row = rows.of(operator.id());
        SinkPlan sink = connectors.sink(
                model,
                row,
                model.materialization() == ModelDefinition.Materialization.UPSERT
                        ? keys.ofSink(operator, model.key(), names.sink(model.name()), row)
                        : null,
                documents.beside(operator.id(), "Sink of `" + model.name() + "`."));
        String stream = streamNames.member(model.name() + "_sink");
        StepPlan.Identity identity = identity(
                operator,
                model.name() + ": " + sink.connector().connector() + " "
                        + sink.connector().address(),
                stream,
                "Writes `" + model.name() + "`.");
        Optional<StepPlan.Split> split = sink.key()
                .filter(key -> canChangeKey(program.operator(operator.input()).mode(), model.key()))
                .map(key -> split(operator.id(), String.join(", ", model.key()), key));
        steps.add(new StepPlan.Sink(identity, stream(operator.input()), sink, split));
        return stream;
    }

    private StepPlan.Split split(OpId id, String columns, KeySchemaPlan key) {
        String uid = program.name() + "/" + id.model() + "/split/" + id.kind().text() + "/" + id.anchor() + "#"
                + id.generation();
        return new StepPlan.Split(uid, id.model() + ": split by " + columns, key);
    }

    /** Updates of an upsert edge never change its key, and so no key that is made of columns of it. */
    private static boolean canChangeKey(ChangelogMode mode, List<String> key) {
        boolean within =
                mode instanceof ChangelogMode.Upsert upsert && upsert.key().containsAll(key);
        return mode.updating() && !within;
    }

    private ModelPlan model(ModelDefinition model) {
        return new ModelPlan(
                model.name(),
                model.path(),
                stream(model.output()),
                rows.of(model.output()),
                Connectors.modelMode(model.mode()),
                model.key(),
                model.reads());
    }

    private StepPlan.Identity identity(StreamOp operator, String label, String stream, String sentence) {
        return new StepPlan.Identity(
                operator.id().uid(program.name()),
                label,
                constants.constant(stream),
                stream,
                inJob.contains(operator.id()),
                documents.beside(operator.id(), sentence));
    }

    private String stream(OpId id) {
        return streams.getOrDefault(id, "");
    }

    private static long millis(Optional<Duration> ttl) {
        return ttl.map(Duration::toMillis).orElse(0L);
    }

    private static String sentence(String does) {
        return does.substring(0, 1).toUpperCase(Locale.ROOT) + does.substring(1);
    }
}
