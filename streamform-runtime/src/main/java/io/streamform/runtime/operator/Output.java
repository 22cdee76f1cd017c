package io.streamform.runtime.operator;

import io.streamform.runtime.change.Change;

/** Where an operator emits its changes, in the order in which they shall be seen. */
public interface Output<O> {

    /** Emits one change. The host may hand it on at once; the operator must not touch the rows any more. */
    void emit(Change<O> change);
}
