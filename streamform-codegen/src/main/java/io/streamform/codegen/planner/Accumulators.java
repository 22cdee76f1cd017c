package io.streamform.codegen.planner;

import io.streamform.codegen.name.JavaNames;
import io.streamform.codegen.plan.AggregatePlan.ArgumentPlan;
import io.streamform.codegen.plan.AggregatePlan.StepPlan;
import io.streamform.codegen.plan.ColumnPlan;
import io.streamform.codegen.plan.ExtremePlan;
import io.streamform.codegen.plan.RowPlan;
import io.streamform.codegen.plan.StatePlan.FieldPlan;
import io.streamform.codegen.plan.ValueType;
import io.streamform.ir.layout.StateLayouts;
import io.streamform.ir.op.AccumulatorField;
import io.streamform.ir.op.StreamOp;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The accumulator fields of one aggregate: names, types, and what a row does to them. */
final class Accumulators {

    private final StreamOp.Aggregate aggregate;
    private final RowPlan input;
    private final List<AccumulatorField> inSchemaOrder;
    private final Map<AccumulatorField, String> names = new LinkedHashMap<>();

    Accumulators(StreamOp.Aggregate aggregate, RowPlan input) {
        this.aggregate = aggregate;
        this.input = input;
        this.inSchemaOrder = aggregate.accumulators().stream()
                .sorted(Comparator.comparing(AccumulatorField::field))
                .toList();
        JavaNames free = JavaNames.members("rows", "lastWrite");
        for (AccumulatorField field : aggregate.accumulators()) {
            names.put(field, free.member(word(field) + "_" + field.argumentName()));
        }
    }

    /** Java name of a field. */
    String name(AccumulatorField field) {
        return names.getOrDefault(field, "");
    }

    /** The fields in the order of the state's schema. */
    List<FieldPlan> fields() {
        return inSchemaOrder.stream()
                .map(field -> new FieldPlan(name(field), type(field), sql(field)))
                .toList();
    }

    /** What a row does, by input column. */
    List<ArgumentPlan> arguments() {
        Map<Integer, List<StepPlan>> steps = new LinkedHashMap<>();
        for (AccumulatorField field : aggregate.accumulators()) {
            steps.computeIfAbsent(field.argument(), argument -> new ArrayList<>())
                    .add(step(field));
        }
        List<ArgumentPlan> arguments = new ArrayList<>();
        steps.forEach((argument, list) -> {
            // A count comes before the sum that is reset when the count becomes 0.
            list.sort(Comparator.comparing(StepPlan::kind));
            ColumnPlan column = input.columns().get(argument);
            arguments.add(new ArgumentPlan(column.accessor(), column.type(), list));
        });
        return arguments;
    }

    /** MIN and MAX that keep all values. */
    List<ExtremePlan> extremes() {
        JavaNames constants = JavaNames.members("INSTANCE", "SCHEMA");
        List<ExtremePlan> extremes = new ArrayList<>();
        for (AccumulatorField field : inSchemaOrder) {
            if (isExtreme(field) && aggregate.retracting()) {
                boolean descending = field.kind() == AccumulatorField.Kind.MAX;
                String constant = constants.constant(word(field) + "_" + field.argumentName());
                extremes.add(new ExtremePlan(
                        name(field), StateLayouts.valuesRole(field), constant, type(field), descending));
            }
        }
        return extremes;
    }

    private StepPlan step(AccumulatorField field) {
        return new StepPlan(kind(field), name(field), type(field), count(field));
    }

    private Optional<String> count(AccumulatorField sum) {
        return aggregate.accumulators().stream()
                .filter(field -> field.kind() == AccumulatorField.Kind.COUNT && field.argument() == sum.argument())
                .map(this::name)
                .findFirst();
    }

    private StepPlan.Kind kind(AccumulatorField field) {
        return switch (field.kind()) {
            case COUNT -> StepPlan.Kind.COUNT;
            case SUM -> StepPlan.Kind.SUM;
            case MIN -> aggregate.retracting() ? StepPlan.Kind.RETRACTABLE : StepPlan.Kind.RUNNING_MIN;
            case MAX -> aggregate.retracting() ? StepPlan.Kind.RETRACTABLE : StepPlan.Kind.RUNNING_MAX;
        };
    }

    /** An extreme is NULL until there is a value; a count or sum is never NULL. */
    private static ValueType type(AccumulatorField field) {
        ValueType type = Types.of(field.type());
        return new ValueType(type.kind(), type.precision(), type.scale(), isExtreme(field));
    }

    private static boolean isExtreme(AccumulatorField field) {
        return switch (field.kind()) {
            case MIN, MAX -> true;
            case COUNT, SUM -> false;
        };
    }

    private static String word(AccumulatorField field) {
        return field.kind().name().toLowerCase(Locale.ROOT);
    }

    private static String sql(AccumulatorField field) {
        return field.kind() + "(" + field.argumentName() + ")";
    }
}
