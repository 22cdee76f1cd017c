package io.streamform.sim.value;

/** A text that stands for no value of a type; the message says what was found and what was expected. */
public final class ValueException extends Exception {

    private static final long serialVersionUID = 1L;

    private final Fault fault;

    /** What is wrong with the text. */
    public enum Fault {
        /** It is not of the type at all. */
        TYPE,
        /** It is of the type but too large, too long or too precise for it. */
        FIT
    }

    /** An exception without a stack trace: the fault is in a text. */
    public ValueException(Fault fault, String message) {
        super(message, null, false, false);
        this.fault = fault;
    }

    /** What is wrong. */
    public Fault fault() {
        return fault;
    }
}
