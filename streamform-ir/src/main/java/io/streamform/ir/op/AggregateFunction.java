package io.streamform.ir.op;

/** Aggregate functions. */
public enum AggregateFunction {
    /** {@code COUNT(*)}: rows of the group. */
    COUNT_ROWS,
    /** {@code COUNT(x)}: rows in which x is not NULL. */
    COUNT,
    /** {@code SUM(x)}: NULL without a value. */
    SUM,
    /** {@code AVG(x)}: NULL without a value; truncates for integers. */
    AVG,
    /** {@code MIN(x)}. */
    MIN,
    /** {@code MAX(x)}. */
    MAX
}
