package io.streamform.flink.operator;

import io.streamform.flink.state.Binary;
import io.streamform.flink.state.Constant;
import io.streamform.runtime.change.BadRecord;
import io.streamform.runtime.change.Change;
import io.streamform.runtime.change.SourceElement;
import io.streamform.runtime.change.Upsert;
import io.streamform.runtime.codec.AvroInput;
import io.streamform.runtime.codec.AvroOutput;
import io.streamform.runtime.codec.Codec;
import io.streamform.runtime.schema.KeySchema;
import io.streamform.runtime.schema.RowSchema;
import java.io.IOException;
import java.util.Objects;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.apache.flink.core.memory.DataInputView;
import org.apache.flink.core.memory.DataOutputView;
import org.jspecify.annotations.Nullable;

/**
 * Serializer of all edges. An element is a byte for its kind, the number of bytes that follow as an int, then rows in the
 * Avro binary of their codec. Elements are immutable, so that a copy is the same instance.
 *
 * @param <E> element: a {@code Change}, an {@code Upsert} or any {@code SourceElement}
 */
final class ElementSerializer<E extends SourceElement<?>> extends TypeSerializer<E> {

    private static final long serialVersionUID = 1;

    private static final byte INSERT = 0;
    private static final byte UPDATE = 1;
    private static final byte DELETE = 2;
    private static final byte UPSERT = 3;
    private static final byte TOMBSTONE = 4;
    private static final byte BAD_RECORD = 5;

    private final Constant<RowSchema<Object>> row;
    private final @Nullable Constant<KeySchema<Object, Object>> key;
    private final transient Codec<Object> rows;
    private final transient @Nullable Codec<Object> keys;
    private final transient AvroOutput output = new AvroOutput();
    private final transient AvroInput input = new AvroInput();
    private transient byte[] scratch = new byte[64];

    @SuppressWarnings("unchecked")
    ElementSerializer(Constant<? extends RowSchema<?>> row, @Nullable Constant<? extends KeySchema<?, ?>> key) {
        this.row = (Constant<RowSchema<Object>>) row;
        this.key = (Constant<KeySchema<Object, Object>>) key;
        this.rows = this.row.get().codec();
        this.keys = this.key == null ? null : this.key.get().codec();
    }

    private Object readResolve() {
        return new ElementSerializer<E>(row, key);
    }

    Constant<RowSchema<Object>> row() {
        return row;
    }

    @Nullable
    Constant<KeySchema<Object, Object>> key() {
        return key;
    }

    @Override
    public boolean isImmutableType() {
        return true;
    }

    @Override
    public TypeSerializer<E> duplicate() {
        return new ElementSerializer<>(row, key);
    }

    @Override
    public E createInstance() {
        throw new UnsupportedOperationException("elements are immutable");
    }

    @Override
    public E copy(E from) {
        return from;
    }

    @Override
    public E copy(E from, E reuse) {
        return from;
    }

    @Override
    public int getLength() {
        return -1;
    }

    @Override
    public void serialize(E element, DataOutputView target) throws IOException {
        output.clear();
        byte kind;
        if (element instanceof Change<?> change) {
            kind = write(change);
        } else if (element instanceof Upsert<?, ?> upsert) {
            kind = write(upsert);
        } else if (element instanceof BadRecord<?> bad) {
            output.writeString(bad.source());
            output.writeString(bad.place());
            output.writeString(bad.reason());
            kind = BAD_RECORD;
        } else {
            throw new IllegalArgumentException("an edge does not carry " + element);
        }
        target.writeByte(kind);
        target.writeInt(output.size());
        target.write(output.array(), 0, output.size());
    }

    private byte write(Change<?> change) {
        Object before = change.before();
        Object after = change.after();
        if (before != null) {
            rows.write(before, output);
        }
        if (after != null) {
            rows.write(after, output);
        }
        if (before == null) {
            return INSERT;
        }
        return after == null ? DELETE : UPDATE;
    }

    private byte write(Upsert<?, ?> upsert) {
        Objects.requireNonNull(keys, "an edge of changes does not carry upserts")
                .write(upsert.key(), output);
        Object present = upsert.row();
        if (present == null) {
            return TOMBSTONE;
        }
        rows.write(present, output);
        return UPSERT;
    }

    @Override
    public E deserialize(DataInputView source) throws IOException {
        byte kind = source.readByte();
        int length = source.readInt();
        if (scratch.length < length) {
            scratch = new byte[Math.max(length, scratch.length * 2)];
        }
        source.readFully(scratch, 0, length);
        input.reset(scratch, 0, length);
        @SuppressWarnings("unchecked")
        E element = (E) read(kind);
        return element;
    }

    private SourceElement<Object> read(byte kind) throws IOException {
        switch (kind) {
            case INSERT:
                return Change.insert(rows.read(input));
            case UPDATE:
                Object before = rows.read(input);
                return Change.update(before, rows.read(input));
            case DELETE:
                return Change.delete(rows.read(input));
            case UPSERT:
                Object key = Objects.requireNonNull(keys).read(input);
                return new Upsert<>(key, rows.read(input));
            case TOMBSTONE:
                return new Upsert<>(Objects.requireNonNull(keys).read(input), null);
            case BAD_RECORD:
                String name = input.readString();
                String place = input.readString();
                return new BadRecord<>(name, place, input.readString());
            default:
                throw new IOException("malformed element: kind " + kind);
        }
    }

    @Override
    public E deserialize(E reuse, DataInputView source) throws IOException {
        return deserialize(source);
    }

    @Override
    public void copy(DataInputView source, DataOutputView target) throws IOException {
        target.writeByte(source.readByte());
        int length = source.readInt();
        target.writeInt(length);
        Binary.copy(source, length, target);
    }

    @Override
    public TypeSerializerSnapshot<E> snapshotConfiguration() {
        return new ElementSerializerSnapshot<>(this);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ElementSerializer<?> that && row.equals(that.row) && Objects.equals(key, that.key);
    }

    @Override
    public int hashCode() {
        return 31 * row.hashCode() + Objects.hashCode(key);
    }
}
