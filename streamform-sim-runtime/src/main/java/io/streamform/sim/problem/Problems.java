package io.streamform.sim.problem;

import java.util.ArrayList;
import java.util.List;

/** Collects problems, so that one run over a file yields all of them. */
public final class Problems {

    private final List<Problem> list = new ArrayList<>();

    /** No problems so far. */
    public Problems() {}

    /** Adds a problem. */
    public void report(ProblemCode code, Place place, String text) {
        list.add(Problem.of(code, place, text));
    }

    /** Adds a problem. */
    public void report(Problem problem) {
        list.add(problem);
    }

    /** Whether there is none. */
    public boolean isEmpty() {
        return list.isEmpty();
    }

    /** All problems, ordered by place, within one place as they came. */
    public List<Problem> list() {
        List<Problem> sorted = new ArrayList<>(list);
        sorted.sort((a, b) -> a.place().compareTo(b.place()));
        return List.copyOf(sorted);
    }
}
