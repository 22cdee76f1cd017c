package io.streamform.runtime.operator;

/**
 * State of one group. Generated subclasses add a field per accumulator. Mutable inside its operator only: hosts copy it at
 * every border with its codec.
 */
public abstract class Accumulator {

    /** Rows in the group: inserted less deleted. A group with none does not exist. */
    public long rows;

    /** Processing time of the last write in milliseconds; the base of expiry. */
    public long lastWrite;
}
