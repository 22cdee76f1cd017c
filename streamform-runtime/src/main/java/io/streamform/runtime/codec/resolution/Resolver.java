package io.streamform.runtime.codec.resolution;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;
import org.jspecify.annotations.Nullable;

/** Turns the bytes of values of one schema into bytes of another. Not thread-safe. */
public final class Resolver {

    private final Verdict verdict;
    private final Converter converter;
    private final GenericDatumReader<@Nullable Object> reader;
    private final GenericDatumWriter<@Nullable Object> writer;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private @Nullable BinaryDecoder decoder;
    private @Nullable BinaryEncoder encoder;

    Resolver(Schema from, Schema to, Converter converter, Verdict verdict) {
        this.verdict = verdict;
        this.converter = converter;
        this.reader = new GenericDatumReader<>(from);
        this.writer = new GenericDatumWriter<>(to);
    }

    /** What is done to values. */
    public Verdict verdict() {
        return verdict;
    }

    /**
     * The value in {@code value[offset, offset + length)} in the reader's schema.
     *
     * @throws IllegalStateException if the bytes are malformed, or hold a value that has no exact counterpart
     */
    @SuppressWarnings("NullAway") // Avro takes null for "nothing to reuse"
    public byte[] resolve(byte[] value, int offset, int length) {
        if (verdict.kind() == Verdict.Kind.AS_IS) {
            return java.util.Arrays.copyOfRange(value, offset, offset + length);
        }
        try {
            decoder = DecoderFactory.get().binaryDecoder(value, offset, length, decoder);
            Object read = reader.read(null, decoder);
            bytes.reset();
            encoder = EncoderFactory.get().directBinaryEncoder(bytes, encoder);
            writer.write(converter.convert(read), encoder);
            encoder.flush();
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException("malformed value", e);
        }
    }
}
