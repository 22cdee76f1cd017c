package io.streamform.it.contract;

import io.streamform.runtime.change.Change;
import java.util.List;

/**
 * One operator on one host.
 *
 * @param <E> element read
 * @param <O> row emitted
 */
interface Engine<E, O> extends AutoCloseable {

    /** Gives one element, split by key as an exchange demands. */
    void feed(E element);

    /** Moves processing time. */
    void advance(long millis);

    /** Saves all state, drops the operator, restores it. */
    void restart();

    /** All changes so far. */
    List<Change<O>> emitted();

    @Override
    void close();
}
