package io.streamform.sim.engine;

import org.opentest4j.AssertionFailedError;

/** The failure of a YAML test. Its place is in the text; a stack trace would only show the engine. */
final class YamlTestFailure extends AssertionFailedError {

    private static final long serialVersionUID = 1L;

    private YamlTestFailure(String message) {
        super(message);
    }

    static YamlTestFailure of(String message) {
        YamlTestFailure failure = new YamlTestFailure(message);
        failure.setStackTrace(new StackTraceElement[0]);
        return failure;
    }
}
