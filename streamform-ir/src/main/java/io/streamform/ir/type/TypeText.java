package io.streamform.ir.type;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the text that {@link StreamType#text()} writes. */
public final class TypeText {

    private static final Pattern TYPE = Pattern.compile(
            "(?<name>[A-Z]+)(?:\\((?<first>[0-9]{1,10})(?:, (?<second>[0-9]{1,10}))?\\))?(?<notNull> NOT NULL)?");

    private TypeText() {}

    /**
     * The type whose {@link StreamType#text()} is {@code text}.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static StreamType parse(String text) {
        Matcher matcher = TYPE.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("not a type: '" + text + "'");
        }
        boolean nullable = matcher.group("notNull") == null;
        int first = number(matcher, "first");
        int second = number(matcher, "second");
        StreamType type = switch (matcher.group("name")) {
            case "BOOLEAN" -> new StreamType.BooleanType(nullable);
            case "INT" -> new StreamType.IntType(nullable);
            case "BIGINT" -> new StreamType.BigIntType(nullable);
            case "DOUBLE" -> new StreamType.DoubleType(nullable);
            case "STRING" -> StreamType.StringType.unbounded(nullable);
            case "VARCHAR" -> new StreamType.StringType(first, nullable);
            case "DECIMAL" -> new StreamType.DecimalType(first, second, nullable);
            case "TIMESTAMP" -> new StreamType.TimestampType(first, nullable);
            default -> throw new IllegalArgumentException("not a type: '" + text + "'");
        };
        if (!type.text().equals(text)) {
            throw new IllegalArgumentException("not a type: '" + text + "'; did you mean '" + type.text() + "'?");
        }
        return type;
    }

    private static int number(Matcher matcher, String group) {
        String digits = matcher.group(group);
        if (digits == null) {
            return -1;
        }
        try {
            return Integer.parseInt(digits);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("not a type: '" + matcher.group() + "'", e);
        }
    }
}
