package io.streamform.it.contract;

import io.streamform.runtime.codec.Codec;
import io.streamform.runtime.format.RowFormat;
import io.streamform.runtime.schema.ColumnInfo;
import io.streamform.runtime.schema.KeySchema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A key schema for hosts, which need no more than class, key and codec. */
abstract class FixtureKeys<K, T> implements KeySchema<K, T> {

    private final Class<K> keyClass;
    private final Codec<K> codec;

    FixtureKeys(Class<K> keyClass, Codec<K> codec) {
        this.keyClass = keyClass;
        this.codec = codec;
    }

    @Override
    public final Class<K> keyClass() {
        return keyClass;
    }

    @Override
    public final List<ColumnInfo> columns() {
        return List.of();
    }

    @Override
    public final K of(@Nullable Object[] values) {
        throw new UnsupportedOperationException();
    }

    @Override
    public final Codec<K> codec() {
        return codec;
    }

    @Override
    public final RowFormat<K> json() {
        throw new UnsupportedOperationException();
    }
}
