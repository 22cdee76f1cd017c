package io.streamform.runtime.format;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.streamform.runtime.codec.Codec;
import io.streamform.runtime.schema.ColumnInfo;
import io.streamform.runtime.schema.KeySchema;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A row with a column of every type, its format as it is generated, and a key. */
record Payment(
        long id,
        @Nullable Integer number,
        @Nullable Double rate,
        @Nullable BigDecimal amount,
        @Nullable String note,
        @Nullable Boolean paid,
        @Nullable LocalDateTime at) {

    static final RowFormat<Payment> JSON = new Json();
    static final KeySchema<Long, Payment> KEY = new Key();

    static Payment of(long id, @Nullable String note) {
        return new Payment(id, null, null, null, note, null, null);
    }

    private static final class Json implements RowFormat<Payment> {

        @Override
        public Payment read(JsonParser parser) throws IOException {
            Long id = null;
            Integer number = null;
            Double rate = null;
            BigDecimal amount = null;
            String note = null;
            Boolean paid = null;
            LocalDateTime at = null;
            while (parser.nextToken() != JsonToken.END_OBJECT) {
                String name = parser.currentName();
                parser.nextToken();
                switch (name) {
                    case "id":
                        id = JsonColumns.readLong(parser, "id");
                        break;
                    case "number":
                        number = JsonColumns.readInt(parser, "number");
                        break;
                    case "rate":
                        rate = JsonColumns.readDouble(parser, "rate");
                        break;
                    case "amount":
                        amount = JsonColumns.readDecimal(parser, "amount", 6, 2);
                        break;
                    case "note":
                        note = JsonColumns.readString(parser, "note");
                        break;
                    case "paid":
                        paid = JsonColumns.readBoolean(parser, "paid");
                        break;
                    case "at":
                        at = JsonColumns.readTimestamp(parser, "at", 3);
                        break;
                    default:
                        parser.skipChildren();
                        break;
                }
            }
            return new Payment(JsonColumns.required(id, "id"), number, rate, amount, note, paid, at);
        }

        @Override
        public void write(Payment row, JsonGenerator generator) throws IOException {
            generator.writeStartObject();
            JsonColumns.writeLong(generator, "id", row.id());
            JsonColumns.writeInt(generator, "number", row.number());
            JsonColumns.writeDouble(generator, "rate", row.rate());
            JsonColumns.writeDecimal(generator, "amount", row.amount());
            JsonColumns.writeString(generator, "note", row.note());
            JsonColumns.writeBoolean(generator, "paid", row.paid());
            JsonColumns.writeTimestamp(generator, "at", row.at(), 3);
            generator.writeEndObject();
        }
    }

    private static final class Key implements KeySchema<Long, Payment> {

        @Override
        public Class<Long> keyClass() {
            return Long.class;
        }

        @Override
        public List<ColumnInfo> columns() {
            return List.of();
        }

        @Override
        public Long key(Payment row) {
            return row.id();
        }

        @Override
        public Long of(@Nullable Object[] values) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Codec<Long> codec() {
            throw new UnsupportedOperationException();
        }

        @Override
        public RowFormat<Long> json() {
            return new RowFormat<>() {
                @Override
                public Long read(JsonParser parser) throws IOException {
                    return JSON.read(parser).id();
                }

                @Override
                public void write(Long key, JsonGenerator generator) throws IOException {
                    generator.writeStartObject();
                    JsonColumns.writeLong(generator, "id", key);
                    generator.writeEndObject();
                }
            };
        }
    }
}
