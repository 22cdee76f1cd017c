package io.streamform.runtime.format;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import io.streamform.runtime.function.Decimals;
import io.streamform.runtime.function.Texts;
import io.streamform.runtime.function.Timestamps;
import java.io.IOException;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes single columns of a JSON object; generated row formats call it. A reading method finds the parser on the
 * value and leaves it on the value's last token; JSON's null is NULL. Numbers may stand in strings, as Flink's JSON format
 * has it; a value that is none of the column's type throws {@link BadRowException} with the column, what was found and what
 * was expected.
 */
public final class JsonColumns {

    private static final int LONGEST_SHOWN = 60;

    private JsonColumns() {}

    /** {@code value}, or a {@link BadRowException} if a NOT NULL column is null or missing. */
    public static <T> T required(@Nullable T value, String column) {
        if (value == null) {
            throw missing(column);
        }
        return value;
    }

    /** The exception for a NOT NULL column that is null or missing. */
    public static BadRowException missing(String column) {
        return new BadRowException(
                "column '" + column + "': found null or nothing, expected a value, as it is NOT NULL");
    }

    /** The exception for an object in place of which {@code parser} found something else. */
    static BadRowException noObject(String what, JsonParser parser) {
        return new BadRowException(what + ": found " + found(parser) + ", expected an object");
    }

    /** A BOOLEAN: true or false, also in a string. */
    public static @Nullable Boolean readBoolean(JsonParser parser, String column) throws IOException {
        JsonToken token = parser.currentToken();
        if (token == JsonToken.VALUE_TRUE) {
            return Boolean.TRUE;
        }
        if (token == JsonToken.VALUE_FALSE) {
            return Boolean.FALSE;
        }
        if (token == JsonToken.VALUE_NULL) {
            return null;
        }
        if (token == JsonToken.VALUE_STRING) {
            String text = parser.getText().trim();
            if (text.equalsIgnoreCase("true")) {
                return Boolean.TRUE;
            }
            if (text.equalsIgnoreCase("false")) {
                return Boolean.FALSE;
            }
        }
        throw unexpected(parser, column, "BOOLEAN");
    }

    /** An INT; a fraction is cut. */
    public static @Nullable Integer readInt(JsonParser parser, String column) throws IOException {
        return parser.currentToken() == JsonToken.VALUE_NULL ? null : readRequiredInt(parser, column);
    }

    /** An INT that is not NULL; a fraction is cut. */
    public static int readRequiredInt(JsonParser parser, String column) throws IOException {
        try {
            switch (parser.currentToken()) {
                case VALUE_NUMBER_INT:
                case VALUE_NUMBER_FLOAT:
                    return parser.getIntValue();
                case VALUE_STRING:
                    return Integer.parseInt(parser.getText().trim());
                case VALUE_NULL:
                    throw missing(column);
                default:
                    throw unexpected(parser, column, "INT");
            }
        } catch (JsonProcessingException | NumberFormatException e) {
            throw unexpected(parser, column, "INT");
        }
    }

    /** A BIGINT; a fraction is cut. */
    public static @Nullable Long readLong(JsonParser parser, String column) throws IOException {
        return parser.currentToken() == JsonToken.VALUE_NULL ? null : readRequiredLong(parser, column);
    }

    /** A BIGINT that is not NULL; a fraction is cut. */
    public static long readRequiredLong(JsonParser parser, String column) throws IOException {
        try {
            switch (parser.currentToken()) {
                case VALUE_NUMBER_INT:
                case VALUE_NUMBER_FLOAT:
                    return parser.getLongValue();
                case VALUE_STRING:
                    return Long.parseLong(parser.getText().trim());
                case VALUE_NULL:
                    throw missing(column);
                default:
                    throw unexpected(parser, column, "BIGINT");
            }
        } catch (JsonProcessingException | NumberFormatException e) {
            throw unexpected(parser, column, "BIGINT");
        }
    }

