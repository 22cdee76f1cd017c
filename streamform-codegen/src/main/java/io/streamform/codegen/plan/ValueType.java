package io.streamform.codegen.plan;

/**
 * Type of a column or of a field of state, as far as Java code needs it.
 *
 * @param kind which Java type
 * @param precision of DECIMAL and TIMESTAMP, greatest length of STRING; else 0
 * @param scale of DECIMAL; else 0
 * @param nullable whether NULL is allowed
 */
public record ValueType(Kind kind, int precision, int scale, boolean nullable) {

    /** Java types that stand for SQL types. */
    public enum Kind {
        /** {@code boolean}, {@code Boolean}. */
        BOOLEAN,
        /** {@code int}, {@code Integer}. */
        INT,
        /** {@code long}, {@code Long}. */
        BIGINT,
        /** {@code double}, {@code Double}. */
        DOUBLE,
        /** {@code BigDecimal}, always at the declared scale. */
        DECIMAL,
        /** {@code String}. */
        STRING,
        /** {@code LocalDateTime}. */
        TIMESTAMP;

        /** Whether Java has a primitive type for it. */
        public boolean hasPrimitive() {
            return switch (this) {
                case BOOLEAN, INT, BIGINT, DOUBLE -> true;
                case DECIMAL, STRING, TIMESTAMP -> false;
            };
        }

        /** Whether it is a number that Java's operators take. */
        public boolean isPrimitiveNumber() {
            return hasPrimitive() && this != BOOLEAN;
        }
    }

    /** Whether values are of a primitive Java type. */
    public boolean primitive() {
        return !nullable && kind.hasPrimitive();
    }
}
