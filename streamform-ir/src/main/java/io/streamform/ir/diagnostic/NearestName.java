package io.streamform.ir.diagnostic;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import org.apache.commons.text.similarity.LevenshteinDistance;

/** Finds the name that was probably meant. */
public final class NearestName {

    private NearestName() {}

    /**
     * The name of {@code known} that is nearest to {@code wanted}: equal but for case, or at most a third of its letters
     * apart. Of several the first in alphabetical order; empty if none is near.
     */
    public static Optional<String> of(String wanted, Collection<String> known) {
        int bound = Math.max(1, wanted.length() / 3);
        LevenshteinDistance distance = new LevenshteinDistance(bound);
        String lowered = wanted.toLowerCase(Locale.ROOT);
        Optional<String> nearest = Optional.empty();
        int least = Integer.MAX_VALUE;
        for (String name : new TreeSet<>(known)) {
            int apart = distance.apply(lowered, name.toLowerCase(Locale.ROOT));
            if (apart >= 0 && apart < least && !name.equals(wanted)) {
                nearest = Optional.of(name);
                least = apart;
            }
        }
        return nearest;
    }

    /** {@code ; did you mean 'total'?}, to end a message with; empty text if no name is near. */
    public static String hint(String wanted, Collection<String> known) {
        return of(wanted, known).map(name -> "; did you mean '" + name + "'?").orElse("");
    }
}
