package io.streamform.ir.op;

import io.streamform.ir.type.StreamType;

/**
 * A field of a group's state.
 *
 * @param field name in the state's schema: {@code sum_3fa9c2d1}, the kind and eight hexadecimal digits of its meaning, so
 *     that a replaced aggregate cannot inherit another's value by name
 * @param kind what it accumulates
 * @param argument index of the input column
 * @param argumentName name of that column, for people
 * @param type type kept: the widest exact type for sums (INT and BIGINT as BIGINT, DECIMAL(p, s) as DECIMAL(38, s))
 * @param meaning canonical text of what is accumulated
 */
public record AccumulatorField(
        String field, Kind kind, int argument, String argumentName, StreamType type, String meaning) {

    /** What a field accumulates. */
    public enum Kind {
        /** Number of rows whose argument is not NULL. */
        COUNT,
        /** Sum of the arguments that are not NULL. */
        SUM,
        /** Least argument. Over retracting input all values are kept in an ordered state of the role {@code <field>.values}. */
        MIN,
        /** Greatest argument. Over retracting input as for {@link #MIN}. */
        MAX
    }
}
