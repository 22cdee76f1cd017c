package io.streamform.ir.type;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The columns of a relation, in order. Names are unique. */
public record RowType(List<Column> columns) {

    /** Copies the list and checks that no name comes twice. */
    public RowType {
        columns = List.copyOf(columns);
        Set<String> names = new HashSet<>();
        for (Column column : columns) {
            if (!names.add(column.name())) {
                throw new IllegalArgumentException("column '" + column.name() + "' comes twice");
            }
        }
    }

    /** Number of columns. */
    public int size() {
        return columns.size();
    }

    /** The column at {@code index}, counted from 0. */
    public Column column(int index) {
        return columns.get(index);
    }

    /** Index of the column called {@code name}, or −1. */
    public int indexOf(String name) {
        for (int i = 0; i < columns.size(); i++) {
            if (columns.get(i).name().equals(name)) {
                return i;
            }
        }
        return -1;
    }
}
