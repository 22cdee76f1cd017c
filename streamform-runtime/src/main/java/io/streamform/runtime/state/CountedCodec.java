package io.streamform.runtime.state;

import io.streamform.runtime.codec.AvroInput;
import io.streamform.runtime.codec.AvroOutput;
import io.streamform.runtime.codec.Codec;
import java.util.List;
import org.apache.avro.Schema;

/** Codec of {@link Counted}: a record {@code {value, count}}. */
public final class CountedCodec<V> implements Codec<Counted<V>> {

    private final Codec<V> values;
    private final Schema schema;

    /** A codec over that of the values. */
    public CountedCodec(Codec<V> values) {
        this.values = values;
        this.schema = StateRecords.record(List.of(
                new Schema.Field(
                        "value",
                        Schema.createUnion(Schema.create(Schema.Type.NULL), values.schema()),
                        null,
                        Schema.Field.NULL_DEFAULT_VALUE),
                StateRecords.number("count", "Rows that have the value.")));
    }

    @Override
    public Schema schema() {
        return schema;
    }

    @Override
    public void write(Counted<V> counted, AvroOutput out) {
        out.writePresence(true);
        values.write(counted.value(), out);
        out.writeLong(counted.count());
    }

    @Override
    public Counted<V> read(AvroInput in) {
        if (!in.readPresence()) {
            throw new IllegalStateException("malformed value: a counted value without the value");
        }
        V value = values.read(in);
        return new Counted<>(value, in.readLong());
    }

    @Override
    public Counted<V> copy(Counted<V> counted) {
        return values.immutable() ? counted : new Counted<>(values.copy(counted.value()), counted.count());
    }

    @Override
    public boolean immutable() {
        return values.immutable();
    }
}
