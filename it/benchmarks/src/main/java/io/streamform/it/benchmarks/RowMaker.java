package io.streamform.it.benchmarks;

import java.io.Serializable;

/**
 * Makes the rows of a source.
 *
 * @param <T> what the source emits
 */
@FunctionalInterface
public interface RowMaker<T> extends Serializable {

    /** A row, which may be the one that was returned last with new content. */
    T row(long account, long amount);
}
