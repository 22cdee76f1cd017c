package io.streamform.ir.text;

import java.util.regex.Pattern;

/** Writes names as SQL does: plain where possible, else in backticks. */
public final class SqlNames {

    private static final Pattern PLAIN = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

    private SqlNames() {}

    /** {@code amount}, or {@code `net amount`}. */
    public static String quote(String name) {
        return PLAIN.matcher(name).matches() ? name : "`" + name.replace("`", "``") + "`";
    }
}
