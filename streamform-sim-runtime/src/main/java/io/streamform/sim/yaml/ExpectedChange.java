package io.streamform.sim.yaml;

import io.streamform.runtime.change.Change;
import io.streamform.sim.problem.Place;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A change that a test expects.
 *
 * @param kind of the change
 * @param before the row before; null for an insert, and for an update whose row before may be any
 * @param after the row after; null for a delete
 * @param place where it stands
 */
public record ExpectedChange<T>(
        Change.Kind kind, @Nullable T before, @Nullable T after, Place place) {

    /** Whether {@code change} is what is expected. */
    public boolean matches(Change<T> change) {
        return change.kind() == kind
                && Objects.equals(after, change.after())
                && (beforeIsOpen() || Objects.equals(before, change.before()));
    }

    /** Whether this is an update that says nothing of the row before. */
    public boolean beforeIsOpen() {
        return kind == Change.Kind.UPDATE && before == null;
    }
}
