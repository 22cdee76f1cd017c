package io.streamform.runtime.schema;

import io.streamform.runtime.codec.Codec;
import io.streamform.runtime.format.RowFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes a generated key: the columns of a row that make it. Its codec writes the canonical encoding (integers as long,
 * components in canonical order) whose schema never changes in place.
 *
 * @param <K> the key, an immutable record with a {@code hashCode} fixed by the key rules
 * @param <T> the row that has it
 */
public interface KeySchema<K, T> {

    /** Class of the keys. */
    Class<K> keyClass();

    /** Columns in the order of the key's components, with the types of the row's columns. */
    List<ColumnInfo> columns();

    /** The key of {@code row}. */
    K key(T row);

    /** A key of the given values, in the order of {@link #columns()} and with the Java types of the row's columns. */
    K of(@Nullable Object[] values);

    /** Canonical binary codec. */
    Codec<K> codec();

    /** JSON format of the key as an object of its columns, for upsert topics. */
    RowFormat<K> json();
}
