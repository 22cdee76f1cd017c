package io.streamform.it.contract;

/**
 * One step of an input.
 *
 * @param <E> element read
 */
sealed interface Step<E> {

    /** An element comes. */
    record Row<E>(E element) implements Step<E> {}

    /** Processing time moves on. */
    record Time<E>(long millis) implements Step<E> {}
}
