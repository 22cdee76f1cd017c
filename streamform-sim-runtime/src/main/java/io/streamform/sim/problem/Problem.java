package io.streamform.sim.problem;

import java.util.List;

/**
 * Something that is wrong with a test or its outcome.
 *
 * @param code what kind of problem
 * @param place where in the test file
 * @param text what was found and what was expected
 * @param details lines to show below the excerpt, for example a diff
 */
public record Problem(ProblemCode code, Place place, String text, List<String> details) {

    /** Copies the details. */
    public Problem {
        details = List.copyOf(details);
    }

    /** A problem without details. */
    public static Problem of(ProblemCode code, Place place, String text) {
        return new Problem(code, place, text, List.of());
    }
}
