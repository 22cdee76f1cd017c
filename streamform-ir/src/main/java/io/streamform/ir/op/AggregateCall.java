package io.streamform.ir.op;

import io.streamform.ir.type.StreamType;
import java.util.List;

/**
 * A call of an aggregate function, read from accumulators.
 *
 * @param name output name, or a name made from the call where the SQL gives none
 * @param argument index of the input column, −1 for COUNT(*)
 * @param type type of the result under Flink SQL's rules
 * @param accumulators indexes into the aggregate's accumulator fields: COUNT(*): none (the group's row counter answers);
 *     COUNT: [count]; SUM and AVG: [sum, count]; MIN and MAX: [extreme]. A count of a NOT NULL column is the row counter
 *     and is left out (SUM and AVG: [sum]; COUNT: none)
 */
public record AggregateCall(
        AggregateFunction function, String name, int argument, StreamType type, List<Integer> accumulators) {
    /** Copies the list. */
    public AggregateCall {
        accumulators = List.copyOf(accumulators);
    }
}
