package io.streamform.runtime.state;

import io.streamform.runtime.codec.Codec;

/**
 * Declares a {@link ValueState}.
 *
 * @param role name of the state within the operator, frozen
 * @param codec of the values
 * @param ttlMillis after this long without a write the host may remove the value, 0 for never. The operator judges
 *     expiry by its own last-write time; the host only collects garbage and may do so late or never
 */
public record ValueSlot<V>(String role, Codec<V> codec, long ttlMillis) {}
