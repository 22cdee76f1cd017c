package io.streamform.it.contract;

import io.streamform.runtime.codec.AvroInput;
import io.streamform.runtime.codec.AvroOutput;
import io.streamform.runtime.codec.Codec;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** Nullable components of the fixtures' codecs. */
final class NullableParts {

    private NullableParts() {}

    static <T> void write(@Nullable T value, Codec<T> codec, AvroOutput out) {
        out.writePresence(value != null);
        if (value != null) {
            codec.write(value, out);
        }
    }

    static <T> @Nullable T read(Codec<T> codec, AvroInput in) {
        return in.readPresence() ? codec.read(in) : null;
    }

    static Schema.Field field(String name, Codec<?> codec) {
        return new Schema.Field(
                name,
                Schema.createUnion(Schema.create(Schema.Type.NULL), codec.schema()),
                null,
                Schema.Field.NULL_DEFAULT_VALUE);
    }

    static Schema.Field number(String name) {
        return new Schema.Field(name, Schema.create(Schema.Type.LONG), null, 0);
    }
}
