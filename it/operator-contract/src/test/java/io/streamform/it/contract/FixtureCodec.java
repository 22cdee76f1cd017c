package io.streamform.it.contract;

import io.streamform.runtime.codec.Codec;
import java.util.List;
import org.apache.avro.Schema;

/** What the codecs of immutable fixtures share. */
abstract class FixtureCodec<T> implements Codec<T> {

    private final Schema schema;

    FixtureCodec(String name, Schema.Field... fields) {
        this.schema = Schema.createRecord(name, null, "io.streamform.it", false, List.of(fields));
    }

    @Override
    public final Schema schema() {
        return schema;
    }

    @Override
    public final T copy(T value) {
        return value;
    }

    @Override
    public final boolean immutable() {
        return true;
    }
}
