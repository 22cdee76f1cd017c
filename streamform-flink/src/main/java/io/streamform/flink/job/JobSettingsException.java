package io.streamform.flink.job;

/** A setting of a job that is missing or wrong; the message names it and says what to do. Values are never in it. */
public final class JobSettingsException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** An exception with its message. */
    public JobSettingsException(String message) {
        super(message);
    }
}
