package io.streamform.flink.job;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Replaces {@code ${NAME}} and {@code ${NAME:-default}}; a default counts if the variable is not set or empty. */
final class Variables {

    private static final Pattern VARIABLE = Pattern.compile("\\$\\{([A-Za-z_][A-Za-z0-9_.]*)(:-([^}]*))?\\}");

    private final Lookup lookup;

    Variables(Lookup lookup) {
        this.lookup = lookup;
    }

    /**
     * The text with its variables replaced.
     *
     * @param where option and owner, for the message
     * @throws JobSettingsException if a variable without default is not set
     */
    String expand(String text, String where) {
        if (!text.contains("${")) {
            return text;
        }
        Matcher matcher = VARIABLE.matcher(text);
        StringBuilder result = new StringBuilder();
        while (matcher.find()) {
            String name = matcher.group(1);
            String value = lookup.value(name);
            if ((value == null || value.isEmpty()) && matcher.group(2) != null) {
                value = matcher.group(3);
            }
            if (value == null) {
                throw new JobSettingsException(where + " needs the variable " + name
                        + ", which is not set: set it in the"
                        + " environment of the process that submits the job, or start the job with --var " + name
                        + "=…, or give it a default, ${" + name + ":-…}");
            }
            matcher.appendReplacement(result, Matcher.quoteReplacement(value));
        }
        matcher.appendTail(result);
        if (result.indexOf("${") >= 0 && VARIABLE.matcher(text).replaceAll("").contains("${")) {
            throw new JobSettingsException(
                    where + " holds a variable that cannot be read; write ${NAME} or ${NAME:-default}");
        }
        return result.toString();
    }

    /** Where values come from. */
    interface Lookup {
        /** The value of {@code name}, or null. */
        @Nullable
        String value(String name);
    }
}
