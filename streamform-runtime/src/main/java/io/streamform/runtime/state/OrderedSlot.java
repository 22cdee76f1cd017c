package io.streamform.runtime.state;

import io.streamform.runtime.codec.Codec;

/**
 * Declares an {@link OrderedState}.
 *
 * @param role name of the state within the operator, frozen
 * @param codec of the values
 */
public record OrderedSlot<V>(String role, Codec<V> codec) {}
