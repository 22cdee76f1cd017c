package io.streamform.flink.job;

/** A bad record of a source that does not allow any; the message names the place and the remedy. */
public final class BadRecordException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** An exception with its message. */
    public BadRecordException(String message) {
        super(message);
    }
}
