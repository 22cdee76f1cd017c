package io.streamform.ir.check;

/** A program that no project can lead to: a bug of the compiler, with the invariant and the operators that break it. */
public final class IrBugException extends IllegalStateException {

    private static final long serialVersionUID = 1L;

    IrBugException(String message) {
        super(message);
    }
}
