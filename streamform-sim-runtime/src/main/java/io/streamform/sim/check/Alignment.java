package io.streamform.sim.check;

import com.github.difflib.DiffUtils;
import com.github.difflib.patch.AbstractDelta;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * Two lists laid side by side so that as much as possible matches.
 *
 * @param <E> expected
 * @param <A> actual
 */
final class Alignment<E, A> {

    /** Beyond this many elements that differ at both ends, the middle is not aligned: it would take too long. */
    private static final int MOST_ALIGNED = 2_000;

    private final List<E> expected;
    private final List<A> actual;
    private final BiPredicate<E, A> matches;
    private final List<Gap> gaps = new ArrayList<>();

    Alignment(List<E> expected, List<A> actual, BiPredicate<E, A> matches) {
        this.expected = expected;
        this.actual = actual;
        this.matches = matches;
        align();
    }

    /** A range of each list whose elements do not match. */
    record Gap(int expectedFrom, int expectedTo, int actualFrom, int actualTo) {}

    List<E> expected() {
        return expected;
    }

    List<A> actual() {
        return actual;
    }

    /** The gaps in order; none if the lists match. */
    List<Gap> gaps() {
        return gaps;
    }

    private void align() {
        int head = 0;
        int shorter = Math.min(expected.size(), actual.size());
        while (head < shorter && matches.test(expected.get(head), actual.get(head))) {
            head++;
        }
        int tail = 0;
        while (tail < shorter - head
                && matches.test(expected.get(expected.size() - 1 - tail), actual.get(actual.size() - 1 - tail))) {
            tail++;
        }
        int expectedTo = expected.size() - tail;
        int actualTo = actual.size() - tail;
        if (head == expectedTo && head == actualTo) {
            return;
        }
        if (Math.max(expectedTo, actualTo) - head > MOST_ALIGNED) {
            gaps.add(new Gap(head, expectedTo, head, actualTo));
            return;
        }
        List<Object> source = new ArrayList<>(expected.subList(head, expectedTo));
        List<Object> target = new ArrayList<>(actual.subList(head, actualTo));
        for (AbstractDelta<Object> delta :
                DiffUtils.diff(source, target, this::matchesUntyped).getDeltas()) {
            int from = head + delta.getSource().getPosition();
            int actualFrom = head + delta.getTarget().getPosition();
            gaps.add(new Gap(
                    from,
                    from + delta.getSource().size(),
                    actualFrom,
                    actualFrom + delta.getTarget().size()));
        }
    }

    @SuppressWarnings("unchecked")
    private boolean matchesUntyped(Object one, Object other) {
        return matches.test((E) one, (A) other);
    }
}
