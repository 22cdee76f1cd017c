package io.streamform.runtime.change;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One change of a relation: an insert, a delete, or an update that carries the row before and the row after.
 *
 * <p>An update is one element, never a pair that an exchange or a filter could tear apart: a filter that lets only one
 * side through turns it into an insert or a delete, and a change of key is split into a delete and an insert before an
 * exchange. Where a changelog is shown to people or written to a retract sink, an update appears as
 * {@code update_before} and {@code update_after}.
 *
 * @param <T> type of the rows, immutable
 */
public final class Change<T> implements SourceElement<T> {

    private final @Nullable T before;
    private final @Nullable T after;

    private Change(@Nullable T before, @Nullable T after) {
        this.before = before;
        this.after = after;
    }

    /** A new row. */
    public static <T> Change<T> insert(T row) {
        return new Change<>(null, Objects.requireNonNull(row));
    }

    /** A row that is gone. */
    public static <T> Change<T> delete(T row) {
        return new Change<>(Objects.requireNonNull(row), null);
    }

    /** A row that took the place of another. */
    public static <T> Change<T> update(T before, T after) {
        return new Change<>(Objects.requireNonNull(before), Objects.requireNonNull(after));
    }

    /**
     * The change from one row to another, either of which may be absent; null if both are absent or equal, because an
     * unchanged row is never emitted.
     */
    public static <T> @Nullable Change<T> between(@Nullable T before, @Nullable T after) {
        return Objects.equals(before, after) ? null : new Change<>(before, after);
    }

    /** The row before, null for an insert. */
    public @Nullable T before() {
        return before;
    }

    /** The row after, null for a delete. */
    public @Nullable T after() {
        return after;
    }

    /** Which kind of change this is. */
    public Kind kind() {
        if (before == null) {
            return Kind.INSERT;
        }
        return after == null ? Kind.DELETE : Kind.UPDATE;
    }

    /** A row of this change that can tell its key: the row after, or for a delete the row before. */
    public T anyRow() {
        T row = after != null ? after : before;
        return Objects.requireNonNull(row);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Change<?> that
                && Objects.equals(before, that.before)
                && Objects.equals(after, that.after);
    }

    @Override
    public int hashCode() {
        return 31 * Objects.hashCode(before) + Objects.hashCode(after);
    }

    @Override
    public String toString() {
        switch (kind()) {
            case INSERT:
                return "insert " + after;
            case DELETE:
                return "delete " + before;
            case UPDATE:
                return "update " + before + " -> " + after;
        }
        throw new AssertionError(kind());
    }

    /** Kinds of change. */
    public enum Kind {
        /** A new row. */
        INSERT,
        /** A row replaced by another. */
        UPDATE,
        /** A row that is gone. */
        DELETE
    }
}
