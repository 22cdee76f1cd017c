package io.streamform.ir.op;

import java.util.List;

/**
 * Which changes an edge can carry. Between operators every update carries the row before and the row after; the mode
 * says what a reader may rely on and what a sink or a test writes out.
 */
public sealed interface ChangelogMode {

    /** Calls the method of {@code visitor} for this mode. */
    <R> R accept(ModeVisitor<R> visitor);

    /** Whether rows can be updated or deleted. */
    boolean updating();

    /** A total function over modes. */
    interface ModeVisitor<R> {
        /** Inserts only. */
        R visitAppend(Append mode);

        /** At most one row per key. */
        R visitUpsert(Upsert mode);

        /** A multiset of rows. */
        R visitRetract(Retract mode);
    }

    /** Inserts only. */
    record Append() implements ChangelogMode {
        @Override
        public <R> R accept(ModeVisitor<R> visitor) {
            return visitor.visitAppend(this);
        }

        @Override
        public boolean updating() {
            return false;
        }

        @Override
        public String toString() {
            return "append";
        }
    }

    /** Inserts, updates and deletes; at any time at most one row per value of the key columns. */
    record Upsert(List<String> key) implements ChangelogMode {
        /** Copies the key. An empty key means at most one row in all (a global aggregate). */
        public Upsert {
            key = List.copyOf(key);
        }

        @Override
        public <R> R accept(ModeVisitor<R> visitor) {
            return visitor.visitUpsert(this);
        }

        @Override
        public boolean updating() {
            return true;
        }

        @Override
        public String toString() {
            return "upsert(" + String.join(", ", key) + ")";
        }
    }

    /** Inserts, updates and deletes of whole rows, without a key. */
    record Retract() implements ChangelogMode {
        @Override
        public <R> R accept(ModeVisitor<R> visitor) {
            return visitor.visitRetract(this);
        }

        @Override
        public boolean updating() {
            return true;
        }

        @Override
        public String toString() {
            return "retract";
        }
    }
}
