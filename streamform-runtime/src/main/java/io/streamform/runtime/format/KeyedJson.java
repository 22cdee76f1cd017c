package io.streamform.runtime.format;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.streamform.runtime.change.Upsert;
import java.io.IOException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Records of an upsert stream. In Kafka the key is a JSON object and the value is one or nothing; in a file both stand in one
 * object, {@code {"key": {…}, "value": {…} | null}}.
 */
public final class KeyedJson<K, T> {

    private static final String KEY = "key";
    private static final String VALUE = "value";

    private final RowFormat<K> keys;
    private final Function<T, K> keyOf;
    private final RowFormat<T> rows;

    /** A format over those of key and row; {@code keyOf} gives the key of a row. */
    public KeyedJson(RowFormat<K> keys, Function<T, K> keyOf, RowFormat<T> rows) {
        this.keys = keys;
        this.keyOf = keyOf;
        this.rows = rows;
    }

    /**
     * Reads a record of key and value; no value is a deletion.
     *
     * @throws BadRowException if the bytes are anything else, or the key is not that of the row
     */
    public Upsert<K, T> read(byte @Nullable [] key, byte @Nullable [] value) {
        K present = key == null ? null : JsonText.read(key, 0, key.length, keys::read);
        T row = value == null ? null : JsonText.read(value, 0, value.length, rows::read);
        return upsert(present, row);
    }

    /** Reads a record of a file. */
    public Upsert<K, T> readEnvelope(byte[] bytes, int offset, int length) {
        return JsonText.read(bytes, offset, length, this::readEnvelope);
    }

    private Upsert<K, T> readEnvelope(JsonParser parser) throws IOException {
        K key = null;
        T row = null;
        boolean seen = false;
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String member = parser.currentName();
            JsonToken token = parser.nextToken();
            if (KEY.equals(member)) {
                if (token != JsonToken.START_OBJECT) {
                    throw JsonColumns.noObject(KEY, parser);
                }
                key = keys.read(parser);
            } else if (VALUE.equals(member)) {
                seen = true;
                if (token == JsonToken.START_OBJECT) {
                    row = rows.read(parser);
                } else if (token == JsonToken.VALUE_NULL) {
                    row = null;
                } else {
                    throw JsonColumns.noObject(VALUE, parser);
                }
            } else {
                parser.skipChildren();
            }
        }
        if (!seen) {
            throw new BadRowException("value: found nothing, expected an object or null");
        }
        return upsert(key, row);
    }

    private Upsert<K, T> upsert(@Nullable K key, @Nullable T row) {
        if (key == null) {
            throw new BadRowException("key: found nothing, expected an object of the primary key");
        }
        if (row != null && !key.equals(keyOf.apply(row))) {
            throw new BadRowException("key: found " + key + ", expected that of the row, " + keyOf.apply(row));
        }
        return new Upsert<>(key, row);
    }

    /** Writes a key. */
    public byte[] writeKey(K key) {
        return JsonText.write(generator -> keys.write(key, generator));
    }

    /** Writes a value. */
    public byte[] writeValue(T row) {
        return JsonText.write(generator -> rows.write(row, generator));
    }

    /** Writes a record of a file; no row is a deletion. */
    public byte[] writeEnvelope(K key, @Nullable T row) {
        return JsonText.write(generator -> {
            generator.writeStartObject();
            generator.writeFieldName(KEY);
            keys.write(key, generator);
            generator.writeFieldName(VALUE);
            if (row == null) {
                generator.writeNull();
            } else {
                rows.write(row, generator);
            }
            generator.writeEndObject();
        });
    }
}
