package io.streamform.sql.plan;

import io.streamform.ir.expr.Expr;
import io.streamform.ir.op.ChangelogMode;
import io.streamform.ir.type.RowType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What is known of the changes on an edge.
 *
 * @param updating whether rows can be updated or deleted
 * @param keys sets of columns of which at any time no two rows have the same values; the empty set means one row at most
 */
record Facts(boolean updating, List<Set<Integer>> keys) {

    /** Copies the keys. */
    Facts {
        keys = keys.stream().map(Set::copyOf).toList();
    }

    /** The mode of an edge with these facts: the key with the fewest columns, then the leftmost. */
    ChangelogMode mode(RowType row) {
        if (!updating) {
            return new ChangelogMode.Append();
        }
        return bestKey(row).<ChangelogMode>map(ChangelogMode.Upsert::new).orElseGet(ChangelogMode.Retract::new);
    }

    /** The key with the fewest columns, then the leftmost, by name. */
    java.util.Optional<List<String>> bestKey(RowType row) {
        return sortedKeys().stream().findFirst().map(key -> names(row, key));
    }

    /** All keys by name, best first. */
    List<List<String>> keysByName(RowType row) {
        return sortedKeys().stream().map(key -> names(row, key)).toList();
    }

    /** Whether no two rows have the same values in {@code columns}. */
    boolean isUnique(Set<Integer> columns) {
        return keys.stream().anyMatch(columns::containsAll);
    }

    /** The facts after a filter and a projection: a key stays if all its columns are projected as they are. */
    Facts project(List<Expr> projection) {
        Map<Integer, Integer> outputs = new HashMap<>();
        for (int i = 0; i < projection.size(); i++) {
            if (projection.get(i) instanceof Expr.ColumnRef column) {
                outputs.putIfAbsent(column.index(), i);
            }
        }
        List<Set<Integer>> projected = new ArrayList<>();
        for (Set<Integer> key : keys) {
            if (outputs.keySet().containsAll(key)) {
                Set<Integer> mapped = new TreeSet<>();
                key.forEach(column -> mapped.add(outputs.getOrDefault(column, column)));
                projected.add(mapped);
            }
        }
        return new Facts(updating, projected);
    }

    private List<TreeSet<Integer>> sortedKeys() {
        return keys.stream()
                .map(TreeSet::new)
                .sorted(Comparator.<TreeSet<Integer>>comparingInt(Set::size).thenComparing(TreeSet::toString))
                .toList();
    }

    private static List<String> names(RowType row, Set<Integer> key) {
        return key.stream().map(column -> row.column(column).name()).toList();
    }
}
