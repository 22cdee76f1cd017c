package io.streamform.sql.plan;

import io.streamform.ir.diagnostic.Diagnostics;
import io.streamform.ir.diagnostic.Span;
import io.streamform.ir.op.ChangelogMode;
import io.streamform.ir.op.OpId;
import io.streamform.ir.op.OpKind;
import io.streamform.ir.op.StreamOp;
import io.streamform.ir.program.ModelDefinition;
import io.streamform.ir.program.Program;
import io.streamform.ir.program.SourceDefinition;
import io.streamform.ir.type.RowType;
import io.streamform.sql.project.ModelDeclaration;
import io.streamform.sql.project.Project;
import io.streamform.sql.validate.ValidatedModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.calcite.rel.RelNode;

/** Plans a program: sources first, then model after model in their order. */
public final class ProgramPlanner {

    private final Project project;
    private final Diagnostics diagnostics;
    private final List<StreamOp> operators = new ArrayList<>();
    private final SortedMap<OpId, Span> spans = new TreeMap<>();
    private final List<SourceDefinition> sources = new ArrayList<>();
    private final List<ModelDefinition> models = new ArrayList<>();
    private final Map<String, Relation> relations = new TreeMap<>();

    /** A planner that reports materializations that do not fit their queries. */
    public ProgramPlanner(Project project, Diagnostics diagnostics) {
        this.project = project;
        this.diagnostics = diagnostics;
    }

    /** Adds a source; sources are added in order of their names, and only those that a model reads. */
    public void add(SourceDefinition source, Span span) {
        SourcePlanner planner = new SourcePlanner(project.lock(), project.defaultTtl(), operators, spans);
        relations.put(source.name(), planner.plan(source, span));
        sources.add(source);
    }

    /** Adds a model, after all that it reads. */
    public void add(ValidatedModel model, RelNode rel) {
        ModelDeclaration declaration = model.parsed().declaration();
        ModelQuery query = ModelQuery.of(rel, relations);
        ModelPlanner.Planned planned = new ModelPlanner(model, project.lock(), operators, spans).plan(query);
        relations.put(model.name(), planned.relation());
        MaterializationCheck materialization =
                new MaterializationCheck(declaration, model.row(), planned.facts(), diagnostics);
        materialization.check();
        List<String> key = materialization.key();
        ChangelogMode mode = mode(declaration, planned.facts(), key, model.row());
        if (declaration.materialized().value() != ModelDefinition.Materialization.VIEW) {
            addSink(declaration, planned.output().id(), mode, model.row());
        }
        models.add(new ModelDefinition(
                model.name(),
                project.lock().modelId(model.name()),
                declaration.path(),
                declaration.sql(),
                model.row(),
                declaration.materialized().value(),
                key,
                planned.output().id(),
                mode,
                model.parsed().reads(),
                declaration.sink(),
                declaration.description()));
    }

    private void addSink(ModelDeclaration declaration, OpId input, ChangelogMode mode, RowType row) {
        String modelId = project.lock().modelId(declaration.name());
        int generation = project.lock().generation(modelId, OpKind.SINK.text(), modelId);
        OpId id = new OpId(modelId, OpKind.SINK, modelId, generation);
        operators.add(new StreamOp.Sink(id, input, declaration.name(), row, mode));
        spans.put(id, declaration.settings());
    }

    /** What a sink writes and a test sees. */
    private static ChangelogMode mode(ModelDeclaration declaration, Facts facts, List<String> key, RowType row) {
        return switch (declaration.materialized().value()) {
            case VIEW -> facts.mode(row);
            case APPEND -> new ChangelogMode.Append();
            case UPSERT -> new ChangelogMode.Upsert(key);
            case RETRACT -> new ChangelogMode.Retract();
        };
    }

    /** The program of everything added. */
    public Program program() {
        return new Program(
                project.name(),
                project.javaPackage(),
                project.timeZone(),
                project.lock().maxParallelism(),
                sources,
                models,
                operators,
                spans);
    }
}
