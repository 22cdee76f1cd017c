package io.streamform.ir.json;

/**
 * A JSON text that is not what this release reads: broken, of a newer version, with something missing or something more.
 * The message says where in the text, for example {@code plan.operators[3].mode}.
 */
public final class JsonFormatException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** With the place and what is wrong there. */
    public JsonFormatException(String place, String message) {
        super(place + ": " + message);
    }

    /** With the place, what is wrong there and the failure that told. */
    public JsonFormatException(String place, String message, Throwable cause) {
        super(place + ": " + message, cause);
    }
}
