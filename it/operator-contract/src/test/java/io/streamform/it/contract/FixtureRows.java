package io.streamform.it.contract;

import io.streamform.runtime.codec.Codec;
import io.streamform.runtime.format.RowFormat;
import io.streamform.runtime.schema.ColumnInfo;
import io.streamform.runtime.schema.RowSchema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A row schema for hosts, which need no more than name, class and codec. */
abstract class FixtureRows<T> implements RowSchema<T> {

    private final String name;
    private final Class<T> rowClass;
    private final Codec<T> codec;

    FixtureRows(String name, Class<T> rowClass, Codec<T> codec) {
        this.name = name;
        this.rowClass = rowClass;
        this.codec = codec;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final Class<T> rowClass() {
        return rowClass;
    }

    @Override
    public final List<ColumnInfo> columns() {
        return List.of();
    }

    @Override
    public final T row(@Nullable Object[] values) {
        throw new UnsupportedOperationException();
    }

    @Override
    public final Object value(T row, int index) {
        throw new UnsupportedOperationException();
    }

    @Override
    public final Codec<T> codec() {
        return codec;
    }

    @Override
    public final RowFormat<T> json() {
        throw new UnsupportedOperationException();
    }
}
