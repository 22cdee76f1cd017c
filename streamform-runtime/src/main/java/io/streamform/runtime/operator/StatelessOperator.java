package io.streamform.runtime.operator;

import io.streamform.runtime.change.Change;

/** An operator that looks at one change at a time and keeps nothing. */
public interface StatelessOperator<I, O> {

    /** Handles one change. */
    void row(Change<I> change, Output<O> out);
}
