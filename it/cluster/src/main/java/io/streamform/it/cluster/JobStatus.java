package io.streamform.it.cluster;

/** The states of a Flink job, by the names that Flink's REST interface uses. */
public enum JobStatus {
    /** Accepted; the job manager prepares it. */
    INITIALIZING(false),
    /** Waiting for its tasks to be scheduled. */
    CREATED(false),
    /** Scheduled; single tasks may still wait for slots. */
    RUNNING(false),
    /** Failed, and its tasks are being cancelled. */
    FAILING(false),
    /** Failed for good. */
    FAILED(true),
    /** Being cancelled. */
    CANCELLING(false),
    /** Cancelled. */
    CANCELED(true),
    /** Ended by itself or by a stop with savepoint. */
    FINISHED(true),
    /** Waiting for its restart after a failure. */
    RESTARTING(false),
    /** Given up by this job manager, to be taken over by another. */
    SUSPENDED(false),
    /** Being compared with what task managers report. */
    RECONCILING(false);

    private final boolean terminal;

    JobStatus(boolean terminal) {
        this.terminal = terminal;
    }

    /** Tells whether the job can never leave this state. */
    public boolean isTerminal() {
        return terminal;
    }
}
