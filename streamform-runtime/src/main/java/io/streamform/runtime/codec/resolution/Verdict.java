package io.streamform.runtime.codec.resolution;

import java.util.List;

/**
 * Whether values of one schema can be read as values of another.
 *
 * @param kind the answer
 * @param reasons what differs, by field; empty for {@link Kind#AS_IS}
 */
public record Verdict(Kind kind, List<String> reasons) {

    /** Answers, each of which includes those before it. */
    public enum Kind {
        /** The bytes are the same. */
        AS_IS,
        /** Fields were added, removed, reordered or became nullable. */
        RESOLVE,
        /** Values are converted, exactly. */
        UPGRADE,
        /** Refused. */
        INCOMPATIBLE
    }

    /** Copies the reasons. */
    public Verdict {
        reasons = List.copyOf(reasons);
    }

    /** Whether values can be read. */
    public boolean readable() {
        return kind != Kind.INCOMPATIBLE;
    }

    /** The answer and its reasons in one line. */
    public String text() {
        return reasons.isEmpty() ? kind.name() : kind + ": " + String.join("; ", reasons);
    }
}
