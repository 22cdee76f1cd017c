package io.streamform.ir.state;

import java.util.Locale;
import java.util.Set;

/**
 * Names of schema fields made from column names. A name that Avro takes stays as it is; what Avro does not take is written
 * {@code _x<hexadecimal code>_}, so that different columns never get one name:
 *
 * <pre>
 * amount      amount
 * net amount  net_x20_amount
 * 2nd         _x32_nd
 * </pre>
 */
public final class FieldNames {

    /** Names of fields that Streamform itself puts beside columns; a column called so has its first letter escaped. */
    static final Set<String> RESERVED = Set.of(StateSchemas.LAST_WRITE, StateSchemas.ROWS);

    private FieldNames() {}

    /** The field name for {@code column} in a schema that holds nothing but columns. */
    public static String of(String column) {
        return escape(column, false);
    }

    /** The field name for {@code column} in a state's value, beside fields of Streamform's own. */
    public static String inState(String column) {
        return escape(column, RESERVED.contains(column));
    }

    private static String escape(String column, boolean escapeFirst) {
        StringBuilder text = new StringBuilder(column.length());
        for (int i = 0; i < column.length(); i++) {
            char c = column.charAt(i);
            boolean taken = i == 0 ? isLetter(c) && !escapeFirst : isLetter(c) || isDigit(c);
            if (taken && !looksEscaped(column, i)) {
                text.append(c);
            } else {
                text.append(String.format(Locale.ROOT, "_x%x_", (int) c));
            }
        }
        return text.toString();
    }

    /** An underscore that would read as the start of an escape is escaped itself. */
    private static boolean looksEscaped(String column, int at) {
        return column.charAt(at) == '_'
                && at + 2 < column.length()
                && column.charAt(at + 1) == 'x'
                && isHexadecimal(column.charAt(at + 2));
    }

    private static boolean isLetter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isHexadecimal(char c) {
        return isDigit(c) || (c >= 'a' && c <= 'f');
    }
}
