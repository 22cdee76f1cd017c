package io.streamform.ir.layout;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.ir.op.AccumulatorField;
import io.streamform.ir.op.KeyColumn;
import io.streamform.ir.state.StateLayout;
import io.streamform.ir.state.StateSpec;
import io.streamform.ir.type.Column;
import io.streamform.ir.type.RowType;
import io.streamform.ir.type.StreamType;
import java.util.List;
import org.junit.jupiter.api.Test;

class StateLayoutsTest {

    private static final KeyColumn KEY = new KeyColumn("k0", 0, "id", new StreamType.IntType(false), "id");
    private static final AccumulatorField SUM = accumulator(AccumulatorField.Kind.SUM, "SUM(amount)");
    private static final AccumulatorField COUNT = accumulator(AccumulatorField.Kind.COUNT, "COUNT(amount)");
    private static final AccumulatorField MAX = accumulator(AccumulatorField.Kind.MAX, "MAX(amount)");

    @Test
    void keepsOneValuePerGroupOverAppendingInput() {
        StateLayout layout = StateLayouts.aggregate(List.of(KEY), List.of(SUM, MAX, COUNT), false);

        assertThat(layout.version()).isEqualTo(1);
        assertThat(layout.key().orElseThrow().getFullName()).isEqualTo("io.streamform.state.Key");
        assertThat(layout.states()).extracting(StateSpec::role).containsExactly("acc");
    }

    @Test
    void keepsAllValuesOfAnExtremeOverRetractingInput() {
        StateLayout layout = StateLayouts.aggregate(List.of(KEY), List.of(SUM, MAX), true);

        assertThat(layout.states()).extracting(StateSpec::role).containsExactly("acc", MAX.field() + ".values");
        assertThat(layout.states())
                .extracting(StateSpec::shape)
                .containsExactly(StateSpec.Shape.VALUE, StateSpec.Shape.ORDERED);
        assertThat(layout.states().get(1).value().getFields())
                .extracting(field -> field.name())
                .containsExactly("value", "count");
    }

    @Test
    void doesNotDependOnTheOrderOfASelect() {
        assertThat(StateLayouts.aggregate(List.of(KEY), List.of(SUM, COUNT, MAX), true))
                .isEqualTo(StateLayouts.aggregate(List.of(KEY), List.of(MAX, COUNT, SUM), true));
    }

    @Test
    void keepsTheRowOfAKeyForNormalisation() {
        RowType row = new RowType(List.of(
                new Column("id", new StreamType.IntType(false)),
                new Column("name", StreamType.StringType.unbounded(true))));
        StateLayout layout = StateLayouts.normalize(List.of(KEY), row);

        assertThat(layout.states()).extracting(StateSpec::role).containsExactly("row");
        assertThat(layout.states().get(0).value().getFields())
                .extracting(field -> field.name())
                .containsExactly("last_write", "id", "name");
    }

    @Test
    void givesAGlobalGroupAKeyWithoutFields() {
        assertThat(StateLayouts.aggregate(List.of(), List.of(), false)
                        .key()
                        .orElseThrow()
                        .getFields())
                .isEmpty();
    }

    @Test
    void namesAccumulatorsByKindAndMeaning() {
        assertThat(MeaningIds.of("SUM(amount)")).isEqualTo("ee23fabe").hasSize(8);
        assertThat(MeaningIds.accumulator(AccumulatorField.Kind.SUM, "SUM(amount)"))
                .isEqualTo("sum_ee23fabe");
        assertThat(MeaningIds.of("SUM(amount2)")).isNotEqualTo(MeaningIds.of("SUM(amount)"));
    }

    private static AccumulatorField accumulator(AccumulatorField.Kind kind, String meaning) {
        return new AccumulatorField(
                MeaningIds.accumulator(kind, meaning),
                kind,
                1,
                "amount",
                new StreamType.DecimalType(38, 2, true),
                meaning);
    }
}