    /** A DOUBLE; NaN, Infinity and -Infinity in strings. */
    public static @Nullable Double readDouble(JsonParser parser, String column) throws IOException {
        return parser.currentToken() == JsonToken.VALUE_NULL ? null : readRequiredDouble(parser, column);
    }

    /** A DOUBLE that is not NULL; NaN, Infinity and -Infinity in strings. */
    public static double readRequiredDouble(JsonParser parser, String column) throws IOException {
        try {
            switch (parser.currentToken()) {
                case VALUE_NUMBER_INT:
                case VALUE_NUMBER_FLOAT:
                case VALUE_STRING:
                    return Double.parseDouble(parser.getText());
                case VALUE_NULL:
                    throw missing(column);
                default:
                    throw unexpected(parser, column, "DOUBLE");
            }
        } catch (JsonProcessingException | NumberFormatException e) {
            throw unexpected(parser, column, "DOUBLE");
        }
    }

    /** A DECIMAL(precision, scale): rounded half up to the scale; a number that does not fit is no value. */
    public static @Nullable BigDecimal readDecimal(JsonParser parser, String column, int precision, int scale)
            throws IOException {
        BigDecimal number;
        try {
            switch (parser.currentToken()) {
                case VALUE_NUMBER_INT:
                case VALUE_NUMBER_FLOAT:
                    number = parser.getDecimalValue();
                    break;
                case VALUE_STRING:
                    String text = parser.getText().trim();
                    if (text.length() > 1_000) {
                        throw unexpected(parser, column, decimal(precision, scale));
                    }
                    number = new BigDecimal(text);
                    break;
                case VALUE_NULL:
                    return null;
                default:
                    throw unexpected(parser, column, decimal(precision, scale));
            }
        } catch (JsonProcessingException | NumberFormatException e) {
            throw unexpected(parser, column, decimal(precision, scale));
        }
        BigDecimal fitting = Decimals.fit(number, precision, scale);
        if (fitting == null) {
            throw unexpected(parser, column, decimal(precision, scale));
        }
        return fitting;
    }

    /** A STRING; any other value is its JSON text. */
    public static @Nullable String readString(JsonParser parser, String column) throws IOException {
        switch (parser.currentToken()) {
            case VALUE_NULL:
                return null;
            case VALUE_STRING:
                return Texts.wellFormed(parser.getText());
            case START_OBJECT:
            case START_ARRAY:
                StringWriter text = new StringWriter();
                try (JsonGenerator generator = JsonText.FACTORY.createGenerator(text)) {
                    generator.copyCurrentStructure(parser);
                }
                return Texts.wellFormed(text.toString());
            default:
                return parser.getText();
        }
    }

    /** A VARCHAR(length): as {@link #readString(JsonParser, String)}, at most {@code length} characters. */
    public static @Nullable String readString(JsonParser parser, String column, int length) throws IOException {
        String text = readString(parser, column);
        if (text != null && text.length() > length && text.codePointCount(0, text.length()) > length) {
            throw new BadRowException("column '" + column + "': found a text of "
                    + text.codePointCount(0, text.length()) + " characters, expected VARCHAR(" + length + ")");
        }
        return text;
    }

    /** A TIMESTAMP(precision): {@code yyyy-MM-dd HH:mm:ss[.fraction]}, or with a T; digits past the precision are cut. */
    public static @Nullable LocalDateTime readTimestamp(JsonParser parser, String column, int precision)
            throws IOException {
        JsonToken token = parser.currentToken();
        if (token == JsonToken.VALUE_NULL) {
            return null;
        }
        if (token == JsonToken.VALUE_STRING) {
            String text = parser.getText();
            LocalDateTime value = Timestamps.parseFixed(text, ' ');
            if (value == null) {
                value = Timestamps.parseFixed(text, 'T');
            }
            if (value != null) {
                return Timestamps.truncate(value, precision);
            }
        }
        throw unexpected(parser, column, "TIMESTAMP(" + precision + "), yyyy-MM-dd HH:mm:ss[.fraction]");
    }

