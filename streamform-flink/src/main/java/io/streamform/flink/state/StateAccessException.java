package io.streamform.flink.state;

/** A state backend failed to read or write. */
public final class StateAccessException extends RuntimeException {

    private static final long serialVersionUID = 1;

    StateAccessException(String stateId, Exception cause) {
        super("state " + stateId + " cannot be accessed: " + cause.getMessage(), cause);
    }
}
