package io.streamform.ir.type;

/**
 * A total function over {@link StreamType}. A new type is a new method here, so that the compiler points out every
 * place that has to know it.
 */
public interface TypeVisitor<R> {

    /** {@code BOOLEAN}. */
    R visitBoolean(StreamType.BooleanType type);

    /** {@code INT}. */
    R visitInt(StreamType.IntType type);

    /** {@code BIGINT}. */
    R visitBigInt(StreamType.BigIntType type);

    /** {@code DOUBLE}. */
    R visitDouble(StreamType.DoubleType type);

    /** {@code DECIMAL(p, s)}. */
    R visitDecimal(StreamType.DecimalType type);

    /** {@code STRING} and {@code VARCHAR(n)}. */
    R visitString(StreamType.StringType type);

    /** {@code TIMESTAMP(p)}. */
    R visitTimestamp(StreamType.TimestampType type);
}
