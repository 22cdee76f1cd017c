package io.streamform.ir.type;

import java.util.Objects;

/** A named column of a row. Names are case-sensitive, as in Flink SQL. */
public record Column(String name, StreamType type) {

    /** Checks that the name is not empty. */
    public Column {
        if (name.isEmpty()) {
            throw new IllegalArgumentException("a column has a name");
        }
        Objects.requireNonNull(type, "type of column " + name);
    }

    /** {@code name TYPE [NOT NULL]}. */
    @Override
    public String toString() {
        return name + " " + type.text();
    }
}
