package io.streamform.runtime.format;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamWriteFeature;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

/** One JSON text as bytes: exactly one value from the first byte to the last; whatever is wrong is a bad row. */
final class JsonText {

    /** Shared: a factory is thread-safe, and the names it has seen make reading faster. */
    static final JsonFactory FACTORY = new JsonFactoryBuilder()
            .configure(JsonFactory.Feature.INTERN_FIELD_NAMES, false)
            .enable(StreamWriteFeature.AUTO_CLOSE_CONTENT)
            .build();

    private JsonText() {}

    /** Reads the one object that {@code bytes} hold. */
    static <R> R read(byte[] bytes, int offset, int length, Reader<R> reader) {
        try (JsonParser parser = FACTORY.createParser(bytes, offset, length)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                throw JsonColumns.noObject("record", parser);
            }
            R value = reader.read(parser);
            if (parser.nextToken() != null) {
                throw new BadRowException("record: found more text behind the object, expected its end");
            }
            return value;
        } catch (JsonProcessingException e) {
            throw new BadRowException("record: not JSON: " + e.getOriginalMessage());
        } catch (IOException e) {
            throw new BadRowException("record: not JSON: " + e.getMessage());
        }
    }

    /** Writes one value. */
    static byte[] write(Writer writer) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(256);
        try (JsonGenerator generator = FACTORY.createGenerator(out)) {
            writer.write(generator);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    /** Reads an object from its START_OBJECT to its END_OBJECT. */
    interface Reader<R> {
        R read(JsonParser parser) throws IOException;
    }

    /** Writes one value. */
    interface Writer {
        void write(JsonGenerator generator) throws IOException;
    }
}
