package io.streamform.sim.yaml;

import io.streamform.runtime.change.Change;
import io.streamform.runtime.schema.ColumnInfo;
import io.streamform.runtime.topology.ModelView;
import io.streamform.sim.problem.Place;
import io.streamform.sim.problem.ProblemCode;
import io.streamform.sim.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.nodes.Node;

/** Reads what stands behind {@code expect} and {@code expect_table}. A nullable column that is not given is NULL. */
final class ExpectReader<T> {

    private final String file;
    private final ModelView<T> view;
    private final RowReader reader;
    private final Set<String> required;
    private final Problems problems;
    private @Nullable T updateBefore;
    private @Nullable Place updateBeforePlace;

    ExpectReader(String file, ModelView<T> view, Problems problems) {
        this.file = file;
        this.view = view;
        this.reader = new RowReader(file, view.name(), view.schema().columns(), problems);
        this.required = view.schema().columns().stream().map(ColumnInfo::name).collect(Collectors.toSet());
        this.problems = problems;
    }

    List<ExpectedChange<T>> changes(Node expect) {
        List<ExpectedChange<T>> changes = new ArrayList<>();
        for (Node node : Item.list(file, "expect", expect, problems)) {
            Item.of(file, "an item of expect", node, false, problems).ifPresent(item -> {
                if (item.op() != Op.UPDATE_AFTER || view.mode() != ModelView.Mode.RETRACT) {
                    finishUpdate();
                }
                add(item, changes);
            });
        }
        finishUpdate();
        return changes;
    }

    private void add(Item item, List<ExpectedChange<T>> changes) {
        if (!allowed(item)) {
            return;
        }
        T row = row(item);
        Place place = item.item().place();
        switch (item.op()) {
            case INSERT -> {
                if (row != null) {
                    changes.add(new ExpectedChange<>(Change.Kind.INSERT, null, row, place));
                }
            }
            case UPDATE -> {
                if (row != null) {
                    changes.add(new ExpectedChange<>(Change.Kind.UPDATE, null, row, place));
                }
            }
            case UPDATE_BEFORE -> {
                updateBefore = row;
                updateBeforePlace = item.opPlace();
            }
            case UPDATE_AFTER -> updateAfter(item, row, changes);
            case DELETE -> {
                if (row != null) {
                    changes.add(new ExpectedChange<>(Change.Kind.DELETE, row, null, place));
                }
            }
        }
    }

    private void updateAfter(Item item, @Nullable T row, List<ExpectedChange<T>> changes) {
        if (view.mode() == ModelView.Mode.RETRACT && updateBeforePlace == null) {
            problems.report(
                    ProblemCode.HALF_UPDATE,
                    item.opPlace(),
                    "update_after without an update_before in front of it; 'update' stands for the pair");
            return;
        }
        T before = updateBefore;
        boolean paired = updateBeforePlace != null;
        updateBefore = null;
        updateBeforePlace = null;
        if (row != null && (before != null || !paired)) {
            changes.add(new ExpectedChange<>(
                    Change.Kind.UPDATE, before, row, item.item().place()));
        }
    }

    private void finishUpdate() {
        if (updateBeforePlace != null) {
            problems.report(
                    ProblemCode.HALF_UPDATE,
                    updateBeforePlace,
                    "update_before without an update_after behind it; no changelog has that");
        }
        updateBefore = null;
        updateBeforePlace = null;
    }

    private boolean allowed(Item item) {
        String why = "";
        if (view.mode() == ModelView.Mode.APPEND && item.op() != Op.INSERT) {
            why = "is append: it has inserts only";
        } else if (view.mode() == ModelView.Mode.UPSERT && item.op() == Op.UPDATE_BEFORE) {
            why = "is upsert: an update is one update_after, or update for short";
        }
        if (!why.isEmpty()) {
            problems.report(
                    ProblemCode.OP_NOT_ALLOWED,
                    item.opPlace(),
                    "op " + item.op().text() + ": model '" + view.name() + "' " + why);
        }
        return why.isEmpty();
    }

    private @Nullable T row(Item item) {
        @Nullable Object[] values = reader.read(item.columns(), item.withOp(), required);
        return values == null ? null : view.schema().row(values);
    }

    List<ExpectedRow<T>> table(Node expect) {
        List<ExpectedRow<T>> rows = new ArrayList<>();
        for (Node node : Item.list(file, "expect_table", expect, problems)) {
            YamlMapping.of(file, "a row of expect_table", node, problems).ifPresent(mapping -> {
                @Nullable Object[] values = reader.read(mapping, false, required);
                if (values != null) {
                    rows.add(new ExpectedRow<>(view.schema().row(values), mapping.place()));
                }
            });
        }
        return rows;
    }
}
