package io.streamform.it.cluster;

import org.jspecify.annotations.Nullable;

/** A process, broker or cluster did not do what was asked of it. The message carries what it said, such as the end of its log. */
public final class ClusterException extends RuntimeException {

    /** Creates the exception with what was asked and what came instead. */
    public ClusterException(String message) {
        super(message);
    }

    /** Creates the exception with what was asked and why it failed. */
    public ClusterException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
