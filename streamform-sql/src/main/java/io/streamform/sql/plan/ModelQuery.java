package io.streamform.sql.plan;

import io.streamform.ir.expr.Expr;
import io.streamform.ir.expr.ScalarFunction;
import io.streamform.ir.type.StreamType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.core.Aggregate;
import org.apache.calcite.rel.core.AggregateCall;
import org.apache.calcite.rel.core.Filter;
import org.apache.calcite.rel.core.Project;
import org.apache.calcite.rel.core.TableScan;

/**
 * A query as what it computes: a filter and columns over a relation, or, with a grouping, a filter and columns over the
 * virtual row of keys and aggregate calls.
 *
 * @param input relation with the filter and columns below the grouping, or of the whole query without one
 * @param grouping empty without GROUP BY and aggregates
 * @param having over the virtual row
 * @param output one expression per result column: over the virtual row with a grouping, else over the input's base
 */
record ModelQuery(Relation input, Optional<Grouping> grouping, Optional<Expr> having, List<Expr> output) {

    ModelQuery {
        output = List.copyOf(output);
    }

    /**
     * Keys and calls, by expressions over the input's base.
     *
     * @param keys in the order of Calcite's aggregate
     * @param calls in the order of Calcite's aggregate
     */
    record Grouping(List<Expr> keys, List<Call> calls) {
        Grouping {
            keys = List.copyOf(keys);
            calls = List.copyOf(calls);
        }
    }

    /** An aggregate call; without an argument it is COUNT(*). */
    record Call(String function, Optional<Expr> argument, StreamType type) {}

    /** Takes a relational expression apart. */
    static ModelQuery of(RelNode rel, Map<String, Relation> relations) {
        if (rel instanceof TableScan scan) {
            String name = String.join(".", scan.getTable().getQualifiedName());
            Relation relation = relations.get(name);
            if (relation == null) {
                throw new IllegalStateException("relation " + name + " is not planned");
            }
            return new ModelQuery(relation, Optional.empty(), Optional.empty(), relation.columns());
        }
        ModelQuery below = of(rel.getInput(0), relations);
        if (rel instanceof Filter filter) {
            return below.filter(new ExprLowering(below.output()).lower(filter.getCondition()));
        }
        if (rel instanceof Project project) {
            ExprLowering lowering = new ExprLowering(below.output());
            return below.withOutput(
                    project.getProjects().stream().map(lowering::lower).toList());
        }
        if (rel instanceof Aggregate aggregate && below.grouping.isEmpty()) {
            return below.group(aggregate);
        }
        throw new IllegalStateException("no lowering of " + rel.getRelTypeName() + " here");
    }

    private ModelQuery filter(Expr condition) {
        if (grouping.isPresent()) {
            return new ModelQuery(input, grouping, Optional.of(and(having, condition)), output);
        }
        Relation filtered = new Relation(
                input.base(),
                input.baseRow(),
                input.facts(),
                Optional.of(and(input.predicate(), condition)),
                input.columns());
        return new ModelQuery(filtered, grouping, having, output);
    }

    private ModelQuery withOutput(List<Expr> columns) {
        return new ModelQuery(input, grouping, having, columns);
    }

    private ModelQuery group(Aggregate aggregate) {
        List<Expr> keys = new ArrayList<>();
        aggregate.getGroupSet().forEach(column -> keys.add(output.get(column)));
        List<Call> calls = new ArrayList<>();
        for (AggregateCall call : aggregate.getAggCallList()) {
            Optional<Expr> argument = call.getArgList().isEmpty()
                    ? Optional.empty()
                    : Optional.of(output.get(call.getArgList().get(0)));
            calls.add(new Call(call.getAggregation().getName(), argument, ExprLowering.type(call.getType())));
        }
        List<Expr> virtualRow = new ArrayList<>();
        for (int i = 0; i < keys.size(); i++) {
            virtualRow.add(new Expr.ColumnRef(i, "k" + i, keys.get(i).type()));
        }
        for (int i = 0; i < calls.size(); i++) {
            virtualRow.add(
                    new Expr.ColumnRef(keys.size() + i, "a" + i, calls.get(i).type()));
        }
        return new ModelQuery(input, Optional.of(new Grouping(keys, calls)), Optional.empty(), virtualRow);
    }

    private static Expr and(Optional<Expr> left, Expr right) {
        if (left.isEmpty()) {
            return right;
        }
        List<Expr> operands = new ArrayList<>();
        for (Expr side : List.of(left.get(), right)) {
            if (side instanceof Expr.Call call && call.function() == ScalarFunction.AND) {
                operands.addAll(call.operands());
            } else {
                operands.add(side);
            }
        }
        boolean nullable = operands.stream().anyMatch(operand -> operand.type().nullable());
        return new Expr.Call(ScalarFunction.AND, operands, new StreamType.BooleanType(nullable));
    }
}
