package io.streamform.runtime.state;

import io.streamform.runtime.codec.Codec;

/**
 * Declares a {@link NamespacedState}.
 *
 * @param role name of the state within the operator, frozen
 * @param namespace codec of the namespaces, which are immutable
 * @param codec of the values
 */
public record NamespacedSlot<N, V>(String role, Codec<N> namespace, Codec<V> codec) {}
