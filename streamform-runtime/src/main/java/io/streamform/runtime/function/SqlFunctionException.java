package io.streamform.runtime.function;

import org.jspecify.annotations.Nullable;

/** A SQL function that has no result for its arguments; the message names both. */
public final class SqlFunctionException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** A failure without a cause. */
    public SqlFunctionException(String message) {
        super(message);
    }

    /** A failure with its cause. */
    public SqlFunctionException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
