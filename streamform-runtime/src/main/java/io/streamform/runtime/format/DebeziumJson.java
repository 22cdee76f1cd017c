package io.streamform.runtime.format;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.streamform.runtime.change.Change;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Records of a retract stream in Debezium's envelope, {@code {"before": …, "after": …, "op": "c" | "r" | "u" | "d"}}. An
 * update is one record with both rows.
 */
public final class DebeziumJson<T> {

    private static final String BEFORE = "before";
    private static final String AFTER = "after";
    private static final String OP = "op";

    private final RowFormat<T> rows;

    /** A format of records over that of the rows. */
    public DebeziumJson(RowFormat<T> rows) {
        this.rows = rows;
    }

    /**
     * Reads a record; null for an update that changes nothing.
     *
     * @throws BadRowException if the bytes are anything but such an envelope
     */
    public @Nullable Change<T> read(byte[] bytes, int offset, int length) {
        Envelope<T> envelope = JsonText.read(bytes, offset, length, this::readEnvelope);
        String op = envelope.op;
        if (op == null) {
            throw new BadRowException("op: found nothing, expected c, r, u or d");
        }
        switch (op) {
            case "c":
            case "r":
                return Change.insert(row(envelope.after, AFTER, op));
            case "u":
                return Change.between(row(envelope.before, BEFORE, op), row(envelope.after, AFTER, op));
            case "d":
                return Change.delete(row(envelope.before, BEFORE, op));
            default:
                throw new BadRowException("op: found \"" + op + "\", expected c, r, u or d");
        }
    }

    private T row(@Nullable T row, String member, String op) {
        if (row == null) {
            throw new BadRowException(
                    member + ": found nothing, expected the row " + member + " the change, as op is " + op);
        }
        return row;
    }

    private Envelope<T> readEnvelope(JsonParser parser) throws IOException {
        Envelope<T> envelope = new Envelope<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String member = parser.currentName();
            parser.nextToken();
            switch (member) {
                case BEFORE:
                    envelope.before = readRow(parser, BEFORE);
                    break;
                case AFTER:
                    envelope.after = readRow(parser, AFTER);
                    break;
                case OP:
                    envelope.op = JsonColumns.readString(parser, OP);
                    break;
                default:
                    parser.skipChildren();
                    break;
            }
        }
        return envelope;
    }

    private @Nullable T readRow(JsonParser parser, String member) throws IOException {
        if (parser.currentToken() == JsonToken.VALUE_NULL) {
            return null;
        }
        if (parser.currentToken() != JsonToken.START_OBJECT) {
            throw JsonColumns.noObject(member, parser);
        }
        try {
            return rows.read(parser);
        } catch (BadRowException e) {
            throw new BadRowException(member + ": " + e.reason());
        }
    }

    /** Writes a record. */
    public byte[] write(Change<T> change) {
        return JsonText.write(generator -> {
            generator.writeStartObject();
            writeRow(generator, BEFORE, change.before());
            writeRow(generator, AFTER, change.after());
            generator.writeStringField(OP, op(change.kind()));
            generator.writeEndObject();
        });
    }

    private static String op(Change.Kind kind) {
        switch (kind) {
            case INSERT:
                return "c";
            case UPDATE:
                return "u";
            case DELETE:
                return "d";
        }
        throw new AssertionError(kind);
    }

    private void writeRow(JsonGenerator generator, String member, @Nullable T row) throws IOException {
        generator.writeFieldName(member);
        if (row == null) {
            generator.writeNull();
        } else {
            rows.write(row, generator);
        }
    }

    private static final class Envelope<T> {
        private @Nullable T before;
        private @Nullable T after;
        private @Nullable String op;
    }
}
