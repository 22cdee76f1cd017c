package io.streamform.runtime.change;

/**
 * What a source emits: a {@link Change}, an {@link Upsert} or a {@link BadRecord}. A source emits bad records too, so that
 * watermarks are made from decoded rows; the operator right behind it splits them off.
 *
 * @param <T> the source's row
 */
public sealed interface SourceElement<T> permits Change, Upsert, BadRecord {}
