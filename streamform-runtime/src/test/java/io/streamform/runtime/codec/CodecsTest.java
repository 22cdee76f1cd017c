package io.streamform.runtime.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.streamform.runtime.state.Counted;
import io.streamform.runtime.state.CountedCodec;
import io.streamform.runtime.state.Stamped;
import io.streamform.runtime.state.StampedCodec;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Random;
import org.apache.avro.Schema;
import org.apache.avro.SchemaBuilder;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.io.DecoderFactory;
import org.junit.jupiter.api.Test;

class CodecsTest {

    private static <T> byte[] write(Codec<T> codec, T value) {
        AvroOutput out = new AvroOutput();
        codec.write(value, out);
        return out.toByteArray();
    }

    private static Object avro(Schema schema, byte[] bytes) throws IOException {
        GenericDatumReader<Object> reader = new GenericDatumReader<>(schema);
        return reader.read(null, DecoderFactory.get().binaryDecoder(bytes, null));
    }

    private static <T> void roundTrip(Codec<T> codec, T value, Object asAvro) throws IOException {
        byte[] bytes = write(codec, value);
        AvroInput in = new AvroInput(bytes);
        assertThat(codec.read(in)).isEqualTo(value);
        assertThat(in.remaining()).isZero();
        assertThat(avro(codec.schema(), bytes)).hasToString(asAvro.toString());
        assertThat(codec.copy(value)).isSameAs(value);
    }

    @Test
    void valuesAreAvroBinaryOfTheirSchema() throws IOException {
        roundTrip(Codecs.BOOLEAN, true, true);
        roundTrip(Codecs.INT, Integer.MIN_VALUE, Integer.MIN_VALUE);
        roundTrip(Codecs.LONG, Long.MAX_VALUE, Long.MAX_VALUE);
        roundTrip(Codecs.DOUBLE, -0.0, -0.0);
        roundTrip(Codecs.STRING, "a\0é\ud83d\ude00", "a\0é\ud83d\ude00");
        LocalDateTime time = LocalDateTime.of(1969, 12, 31, 23, 59, 59, 999_000_000);
        roundTrip(Codecs.timestamp(3), time, -1L);
        roundTrip(Codecs.timestamp(6), time.withNano(999_999_000), -1L);
        assertThat(Codecs.timestamp(9).read(new AvroInput(write(Codecs.timestamp(9), time.withNano(1)))))
                .isEqualTo(time.withNano(1));
        assertThat(Codecs.timestamp(0).schema())
                .hasToString("{\"type\":\"long\",\"logicalType\":\"local-timestamp-millis\"}");
        assertThat(Codecs.decimal(12, 2).schema())
                .hasToString("{\"type\":\"bytes\",\"logicalType\":\"decimal\",\"precision\":12,\"scale\":2}");
    }

    @Test
    void decimalsOfEveryLengthComeBack() throws IOException {
        Random random = new Random(19);
        for (int bits = 0; bits < 126; bits++) {
            BigDecimal value = new BigDecimal(new java.math.BigInteger(bits, random), 4);
            for (BigDecimal signed : List.of(value, value.negate())) {
                byte[] bytes = write(Codecs.decimal(38, 4), signed);
                assertThat(Codecs.decimal(38, 4).read(new AvroInput(bytes))).isEqualTo(signed);
                ByteBuffer stored = (ByteBuffer) avro(Schema.create(Schema.Type.BYTES), bytes);
                assertThat(new java.math.BigInteger(stored.array())).isEqualTo(signed.unscaledValue());
            }
        }
        assertThatThrownBy(() -> write(Codecs.decimal(38, 4), BigDecimal.ONE))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void timestampsWithMoreDigitsThanDeclaredAreRefused() {
        LocalDateTime time = LocalDateTime.ofEpochSecond(0, 1_000, ZoneOffset.UTC);
        assertThatThrownBy(() -> write(Codecs.timestamp(3), time)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void malformedBytesAreAnIllegalState() {
        Random random = new Random(23);
        List<Codec<?>> codecs = List.of(
                Codecs.BOOLEAN,
                Codecs.INT,
                Codecs.LONG,
                Codecs.DOUBLE,
                Codecs.STRING,
                Codecs.decimal(10, 2),
                Codecs.timestamp(3),
                Codecs.timestamp(9),
                new CountedCodec<>(Codecs.STRING));
        for (int i = 0; i < 2_000; i++) {
            byte[] bytes = new byte[random.nextInt(12)];
            random.nextBytes(bytes);
            for (Codec<?> codec : codecs) {
                try {
                    codec.read(new AvroInput(bytes));
                } catch (IllegalStateException e) {
                    assertThat(e).hasMessageStartingWith("malformed value");
                }
            }
        }
    }

    @Test
    void stateRecordsAreFlat() throws IOException {
        Codec<Stamped<GenericRecord>> stamped = new StampedCodec<>(new RowCodec());
        assertThat(stamped.schema().getFields()).extracting(Schema.Field::name).containsExactly("last_write", "id");
        assertThat(stamped.schema().getFullName()).isEqualTo("io.streamform.state.Value");
        GenericRecord row = new GenericData.Record(RowCodec.SCHEMA);
        row.put("id", 7L);
        byte[] bytes = write(stamped, new Stamped<>(99, row));
        assertThat(avro(stamped.schema(), bytes)).hasToString("{\"last_write\": 99, \"id\": 7}");
        assertThat(stamped.read(new AvroInput(bytes))).isEqualTo(new Stamped<>(99, row));

        Codec<Counted<String>> counted = new CountedCodec<>(Codecs.STRING);
        byte[] entry = write(counted, new Counted<>("x", -2));
        assertThat(avro(counted.schema(), entry)).hasToString("{\"value\": \"x\", \"count\": -2}");
        assertThat(counted.read(new AvroInput(entry))).isEqualTo(new Counted<>("x", -2));
    }

    private static final class RowCodec implements Codec<GenericRecord> {

        static final Schema SCHEMA =
                SchemaBuilder.record("Row").fields().optionalLong("id").endRecord();

        @Override
        public Schema schema() {
            return SCHEMA;
        }

        @Override
        public void write(GenericRecord value, AvroOutput out) {
            out.writePresence(true);
            out.writeLong((Long) value.get("id"));
        }

        @Override
        public GenericRecord read(AvroInput in) {
            GenericRecord row = new GenericData.Record(SCHEMA);
            row.put("id", in.readPresence() ? in.readLong() : null);
            return row;
        }

        @Override
        public GenericRecord copy(GenericRecord value) {
            return value;
        }

        @Override
        public boolean immutable() {
            return true;
        }
    }
}
