package io.streamform.runtime.schema;

import io.streamform.runtime.codec.Codec;
import io.streamform.runtime.format.RowFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes a generated row type: its columns, how a row is made of values and taken apart, its binary codec and its text
 * format. One constant per generated record, {@code Transaction.SCHEMA} of class {@code TransactionSchema}. Column access
 * by index is for tests and tools; the record path uses the record's accessors.
 */
public interface RowSchema<T> {

    /** Name of the source, model or operator whose rows these are. */
    String name();

    /** Class of the rows. */
    Class<T> rowClass();

    /** Columns in order. */
    List<ColumnInfo> columns();

    /**
     * A row of the given values, which have the Java types of {@link ColumnType.Kind}.
     *
     * @throws NullPointerException if a value of a NOT NULL column is null
     */
    T row(@Nullable Object[] values);

    /** The value of column {@code index} of {@code row}; null for NULL. */
    @Nullable
    Object value(T row, int index);

    /** Binary codec. */
    Codec<T> codec();

    /** JSON format. */
    RowFormat<T> json();
}
