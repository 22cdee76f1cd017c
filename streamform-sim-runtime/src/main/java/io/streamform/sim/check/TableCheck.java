package io.streamform.sim.check;

import io.streamform.runtime.schema.ColumnInfo;
import io.streamform.runtime.schema.RowSchema;
import io.streamform.runtime.topology.ModelView;
import io.streamform.sim.ModelChanges;
import io.streamform.sim.problem.Place;
import io.streamform.sim.problem.Problem;
import io.streamform.sim.problem.ProblemCode;
import io.streamform.sim.yaml.ExpectedRow;
import io.streamform.sim.yaml.TestCase;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Compares the content of a model with the one that is expected. A table has no order; equal rows count. */
final class TableCheck<T> {

    private final ModelView<T> view;
    private final TestCase.Expectation<ExpectedRow<T>> expected;

    TableCheck(ModelView<T> view, TestCase.Expectation<ExpectedRow<T>> expected) {
        this.view = view;
        this.expected = expected;
    }

    Optional<Problem> check(ModelChanges<T> model) {
        Comparator<T> order = order();
        List<ExpectedRow<T>> wanted = new ArrayList<>(expected.items());
        wanted.sort((a, b) -> order.compare(a.row(), b.row()));
        List<T> found = new ArrayList<>(model.table());
        found.sort(order);
        Alignment<ExpectedRow<T>, T> alignment =
                new Alignment<>(wanted, found, (a, b) -> a.row().equals(b));
        if (alignment.gaps().isEmpty()) {
            return Optional.empty();
        }
        List<String> header =
                view.schema().columns().stream().map(ColumnInfo::name).toList();
        DiffTable<ExpectedRow<T>, T> table = new DiffTable<>(header, row -> line(row.row()), this::line);
        return Optional.of(new Problem(
                ProblemCode.OTHER_TABLE,
                place(alignment),
                "model '" + view.name() + "' has another content than expected: " + Counts.text(wanted.size(), "row")
                        + " expected, " + found.size() + " found",
                table.draw(alignment)));
    }

    private List<DiffLine> line(T row) {
        return List.of(new DiffLine(ChangelogCheck.cells(view.schema(), row)));
    }

    /** Of the first row in the file that is not there; of the list if there are only rows too much. */
    private Place place(Alignment<ExpectedRow<T>, T> alignment) {
        return alignment.gaps().stream()
                .flatMap(gap -> alignment.expected().subList(gap.expectedFrom(), gap.expectedTo()).stream())
                .map(ExpectedRow::place)
                .min(Comparator.naturalOrder())
                .orElse(expected.place());
    }

    /** By key, then by the other columns, NULL first. */
    private Comparator<T> order() {
        RowSchema<T> schema = view.schema();
        List<Integer> columns = new ArrayList<>();
        for (int pass = 0; pass < 2; pass++) {
            for (int i = 0; i < schema.columns().size(); i++) {
                if (view.key().contains(schema.columns().get(i).name()) == (pass == 0)) {
                    columns.add(i);
                }
            }
        }
        return (a, b) -> {
            for (int column : columns) {
                int compared = compare(schema.value(a, column), schema.value(b, column));
                if (compared != 0) {
                    return compared;
                }
            }
            return 0;
        };
    }

    @SuppressWarnings("unchecked")
    private static int compare(@Nullable Object a, @Nullable Object b) {
        if (a == null || b == null) {
            return Boolean.compare(a != null, b != null);
        }
        return ((Comparable<Object>) a).compareTo(b);
    }
}
