package io.streamform.flink.job;

/** A run that failed; the message is the cause at the root, with the place of the record where there is one. */
public final class RunFailedException extends Exception {

    private static final long serialVersionUID = 1L;

    /** An exception with what Flink reported as its cause. */
    public RunFailedException(String message, Throwable cause) {
        super(message, cause);
    }
}
