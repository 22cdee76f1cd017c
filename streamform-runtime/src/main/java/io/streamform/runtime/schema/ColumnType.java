package io.streamform.runtime.schema;

/**
 * SQL type of a column, as tests and formats need it.
 *
 * @param precision of DECIMAL and TIMESTAMP, greatest length of STRING; else 0
 * @param scale of DECIMAL; else 0
 * @param nullable whether NULL is allowed
 */
public record ColumnType(Kind kind, int precision, int scale, boolean nullable) {

    /** SQL types and the Java types that stand for them in records. */
    public enum Kind {
        /** {@link Boolean}. */
        BOOLEAN,
        /** {@link Integer}. */
        INT,
        /** {@link Long}. */
        BIGINT,
        /** {@link Double}. */
        DOUBLE,
        /** {@link java.math.BigDecimal} at the type's scale. */
        DECIMAL,
        /** {@link String}. */
        STRING,
        /** {@link java.time.LocalDateTime}. */
        TIMESTAMP
    }

    /** The text form of Flink SQL, for example {@code DECIMAL(12, 2) NOT NULL}. */
    public String text() {
        String name;
        switch (kind) {
            case DECIMAL:
                name = "DECIMAL(" + precision + ", " + scale + ")";
                break;
            case TIMESTAMP:
                name = "TIMESTAMP(" + precision + ")";
                break;
            case STRING:
                name = precision == Integer.MAX_VALUE ? "STRING" : "VARCHAR(" + precision + ")";
                break;
            default:
                name = kind.name();
                break;
        }
        return nullable ? name : name + " NOT NULL";
    }
}
