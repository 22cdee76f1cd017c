package io.streamform.runtime.state;

import io.streamform.runtime.codec.AvroInput;
import io.streamform.runtime.codec.AvroOutput;
import io.streamform.runtime.codec.Codec;
import java.util.List;
import org.apache.avro.JsonProperties;
import org.apache.avro.Schema;

/** Codec of {@link Stamped}: a record {@code {last_write, value}} with nullable fields, as all state values have. */
public final class StampedCodec<V> implements Codec<Stamped<V>> {

    private final Codec<V> values;
    private final Schema schema;

    /** A codec over that of the values. */
    public StampedCodec(Codec<V> values) {
        this.values = values;
        this.schema = Schema.createRecord(
                "Value",
                null,
                "io.streamform.state",
                false,
                List.of(
                        new Schema.Field(
                                "last_write",
                                Schema.createUnion(Schema.create(Schema.Type.NULL), Schema.create(Schema.Type.LONG)),
                                null,
                                JsonProperties.NULL_VALUE),
                        new Schema.Field(
                                "value",
                                Schema.createUnion(Schema.create(Schema.Type.NULL), values.schema()),
                                null,
                                JsonProperties.NULL_VALUE)));
    }

    @Override
    public Schema schema() {
        return schema;
    }

    @Override
    public void write(Stamped<V> stamped, AvroOutput out) {
        out.writePresence(true);
        out.writeLong(stamped.lastWrite());
        out.writePresence(true);
        values.write(stamped.value(), out);
    }

    @Override
    public Stamped<V> read(AvroInput in) {
        long lastWrite = in.readPresence() ? in.readLong() : 0;
        if (!in.readPresence()) {
            throw new IllegalStateException("malformed value: a stamped value without the value");
        }
        return new Stamped<>(lastWrite, values.read(in));
    }

    @Override
    public Stamped<V> copy(Stamped<V> stamped) {
        return values.immutable() ? stamped : new Stamped<>(stamped.lastWrite(), values.copy(stamped.value()));
    }

    @Override
    public boolean immutable() {
        return values.immutable();
    }
}
