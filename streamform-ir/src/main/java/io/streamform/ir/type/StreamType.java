package io.streamform.ir.type;

/**
 * A SQL type with its nullability. Names, ranges and text forms are those of Flink SQL 2.3.
 *
 * <p>Equality includes nullability; use {@link #asNullable()} on both sides to compare without it.
 */
public sealed interface StreamType {

    /** The longest length that a character type can have: {@code STRING} is {@code VARCHAR(MAX_LENGTH)}. */
    int MAX_LENGTH = Integer.MAX_VALUE;

    /** Whether a value of this type may be NULL. */
    boolean nullable();

    /** The same type with the given nullability; this instance if nothing changes. */
    StreamType withNullable(boolean nullable);

    /** Calls the method of {@code visitor} for this type. */
    <R> R accept(TypeVisitor<R> visitor);

    /** The type's name and parameters without its nullability, for example {@code DECIMAL(12, 2)}. */
    String name();

    /** This type, nullable. */
    default StreamType asNullable() {
        return withNullable(true);
    }

    /** This type, NOT NULL. */
    default StreamType asNotNull() {
        return withNullable(false);
    }

    /** The text form of Flink SQL, for example {@code DECIMAL(12, 2) NOT NULL}. */
    default String text() {
        return nullable() ? name() : name() + " NOT NULL";
    }

    /** {@code BOOLEAN}. */
    record BooleanType(boolean nullable) implements StreamType {
        @Override
        public StreamType withNullable(boolean wanted) {
            return wanted == nullable ? this : new BooleanType(wanted);
        }

        @Override
        public <R> R accept(TypeVisitor<R> visitor) {
            return visitor.visitBoolean(this);
        }

        @Override
        public String name() {
            return "BOOLEAN";
        }
    }

    /** {@code INT}: 32 bits, wraps on overflow. */
    record IntType(boolean nullable) implements StreamType {
        @Override
        public StreamType withNullable(boolean wanted) {
            return wanted == nullable ? this : new IntType(wanted);
        }

        @Override
        public <R> R accept(TypeVisitor<R> visitor) {
            return visitor.visitInt(this);
        }

        @Override
        public String name() {
            return "INT";
        }
    }

    /** {@code BIGINT}: 64 bits, wraps on overflow. */
    record BigIntType(boolean nullable) implements StreamType {
        @Override
        public StreamType withNullable(boolean wanted) {
            return wanted == nullable ? this : new BigIntType(wanted);
        }

        @Override
        public <R> R accept(TypeVisitor<R> visitor) {
            return visitor.visitBigInt(this);
        }

        @Override
        public String name() {
            return "BIGINT";
        }
    }

    /** {@code DOUBLE}: IEEE 754, 64 bits. */
    record DoubleType(boolean nullable) implements StreamType {
        @Override
        public StreamType withNullable(boolean wanted) {
            return wanted == nullable ? this : new DoubleType(wanted);
        }

        @Override
        public <R> R accept(TypeVisitor<R> visitor) {
            return visitor.visitDouble(this);
        }

        @Override
        public String name() {
            return "DOUBLE";
        }
    }

    /**
     * {@code DECIMAL(precision, scale)}.
     *
     * @param precision 1 to 38 digits in all
     * @param scale digits after the point, 0 to {@code precision}
     */
    record DecimalType(int precision, int scale, boolean nullable) implements StreamType {

        /** The greatest precision of Flink SQL. */
        public static final int MAX_PRECISION = 38;

        /** Checks the ranges. */
        public DecimalType {
            if (precision < 1 || precision > MAX_PRECISION) {
                throw new IllegalArgumentException("precision of DECIMAL is 1 to 38, not " + precision);
            }
            if (scale < 0 || scale > precision) {
                throw new IllegalArgumentException(
                        "scale of DECIMAL(" + precision + ", s) is 0 to precision, not " + scale);
            }
        }

        @Override
        public StreamType withNullable(boolean wanted) {
            return wanted == nullable ? this : new DecimalType(precision, scale, wanted);
        }

        @Override
        public <R> R accept(TypeVisitor<R> visitor) {
            return visitor.visitDecimal(this);
        }

        @Override
        public String name() {
            return "DECIMAL(" + precision + ", " + scale + ")";
        }
    }

    /**
     * A character string: {@code STRING} or {@code VARCHAR(length)}.
     *
     * @param length greatest number of characters, {@link #MAX_LENGTH} for {@code STRING}
     */
    record StringType(int length, boolean nullable) implements StreamType {

        /** Checks the length. */
        public StringType {
            if (length < 1) {
                throw new IllegalArgumentException("length of VARCHAR is at least 1, not " + length);
            }
        }

        /** {@code STRING} with the given nullability. */
        public static StringType unbounded(boolean nullable) {
            return new StringType(MAX_LENGTH, nullable);
        }

        @Override
        public StreamType withNullable(boolean wanted) {
            return wanted == nullable ? this : new StringType(length, wanted);
        }

        @Override
        public <R> R accept(TypeVisitor<R> visitor) {
            return visitor.visitString(this);
        }

        @Override
        public String name() {
            return length == MAX_LENGTH ? "STRING" : "VARCHAR(" + length + ")";
        }
    }

    /**
     * {@code TIMESTAMP(precision)}, without time zone.
     *
     * @param precision digits of the fraction of a second, 0 to 9
     */
    record TimestampType(int precision, boolean nullable) implements StreamType {

        /** Checks the range. */
        public TimestampType {
            if (precision < 0 || precision > 9) {
                throw new IllegalArgumentException("precision of TIMESTAMP is 0 to 9, not " + precision);
            }
        }

        @Override
        public StreamType withNullable(boolean wanted) {
            return wanted == nullable ? this : new TimestampType(precision, wanted);
        }

        @Override
        public <R> R accept(TypeVisitor<R> visitor) {
            return visitor.visitTimestamp(this);
        }

        @Override
        public String name() {
            return "TIMESTAMP(" + precision + ")";
        }
    }
}
