package io.streamform.runtime.format;

/** JSON that is no row of the wanted type; the message says which column, what was found and what was expected. */
public final class BadRowException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String reason;

    /** An exception without a stack trace: bad records can be many and their place is not in the code. */
    public BadRowException(String message) {
        super(message, null, false, false);
        this.reason = message;
    }

    /** The message. */
    public String reason() {
        return reason;
    }
}
