package io.streamform.runtime.state;

import io.streamform.runtime.codec.AvroInput;
import io.streamform.runtime.codec.AvroOutput;
import io.streamform.runtime.codec.Codec;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;

/**
 * Codec of {@link Stamped}: one record, {@code last_write} and then the fields of the value's own record. In state every
 * column of a row is a union with null, so that columns can be added later: the codec given has to have such a schema.
 */
public final class StampedCodec<V> implements Codec<Stamped<V>> {

    private final Codec<V> values;
    private final Schema schema;

    /** A codec over that of the values, whose schema is a record. */
    public StampedCodec(Codec<V> values) {
        this.values = values;
        List<Schema.Field> fields = new ArrayList<>();
        fields.add(StateRecords.number(
                "last_write", "Time of the last write in milliseconds since 1970-01-01T00:00:00Z."));
        for (Schema.Field field : values.schema().getFields()) {
            fields.add(new Schema.Field(field, field.schema()));
        }
        this.schema = StateRecords.record(fields);
    }

    @Override
    public Schema schema() {
        return schema;
    }

    @Override
    public void write(Stamped<V> stamped, AvroOutput out) {
        out.writeLong(stamped.lastWrite());
        values.write(stamped.value(), out);
    }

    @Override
    public Stamped<V> read(AvroInput in) {
        long lastWrite = in.readLong();
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
