package io.streamform.sql.plan;

import io.streamform.ir.layout.MeaningIds;
import java.util.regex.Pattern;

/** Parts of operator ids made from what something means. They are parts of uids and of file names. */
final class Anchors {

    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_]+");

    private Anchors() {}

    /** The meaning itself if it is a plain name, else {@code expr_} and the id of the meaning. */
    static String of(String meaning) {
        return PLAIN.matcher(meaning).matches() ? meaning : "expr_" + MeaningIds.of(meaning);
    }
}
