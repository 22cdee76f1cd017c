package io.streamform.ir.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Reads an object field by field and refuses what nobody asked for, so that nothing written by another release is passed
 * over in silence.
 */
public final class Fields {

    private final ObjectNode object;
    private final String place;
    private final Set<String> asked = new HashSet<>();

    private Fields(ObjectNode object, String place) {
        this.object = object;
        this.place = place;
    }

    /**
     * Reads {@code node} as an object by {@code reader}.
     *
     * @param place where the node stands, for messages
     * @throws JsonFormatException if it is no object, has a field too many or a value that the reader refuses
     */
    public static <R> R read(JsonNode node, String place, Function<Fields, R> reader) {
        if (!(node instanceof ObjectNode object)) {
            throw new JsonFormatException(place, "an object is expected, not " + describe(node));
        }
        Fields fields = new Fields(object, place);
        R result;
        try {
            result = reader.apply(fields);
        } catch (IllegalArgumentException e) {
            throw new JsonFormatException(place, String.valueOf(e.getMessage()), e);
        }
        for (Iterator<String> names = object.fieldNames(); names.hasNext(); ) {
            String name = names.next();
            if (!fields.asked.contains(name)) {
                throw new JsonFormatException(place, "unknown field '" + name + "'");
            }
        }
        return result;
    }

    /** Where the field called {@code name} stands. */
    public String place(String name) {
        return place.isEmpty() ? name : place + "." + name;
    }

    /** Whether there is a field called {@code name}. */
    public boolean has(String name) {
        return object.has(name);
    }

    /** Any value. */
    public JsonNode node(String name) {
        asked.add(name);
        JsonNode node = object.get(name);
        if (node == null) {
            throw new JsonFormatException(place, "field '" + name + "' is missing");
        }
        return node;
    }

    /** A text. */
    public String text(String name) {
        return text(node(name), place(name));
    }

    /** An integer of 32 bits. */
    public int integer(String name) {
        JsonNode node = node(name);
        if (!node.isIntegralNumber() || !node.canConvertToInt()) {
            throw new JsonFormatException(place(name), "an integer is expected, not " + describe(node));
        }
        return node.intValue();
    }

    /** true or false. */
    public boolean truth(String name) {
        JsonNode node = node(name);
        if (!node.isBoolean()) {
            throw new JsonFormatException(place(name), "true or false is expected, not " + describe(node));
        }
        return node.booleanValue();
    }

    /** A constant of an enum, written in lower case. */
    public <E extends Enum<E>> E constant(String name, Class<E> type) {
        String text = text(name);
        for (E constant : type.getEnumConstants()) {
            if (lower(constant).equals(text)) {
                return constant;
            }
        }
        String known = String.join(
                ", ", Arrays.stream(type.getEnumConstants()).map(Fields::lower).toList());
        throw new JsonFormatException(place(name), "'" + text + "' is none of " + known);
    }

    /** How {@link #constant} expects a constant to be written. */
    public static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /** An object, read by {@code reader}. */
    public <R> R object(String name, Function<Fields, R> reader) {
        return read(node(name), place(name), reader);
    }

    /** An object that may be missing. */
    public <R> Optional<R> optionalObject(String name, Function<Fields, R> reader) {
        return has(name) ? Optional.of(object(name, reader)) : Optional.empty();
    }

    /** A text that may be missing. */
    public Optional<String> optionalText(String name) {
        return has(name) ? Optional.of(text(name)) : Optional.empty();
    }

    /** A list of objects. */
    public <R> List<R> objects(String name, Function<Fields, R> reader) {
        return list(name, (node, elementPlace) -> read(node, elementPlace, reader));
    }

    /** A list of texts. */
    public List<String> texts(String name) {
        return list(name, Fields::text);
    }

    /** A list of integers of 32 bits. */
    public List<Integer> integers(String name) {
        return list(name, (node, elementPlace) -> {
            if (!node.isIntegralNumber() || !node.canConvertToInt()) {
                throw new JsonFormatException(elementPlace, "an integer is expected, not " + describe(node));
            }
            return node.intValue();
        });
    }

    /** An object whose fields are all texts. */
    public SortedMap<String, String> textMap(String name) {
        return map(name, Fields::text);
    }

    /** An object whose fields are of one kind. */
    public <R> SortedMap<String, R> map(String name, ElementReader<R> reader) {
        JsonNode node = node(name);
        if (!node.isObject()) {
            throw new JsonFormatException(place(name), "an object is expected, not " + describe(node));
        }
        SortedMap<String, R> map = new TreeMap<>();
        node.properties()
                .forEach(entry ->
                        map.put(entry.getKey(), reader.read(entry.getValue(), place(name) + "." + entry.getKey())));
        return map;
    }

    /** A list whose elements are of one kind. */
    public <R> List<R> list(String name, ElementReader<R> reader) {
        JsonNode node = node(name);
        if (!node.isArray()) {
            throw new JsonFormatException(place(name), "a list is expected, not " + describe(node));
        }
        List<R> list = new ArrayList<>();
        for (JsonNode element : node) {
            list.add(reader.read(element, place(name) + "[" + list.size() + "]"));
        }
        return list;
    }

    /** Reads a value that stands at {@code place}. */
    @FunctionalInterface
    public interface ElementReader<R> {

        /** The value. */
        R read(JsonNode node, String place);
    }

    private static String text(JsonNode node, String place) {
        if (!node.isTextual()) {
            throw new JsonFormatException(place, "a text is expected, not " + describe(node));
        }
        return node.textValue();
    }

    private static String describe(JsonNode node) {
        return switch (node.getNodeType()) {
            case ARRAY -> "a list";
            case OBJECT, POJO -> "an object";
            case STRING, BINARY -> "a text";
            case NUMBER, BOOLEAN, NULL -> node.toString();
            case MISSING -> "nothing";
        };
    }
}
