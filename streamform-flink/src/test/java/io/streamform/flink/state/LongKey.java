package io.streamform.flink.state;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import io.streamform.runtime.codec.AvroInput;
import io.streamform.runtime.codec.AvroOutput;
import io.streamform.runtime.codec.Codec;
import io.streamform.runtime.format.RowFormat;
import io.streamform.runtime.schema.ColumnInfo;
import io.streamform.runtime.schema.ColumnType;
import io.streamform.runtime.schema.KeySchema;
import io.streamform.runtime.schema.RowSchema;
import java.util.List;
import java.util.Objects;
import org.apache.avro.Schema;
import org.apache.avro.SchemaBuilder;
import org.jspecify.annotations.Nullable;

/** A row of one number, which is its own key and its own namespace. */
public record LongKey(long id) {

    /** Binary codec. */
    public enum Codecs implements Codec<LongKey> {
        INSTANCE;

        private static final Schema SCHEMA = SchemaBuilder.record("Key")
                .namespace("io.streamform.state")
                .fields()
                .requiredLong("id")
                .endRecord();

        @Override
        public Schema schema() {
            return SCHEMA;
        }

        @Override
        public void write(LongKey value, AvroOutput out) {
            out.writeLong(value.id());
        }

        @Override
        public LongKey read(AvroInput in) {
            return new LongKey(in.readLong());
        }

        @Override
        public LongKey copy(LongKey value) {
            return value;
        }

        @Override
        public boolean immutable() {
            return true;
        }
    }

    /** The same codec in a class that is not there any more: it cannot be found by name. */
    static final class HiddenCodec implements Codec<LongKey> {

        @Override
        public Schema schema() {
            return Codecs.SCHEMA;
        }

        @Override
        public void write(LongKey value, AvroOutput out) {
            out.writeLong(value.id());
        }

        @Override
        public LongKey read(AvroInput in) {
            return new LongKey(in.readLong());
        }

        @Override
        public LongKey copy(LongKey value) {
            return value;
        }

        @Override
        public boolean immutable() {
            return true;
        }
    }

    /** No test reads or writes JSON. */
    public enum Json implements RowFormat<LongKey> {
        INSTANCE;

        @Override
        public LongKey read(JsonParser parser) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void write(LongKey row, JsonGenerator generator) {
            throw new UnsupportedOperationException();
        }
    }

    /** Describes the key. */
    public enum Keys implements KeySchema<LongKey, LongKey> {
        INSTANCE;

        @Override
        public Class<LongKey> keyClass() {
            return LongKey.class;
        }

        @Override
        public List<ColumnInfo> columns() {
            return Rows.COLUMNS;
        }

        @Override
        public LongKey key(LongKey row) {
            return row;
        }

        @Override
        public LongKey of(@Nullable Object[] values) {
            return new LongKey((long) Objects.requireNonNull(values[0]));
        }

        @Override
        public Codec<LongKey> codec() {
            return Codecs.INSTANCE;
        }

        @Override
        public RowFormat<LongKey> json() {
            return Json.INSTANCE;
        }
    }

    /** Describes the row. */
    public static final class Rows implements RowSchema<LongKey> {

        /** The only one. */
        public static final Rows INSTANCE = new Rows();

        static final List<ColumnInfo> COLUMNS =
                List.of(new ColumnInfo("id", new ColumnType(ColumnType.Kind.BIGINT, 0, 0, false)));

        @Override
        public String name() {
            return "numbers";
        }

        @Override
        public Class<LongKey> rowClass() {
            return LongKey.class;
        }

        @Override
        public List<ColumnInfo> columns() {
            return COLUMNS;
        }

        @Override
        public LongKey row(@Nullable Object[] values) {
            return Keys.INSTANCE.of(values);
        }

        @Override
        public Object value(LongKey row, int index) {
            return row.id();
        }

        @Override
        public Codec<LongKey> codec() {
            return Codecs.INSTANCE;
        }

        @Override
        public RowFormat<LongKey> json() {
            return Json.INSTANCE;
        }
    }
}
