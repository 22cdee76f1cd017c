package io.streamform.sim.problem;

import com.github.difflib.DiffUtils;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;

/** Finds the name that was probably meant. */
public final class NearestName {

    private static final int LONGEST = 100;

    private NearestName() {}

    /**
     * {@code ; did you mean 'amount'?} for the nearest of {@code known}, at most a third of its letters apart; empty text
     * if none is near.
     */
    public static String hint(String wanted, Collection<String> known) {
        if (wanted.length() > LONGEST) {
            return "";
        }
        int least = Math.max(1, wanted.length() / 3) + 1;
        String nearest = "";
        for (String name : new TreeSet<>(known)) {
            int apart = distance(wanted.toLowerCase(Locale.ROOT), name.toLowerCase(Locale.ROOT));
            if (apart < least) {
                least = apart;
                nearest = name;
            }
        }
        return nearest.isEmpty() ? "" : "; did you mean '" + nearest + "'?";
    }

    /** Letters to insert, delete or replace; a swap of neighbours counts as two. */
    private static int distance(String a, String b) {
        return DiffUtils.diff(letters(a), letters(b)).getDeltas().stream()
                .mapToInt(delta ->
                        Math.max(delta.getSource().size(), delta.getTarget().size()))
                .sum();
    }

    private static List<Integer> letters(String text) {
        return text.codePoints().boxed().toList();
    }
}
