package io.streamform.flink.state;

/** A state of a snapshot cannot be used by this release; the message has the rule that refuses it. */
public final class IncompatibleStateException extends RuntimeException {

    private static final long serialVersionUID = 1;

    IncompatibleStateException(String message, Exception cause) {
        super(message, cause);
    }
}
