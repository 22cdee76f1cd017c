package io.streamform.ir.op;

/**
 * Identity of an operator across releases: what it is about, never where it stands or how it works.
 *
 * @param model stable model id, or the name of the source for its operators
 * @param kind what it does
 * @param anchor what it is about: group keys for an aggregate, the source for a source, the model for a sink; a suffix
 *     tells two operators of one anchor apart
 * @param generation raised when the operator's state must be dropped by an upgrade
 */
public record OpId(String model, OpKind kind, String anchor, int generation) implements Comparable<OpId> {

    /** Checks the parts. */
    public OpId {
        if (model.isEmpty() || anchor.isEmpty() || generation < 0) {
            throw new IllegalArgumentException(
                    "model, anchor and a generation from 0 make an id: " + model + "/" + anchor);
        }
    }

    /** {@code model/kind/anchor#generation}. */
    public String path() {
        return model + "/" + kind.text() + "/" + anchor + "#" + generation;
    }

    /** The uid in a running job: {@code application/model/kind/anchor#generation}. */
    public String uid(String application) {
        return application + "/" + path();
    }

    @Override
    public int compareTo(OpId other) {
        return path().compareTo(other.path());
    }

    @Override
    public String toString() {
        return path();
    }
}
