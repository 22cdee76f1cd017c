package io.streamform.runtime.operator;

import io.streamform.runtime.change.Change;
import org.jspecify.annotations.Nullable;

/**
 * A filter and projection. Generated code says what becomes of one row; this class says what becomes of a change: an
 * update of which only one side passes is an insert or a delete, and an update that changes nothing is dropped.
 */
public abstract class Calc<I, O> implements StatelessOperator<I, O> {

    /** The projected row, or null if the predicate is not TRUE for {@code row}. */
    protected abstract @Nullable O apply(I row);

    @Override
    public final void row(Change<I> change, Output<O> out) {
        I beforeRow = change.before();
        I afterRow = change.after();
        O before = beforeRow == null ? null : apply(beforeRow);
        O after = afterRow == null ? null : apply(afterRow);
        Change<O> result = Change.between(before, after);
        if (result != null) {
            out.emit(result);
        }
    }
}
