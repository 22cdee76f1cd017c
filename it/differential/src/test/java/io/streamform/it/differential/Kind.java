package io.streamform.it.differential;

/** Kinds of SQL values that the generator combines. */
enum Kind {
    BOOLEAN("BOOLEAN"),
    INT("INT"),
    BIGINT("BIGINT"),
    DOUBLE("DOUBLE"),
    DECIMAL("DECIMAL(10, 2)"),
    STRING("STRING"),
    TIMESTAMP("TIMESTAMP(3)");

    /** The type of a source column of this kind. */
    final String type;

    Kind(String type) {
        this.type = type;
    }

    boolean numeric() {
        return this == INT || this == BIGINT || this == DOUBLE || this == DECIMAL;
    }
}
