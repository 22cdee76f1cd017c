package io.streamform.sim.release;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON as maps, lists, texts, longs, booleans and nulls: all that a scenario is made of. */
final class JsonTree {

    static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private JsonTree() {}

    /**
     * The value that the bytes hold.
     *
     * @throws IllegalArgumentException if they are not one such value
     */
    static @Nullable Object read(byte[] bytes) {
        try (JsonParser parser = FACTORY.createParser(bytes)) {
            parser.nextToken();
            Object value = value(parser);
            if (parser.nextToken() != null) {
                throw new IllegalArgumentException("malformed scenario: text behind the JSON value");
            }
            return value;
        } catch (IOException e) {
            throw new IllegalArgumentException("malformed scenario: " + e.getMessage(), e);
        }
    }

    private static @Nullable Object value(JsonParser parser) throws IOException {
        JsonToken token = parser.currentToken();
        if (token == null) {
            throw new IllegalArgumentException("malformed scenario: no JSON value");
        }
        switch (token) {
            case START_OBJECT:
                Map<String, @Nullable Object> object = new LinkedHashMap<>();
                while (parser.nextToken() != JsonToken.END_OBJECT) {
                    String name = parser.currentName();
                    parser.nextToken();
                    object.put(name, value(parser));
                }
                return object;
            case START_ARRAY:
                List<@Nullable Object> list = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    list.add(value(parser));
                }
                return list;
            case VALUE_STRING:
                return parser.getText();
            case VALUE_NUMBER_INT:
                return parser.getLongValue();
            case VALUE_TRUE:
                return true;
            case VALUE_FALSE:
                return false;
            case VALUE_NULL:
                return null;
            default:
                throw new IllegalArgumentException("malformed scenario: " + parser.getText() + " is not expected");
        }
    }

    @SuppressWarnings("unchecked")
    static Map<String, @Nullable Object> object(String what, @Nullable Object value) {
        if (value instanceof Map<?, ?>) {
            return (Map<String, @Nullable Object>) value;
        }
        throw new IllegalArgumentException(what + " is " + value + "; expected an object");
    }

    @SuppressWarnings("unchecked")
    static List<@Nullable Object> list(String what, @Nullable Object value) {
        if (value instanceof List<?>) {
            return (List<@Nullable Object>) value;
        }
        throw new IllegalArgumentException(what + " is " + value + "; expected a list");
    }
}
