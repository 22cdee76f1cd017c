package io.streamform.ir.json;

import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Trees of JSON to text and back; the text is the same on every machine. */
public final class JsonText {

    private static final int DEEPEST_NESTING = 10_000;
    private static final JsonMapper MAPPER = JsonMapper.builder(new JsonFactoryBuilder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEEPEST_NESTING)
                            .build())
                    .streamWriteConstraints(StreamWriteConstraints.builder()
                            .maxNestingDepth(DEEPEST_NESTING)
                            .build())
                    .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();
    private static final ObjectWriter WRITER =
            MAPPER.writer(new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n")));

    private JsonText() {}

    /** An empty object to fill. */
    public static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    /** The tree on indented lines, ending with a line break; objects keep the order in which they were filled. */
    public static String write(JsonNode tree) {
        try {
            return WRITER.writeValueAsString(tree) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a tree that cannot be written", e);
        }
    }

    /**
     * Reads one JSON value.
     *
     * @param what what the text should be, for the message
     * @throws JsonFormatException if it is none, is followed by something or has a name twice in an object
     */
    public static JsonNode read(String what, String text) {
        try {
            return MAPPER.readTree(text);
        } catch (JsonProcessingException e) {
            int line = e.getLocation() == null ? 0 : e.getLocation().getLineNr();
            throw new JsonFormatException(what, "line " + line + " is not JSON: " + e.getOriginalMessage(), e);
        }
    }
}
