package io.streamform.ir.op;

import io.streamform.ir.type.StreamType;

/**
 * One component of a state key. Components stand in canonical order: sorted by {@code meaning}, so that the author's
 * order of a GROUP BY has no influence on state.
 *
 * @param field name in the key's schema, {@code k0}, {@code k1}, …: never a user's name
 * @param input index of the input column
 * @param name name of the input column, for people
 * @param type SQL type of the column; the key's own encoding widens it (see the runtime's key rules)
 * @param meaning canonical text of what the component is
 */
public record KeyColumn(String field, int input, String name, StreamType type, String meaning) {}
