package io.streamform.sim.check;

import io.streamform.runtime.change.Change;
import io.streamform.runtime.schema.ColumnInfo;
import io.streamform.runtime.schema.RowSchema;
import io.streamform.runtime.topology.ModelView;
import io.streamform.sim.ModelChanges;
import io.streamform.sim.problem.Place;
import io.streamform.sim.problem.Problem;
import io.streamform.sim.problem.ProblemCode;
import io.streamform.sim.value.ValueText;
import io.streamform.sim.yaml.ExpectedChange;
import io.streamform.sim.yaml.TestCase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Compares the changelog of a model with the exact one that is expected. */
final class ChangelogCheck<T> {

    private final ModelView<T> view;
    private final TestCase.Expectation<ExpectedChange<T>> expected;
    private final boolean pairs;

    ChangelogCheck(ModelView<T> view, TestCase.Expectation<ExpectedChange<T>> expected) {
        this.view = view;
        this.expected = expected;
        // Both rows of an update are shown where the test shows both.
        this.pairs = view.mode() == ModelView.Mode.RETRACT
                && expected.items().stream()
                        .anyMatch(change -> change.kind() == Change.Kind.UPDATE && !change.beforeIsOpen());
    }

    Optional<Problem> check(ModelChanges<T> model) {
        Alignment<ExpectedChange<T>, Change<T>> alignment =
                new Alignment<>(expected.items(), model.changes(), ExpectedChange::matches);
        if (alignment.gaps().isEmpty()) {
            return Optional.empty();
        }
        List<String> header = new ArrayList<>();
        header.add("op");
        view.schema().columns().stream().map(ColumnInfo::name).forEach(header::add);
        DiffTable<ExpectedChange<T>, Change<T>> table = new DiffTable<>(header, this::lines, this::lines);
        return Optional.of(new Problem(
                ProblemCode.OTHER_CHANGES,
                place(alignment.gaps().get(0)),
                "model '" + view.name() + "' gives other changes than expected: "
                        + Counts.text(expected.items().size(), "change") + " expected, "
                        + model.changes().size() + " given",
                table.draw(alignment)));
    }

    /** Of the first expectation that is not met; of the last one or of the list if there is something too much behind it. */
    private Place place(Alignment.Gap gap) {
        List<ExpectedChange<T>> items = expected.items();
        if (items.isEmpty()) {
            return expected.place();
        }
        return items.get(Math.min(gap.expectedFrom(), items.size() - 1)).place();
    }

    private List<DiffLine> lines(ExpectedChange<T> change) {
        return lines(change.kind(), change.before(), change.after());
    }

    private List<DiffLine> lines(Change<T> change) {
        return lines(change.kind(), change.before(), change.after());
    }

    private List<DiffLine> lines(Change.Kind kind, @Nullable T before, @Nullable T after) {
        List<DiffLine> lines = new ArrayList<>();
        boolean update = kind == Change.Kind.UPDATE;
        if (before != null && (!update || pairs)) {
            lines.add(line(update ? "update_before" : "delete", before));
        }
        if (after != null) {
            lines.add(line(update ? (pairs && before != null ? "update_after" : "update") : "insert", after));
        }
        return lines;
    }

    private DiffLine line(String op, T row) {
        List<String> cells = new ArrayList<>();
        cells.add(op);
        cells.addAll(cells(view.schema(), row));
        return new DiffLine(cells);
    }

    static <T> List<String> cells(RowSchema<T> schema, T row) {
        List<String> cells = new ArrayList<>();
        for (int i = 0; i < schema.columns().size(); i++) {
            cells.add(ValueText.show(schema.columns().get(i).type(), schema.value(row, i)));
        }
        return cells;
    }
}
