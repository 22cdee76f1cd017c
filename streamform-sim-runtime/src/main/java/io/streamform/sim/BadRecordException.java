package io.streamform.sim;

/** A bad record at a source that is declared {@code on_bad_record: fail}: the job would fail here. */
public final class BadRecordException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** A failure of {@code source} at {@code place}. */
    public BadRecordException(String source, String place, String reason) {
        super("bad record at source " + source + ", " + place + ": " + reason);
    }
}
