package io.streamform.sim;

import java.util.Locale;

/**
 * An entry of a changelog as people see it.
 *
 * @param kind what happened
 * @param row to which row
 */
public record ChangelogEntry<T>(Kind kind, T row) {

    /** Kinds of entry. */
    public enum Kind {
        /** A new row. */
        INSERT,
        /** The row that an update took away; only where a changelog retracts. */
        UPDATE_BEFORE,
        /** The row that an update left. */
        UPDATE_AFTER,
        /** A row that is gone. */
        DELETE;

        /** The name as tests and documents write it, for example {@code update_after}. */
        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Override
    public String toString() {
        return kind.text() + " " + row;
    }
}
