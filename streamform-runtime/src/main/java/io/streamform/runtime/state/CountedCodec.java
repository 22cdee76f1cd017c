package io.streamform.runtime.state;

import io.streamform.runtime.codec.AvroInput;
import io.streamform.runtime.codec.AvroOutput;
import io.streamform.runtime.codec.Codec;
import java.util.List;
import org.apache.avro.JsonProperties;
import org.apache.avro.Schema;

/** Codec of {@link Counted}: a record {@code {value, count}} with nullable fields, as all state values have. */
public final class CountedCodec<V> implements Codec<Counted<V>> {

    private final Codec<V> values;
    private final Schema schema;

    /** A codec over that of the values. */
    public CountedCodec(Codec<V> values) {
        this.values = values;
        this.schema = Schema.createRecord(
                "Value",
                null,
                "io.streamform.state",
                false,
                List.of(
                        new Schema.Field(
                                "value",
                                Schema.createUnion(Schema.create(Schema.Type.NULL), values.schema()),
                                null,
                                JsonProperties.NULL_VALUE),
                        new Schema.Field(
                                "count",
                                Schema.createUnion(Schema.create(Schema.Type.NULL), Schema.create(Schema.Type.LONG)),
                                null,
                                JsonProperties.NULL_VALUE)));
    }

    @Override
    public Schema schema() {
        return schema;
    }

    @Override
    public void write(Counted<V> counted, AvroOutput out) {
        out.writePresence(true);
        values.write(counted.value(), out);
        out.writePresence(true);
        out.writeLong(counted.count());
    }

    @Override
    public Counted<V> read(AvroInput in) {
        if (!in.readPresence()) {
            throw new IllegalStateException("malformed value: a counted value without the value");
        }
        V value = values.read(in);
        long count = in.readPresence() ? in.readLong() : 0;
        return new Counted<>(value, count);
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
