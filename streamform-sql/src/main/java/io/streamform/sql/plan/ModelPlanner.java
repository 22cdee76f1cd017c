package io.streamform.sql.plan;

import io.streamform.ir.diagnostic.Span;
import io.streamform.ir.op.OpId;
import io.streamform.ir.op.OpKind;
import io.streamform.ir.op.StreamOp;
import io.streamform.ir.program.ModelDefinition;
import io.streamform.ir.type.RowType;
import io.streamform.sql.parser.SqlTexts;
import io.streamform.sql.project.Lock;
import io.streamform.sql.validate.ValidatedModel;
import java.util.List;
import java.util.SortedMap;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlSelect;

/** Plans the operators of one model, without its sink. */
final class ModelPlanner {

    private static final String INPUT = "input";
    private static final String OUTPUT = "output";

    private final ValidatedModel model;
    private final Lock lock;
    private final List<StreamOp> operators;
    private final SortedMap<OpId, Span> spans;

    ModelPlanner(ValidatedModel model, Lock lock, List<StreamOp> operators, SortedMap<OpId, Span> spans) {
        this.model = model;
        this.lock = lock;
        this.operators = operators;
        this.spans = spans;
    }

    /**
     * The operator whose rows are the model's, and what readers see of them.
     *
     * @param relation what readers see: of a view without state what it computes, else the operator's rows
     * @param facts what is known of the operator's changes
     */
    record Planned(StreamOp output, Relation relation, Facts facts) {}

    Planned plan(ModelQuery query) {
        return query.grouping().isPresent() ? aggregate(query, query.grouping().get()) : calc(query);
    }

    /** Every model without state has a calc, which a test of a view reads even if its readers inline the view. */
    private Planned calc(ModelQuery query) {
        Relation input = query.input();
        RowType row = model.row();
        Facts facts = input.facts().project(query.output());
        StreamOp.Calc calc = new StreamOp.Calc(
                id(OpKind.CALC, OUTPUT), input.base(), row, facts.mode(row), input.predicate(), query.output());
        add(calc, calcPlace());
        boolean view = model.parsed().declaration().materialized().value() == ModelDefinition.Materialization.VIEW;
        Relation relation = view
                ? new Relation(input.base(), input.baseRow(), input.facts(), input.predicate(), query.output())
                : Relation.of(calc.id(), row, facts);
        return new Planned(calc, relation, facts);
    }

    private Planned aggregate(ModelQuery query, ModelQuery.Grouping grouping) {
        AggregatePlanner planner = new AggregatePlanner(grouping, query.output(), model.row());
        Relation input = query.input();
        OpId read = input.base();
        Facts facts = input.facts();
        RowType needed = planner.inputRow();
        boolean asIs =
                input.predicate().isEmpty() && planner.inputExpressions().equals(Relation.references(input.baseRow()));
        if (!asIs) {
            facts = facts.project(planner.inputExpressions());
            StreamOp.Calc calc = new StreamOp.Calc(
                    id(OpKind.CALC, INPUT),
                    read,
                    needed,
                    facts.mode(needed),
                    input.predicate(),
                    planner.inputExpressions());
            add(calc, calcPlace());
            read = calc.id();
        }
        StreamOp.Aggregate aggregate = planner.operator(
                id(OpKind.AGGREGATE, planner.anchor()),
                read,
                facts,
                query,
                model.row(),
                model.parsed().declaration().ttl());
        add(aggregate, groupPlace());
        Facts outputFacts = planner.facts(facts, aggregate.projection());
        return new Planned(aggregate, Relation.of(aggregate.id(), model.row(), outputFacts), outputFacts);
    }

    private OpId id(OpKind kind, String anchor) {
        String modelId = lock.modelId(model.name());
        return new OpId(modelId, kind, anchor, lock.generation(modelId, kind.text(), anchor));
    }

    private void add(StreamOp operator, Span span) {
        operators.add(operator);
        spans.put(operator.id(), span);
    }

    private Span calcPlace() {
        SqlSelect query = model.query();
        return place(query.getWhere() == null ? query.getSelectList() : query.getWhere());
    }

    private Span groupPlace() {
        SqlSelect query = model.query();
        SqlNode group = query.getGroup();
        return place(group == null || query.getGroup().isEmpty() ? query.getSelectList() : group);
    }

    private Span place(SqlNode node) {
        return SqlTexts.span(model.path(), node.getParserPosition());
    }
}
