package io.streamform.ir.layout;

import io.streamform.ir.op.AccumulatorField;
import io.streamform.ir.op.KeyColumn;
import io.streamform.ir.state.StateField;
import io.streamform.ir.state.StateLayout;
import io.streamform.ir.state.StateSchemas;
import io.streamform.ir.state.StateSpec;
import io.streamform.ir.type.RowType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The state layout of each kind of operator that keeps state. */
public final class StateLayouts {

    /** Role of a group's accumulators. */
    public static final String ACCUMULATORS = "acc";

    /** Role of the present row of a key. */
    public static final String ROW = "row";

    /** Raise when the group aggregate reads or writes the same schemas with another meaning. */
    private static final int AGGREGATE_VERSION = 1;

    /** Raise when changelog normalisation reads or writes the same schemas with another meaning. */
    private static final int NORMALIZE_VERSION = 1;

    private StateLayouts() {}

    /**
     * Layout of a group aggregate: {@code acc} with the number of rows, the last write and all accumulators; over
     * retracting input also {@code <field>.values} for every MIN and MAX, an ordered state with an entry per value that
     * counts its rows. The accumulator of such a MIN or MAX holds the present extreme. Accumulators are sorted by name, so
     * that the order of a SELECT has no influence on state.
     */
    public static StateLayout aggregate(List<KeyColumn> key, List<AccumulatorField> accumulators, boolean retracting) {
        List<StateField> fields = new ArrayList<>();
        List<StateSpec> states = new ArrayList<>();
        for (AccumulatorField accumulator : accumulators) {
            StateField field = new StateField(accumulator.field(), accumulator.type(), accumulator.meaning());
            fields.add(field);
            if (retracting && keepsAllValues(accumulator.kind())) {
                states.add(new StateSpec(
                        valuesRole(accumulator), StateSpec.Shape.ORDERED, StateSchemas.countedValue(field)));
            }
        }
        fields.sort(Comparator.comparing(StateField::name));
        states.add(new StateSpec(ACCUMULATORS, StateSpec.Shape.VALUE, StateSchemas.groupValue(fields)));
        states.sort(Comparator.comparing(StateSpec::role));
        return new StateLayout(AGGREGATE_VERSION, Optional.of(StateSchemas.key(components(key))), states);
    }

    /** Layout of changelog normalisation: {@code row} with the last write and the present row of the key. */
    public static StateLayout normalize(List<KeyColumn> key, RowType row) {
        StateSpec state = new StateSpec(ROW, StateSpec.Shape.VALUE, StateSchemas.rowValue(row));
        return new StateLayout(NORMALIZE_VERSION, Optional.of(StateSchemas.key(components(key))), List.of(state));
    }

    /** Role of the ordered state of a MIN or MAX over retracting input. */
    public static String valuesRole(AccumulatorField accumulator) {
        return accumulator.field() + ".values";
    }

    private static boolean keepsAllValues(AccumulatorField.Kind kind) {
        return switch (kind) {
            case MIN, MAX -> true;
            case COUNT, SUM -> false;
        };
    }

    private static List<StateField> components(List<KeyColumn> key) {
        return key.stream()
                .map(component -> new StateField(component.field(), component.type(), component.meaning()))
                .toList();
    }
}