    private static String decimal(int precision, int scale) {
        return "DECIMAL(" + precision + ", " + scale + ")";
    }

    private static BadRowException unexpected(JsonParser parser, String column, String expected) {
        return new BadRowException("column '" + column + "': found " + found(parser) + ", expected " + expected);
    }

    private static String found(JsonParser parser) {
        JsonToken token = parser.currentToken();
        if (token == null) {
            return "nothing";
        }
        switch (token) {
            case START_OBJECT:
                return "an object";
            case START_ARRAY:
                return "an array";
            case VALUE_STRING:
                return "\"" + text(parser) + "\"";
            default:
                return text(parser);
        }
    }

    private static String text(JsonParser parser) {
        String text;
        try {
            text = parser.getText();
        } catch (IOException e) {
            return "text that cannot be read";
        }
        return text.length() <= LONGEST_SHOWN ? text : text.substring(0, LONGEST_SHOWN) + "…";
    }

    /** Writes a BOOLEAN. */
    public static void writeBoolean(JsonGenerator generator, String column, boolean value) throws IOException {
        generator.writeBooleanField(column, value);
    }

    /** Writes a BOOLEAN; NULL as null. */
    public static void writeBoolean(JsonGenerator generator, String column, @Nullable Boolean value)
            throws IOException {
        if (value == null) {
            generator.writeNullField(column);
        } else {
            generator.writeBooleanField(column, value);
        }
    }

    /** Writes a INT. */
    public static void writeInt(JsonGenerator generator, String column, int value) throws IOException {
        generator.writeNumberField(column, value);
    }

    /** Writes a INT; NULL as null. */
    public static void writeInt(JsonGenerator generator, String column, @Nullable Integer value) throws IOException {
        if (value == null) {
            generator.writeNullField(column);
        } else {
            generator.writeNumberField(column, value);
        }
    }

    /** Writes a BIGINT. */
    public static void writeLong(JsonGenerator generator, String column, long value) throws IOException {
        generator.writeNumberField(column, value);
    }

    /** Writes a BIGINT; NULL as null. */
    public static void writeLong(JsonGenerator generator, String column, @Nullable Long value) throws IOException {
        if (value == null) {
            generator.writeNullField(column);
        } else {
            generator.writeNumberField(column, value);
        }
    }

    /** Writes a DOUBLE; NaN and infinities as strings. */
    public static void writeDouble(JsonGenerator generator, String column, double value) throws IOException {
        generator.writeNumberField(column, value);
    }

    /** Writes a DOUBLE; NaN and infinities as strings; NULL as null. */
    public static void writeDouble(JsonGenerator generator, String column, @Nullable Double value) throws IOException {
        if (value == null) {
            generator.writeNullField(column);
        } else {
            generator.writeNumberField(column, value);
        }
    }

    /** Writes a DECIMAL as a number with all digits of its scale; NULL as null. */
    public static void writeDecimal(JsonGenerator generator, String column, @Nullable BigDecimal value)
            throws IOException {
        generator.writeFieldName(column);
        if (value == null) {
            generator.writeNull();
        } else {
            generator.writeNumber(value.toPlainString());
        }
    }

    /** Writes a STRING; NULL as null. */
    public static void writeString(JsonGenerator generator, String column, @Nullable String value) throws IOException {
        generator.writeStringField(column, value);
    }

    /** Writes a TIMESTAMP(precision) as {@code yyyy-MM-dd HH:mm:ss[.fraction]}; NULL as null. */
    public static void writeTimestamp(
            JsonGenerator generator, String column, @Nullable LocalDateTime value, int precision) throws IOException {
        generator.writeStringField(column, value == null ? null : Timestamps.format(value, precision));
    }
}
