package io.streamform.flink.state;

import io.streamform.runtime.codec.AvroInput;
import io.streamform.runtime.codec.AvroOutput;
import io.streamform.runtime.codec.Codec;
import io.streamform.runtime.codec.resolution.SchemaResolution;
import java.io.IOException;
import java.io.NotSerializableException;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.apache.avro.Schema;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.apache.flink.core.memory.DataInputView;
import org.apache.flink.core.memory.DataOutputView;
import org.jspecify.annotations.Nullable;

/**
 * Serializer of all state values: number of the writer's schema, number of bytes, Avro binary. A value in an older schema is
 * resolved to the present one when it is read, and written in the present one when it is next written; nothing is ever
 * migrated in bulk. Without a codec, values stay bytes and are written back as they are.
 *
 * <p>The name of this class may change, that of its snapshot and the bytes may not.
 *
 * @param <T> value
 */
public final class StateSerializer<T> extends TypeSerializer<T> {

    private static final long serialVersionUID = 1;

    private final String stateId;
    private final transient Lineage lineage;
    private final transient @Nullable Codec<T> codec;
    private final transient int number;
    private final transient SerializerNotes notes;
    private final transient AvroOutput output = new AvroOutput();
    private final transient AvroInput input = new AvroInput();
    private transient byte[] scratch = new byte[128];

    private StateSerializer(String stateId, Lineage lineage, @Nullable Codec<T> codec, SerializerNotes notes) {
        this.stateId = stateId;
        this.lineage = lineage;
        this.codec = codec;
        this.number = codec == null ? 0 : lineage.size();
        this.notes = notes;
    }

    /** The serializer of a state of the present release. */
    public static <T> StateSerializer<T> of(String stateId, Codec<T> codec) {
        Lineage lineage = new Lineage(List.of(SchemaTexts.normal(codec.schema())));
        return new StateSerializer<>(stateId, lineage, codec, new SerializerNotes());
    }

    /**
     * The serializer for values written with any of {@code schemas}, read as values of {@code codec}, whose schema is added
     * unless it is the last of them: a schema that comes back after another is a new one. If the rules refuse the codec,
     * values stay bytes.
     */
    static <T> StateSerializer<T> over(
            String stateId, List<Schema> schemas, @Nullable Codec<T> codec, SerializerNotes notes) {
        List<Schema> all = new ArrayList<>(schemas);
        Codec<T> reads = codec;
        if (codec != null) {
            Schema present = SchemaTexts.normal(codec.schema());
            Schema last = all.get(all.size() - 1);
            if (!SchemaResolution.check(last, present).readable()) {
                reads = null;
            } else if (!last.equals(present)) {
                all.add(present);
            }
        }
        return new StateSerializer<>(stateId, new Lineage(all), reads, notes);
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        throw new NotSerializableException("serializers of state are made where the state is");
    }

    String stateId() {
        return stateId;
    }

    /** Schemas by number, from 1. */
    List<Schema> schemas() {
        return lineage.schemas();
    }

    @Nullable
    Codec<T> codec() {
        return codec;
    }

    SerializerNotes notes() {
        return notes;
    }

    /** Bytes of the value that this serializer or a duplicate of it wrote or read last, without the tag. */
    int lastSize() {
        return notes.lastSize();
    }

    /** The value that a backend gave, which is bytes if it was restored before its class was known. */
    @SuppressWarnings("unchecked")
    @Nullable
    T present(@Nullable Object value) {
        return value instanceof StoredValue stored ? present(stored) : (T) value;
    }

    private T present(StoredValue stored) {
        byte[] bytes = resolved(stored);
        return Objects.requireNonNull(codec).read(new AvroInput(bytes));
    }

    /** The bytes in the last schema. */
    private byte[] resolved(StoredValue stored) {
        Lineage from = stored.lineage();
        if (!lineage.continues(from)) {
            List<Schema> all = new ArrayList<>(from.schemas());
            all.add(lineage.last());
            from = new Lineage(all);
        } else {
            from = lineage;
        }
        return from.resolve(stored.number(), stored.bytes(), stored.bytes().length);
    }

    @Override
    public boolean isImmutableType() {
        return codec == null || codec.immutable();
    }

    @Override
    public TypeSerializer<T> duplicate() {
        return new StateSerializer<>(stateId, new Lineage(lineage.schemas()), codec, notes);
    }

    @Override
    public T createInstance() {
        throw new UnsupportedOperationException("there is no empty value of " + stateId);
    }

    @Override
    public T copy(T from) {
        Object any = from;
        return codec == null || any instanceof StoredValue ? from : codec.copy(from);
    }

    @Override
    public T copy(T from, T reuse) {
        return copy(from);
    }

    @Override
    public int getLength() {
        return -1;
    }

    @Override
    public void serialize(T value, DataOutputView target) throws IOException {
        Object any = value;
        if (any instanceof StoredValue stored) {
            serializeStored(stored, target);
            return;
        }
        if (codec == null) {
            throw new IllegalStateException("state " + stateId + " has no codec and cannot write "
                    + value.getClass().getName());
        }
        output.clear();
        codec.write(value, output);
        write(number, output.array(), output.size(), target);
    }

    private void write(int schema, byte[] bytes, int size, DataOutputView target) throws IOException {
        Binary.writeCount(schema, target);
        Binary.writeCount(size, target);
        target.write(bytes, 0, size);
        notes.size(size);
    }

    private void serializeStored(StoredValue stored, DataOutputView target) throws IOException {
        if (lineage.continues(stored.lineage())) {
            write(stored.number(), stored.bytes(), stored.bytes().length, target);
        } else {
            byte[] bytes = resolved(stored);
            write(lineage.size(), bytes, bytes.length, target);
        }
    }

    @Override
    public T deserialize(DataInputView source) throws IOException {
        int writer = Binary.readCount(source);
        int length = Binary.readCount(source);
        if (writer < 1 || writer > lineage.size()) {
            throw new IOException("state " + stateId + " has no schema " + writer + ", only " + lineage.size());
        }
        if (scratch.length < length) {
            scratch = new byte[Math.max(length, scratch.length * 2)];
        }
        source.readFully(scratch, 0, length);
        notes.size(length);
        if (writer == number) {
            input.reset(scratch, 0, length);
            return Objects.requireNonNull(codec).read(input);
        }
        return deserializeOlder(writer, length);
    }

    @SuppressWarnings("unchecked")
    private T deserializeOlder(int writer, int length) {
        if (codec == null) {
            return (T) new StoredValue(lineage, writer, Arrays.copyOf(scratch, length));
        }
        byte[] bytes = lineage.resolve(writer, scratch, length);
        input.reset(bytes, 0, bytes.length);
        return codec.read(input);
    }

    @Override
    public T deserialize(T reuse, DataInputView source) throws IOException {
        return deserialize(source);
    }

    @Override
    public void copy(DataInputView source, DataOutputView target) throws IOException {
        Binary.writeCount(Binary.readCount(source), target);
        int length = Binary.readCount(source);
        Binary.writeCount(length, target);
        Binary.copy(source, length, target);
    }

    @Override
    public TypeSerializerSnapshot<T> snapshotConfiguration() {
        return new StateSerializerSnapshot<>(this);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof StateSerializer<?> that
                && stateId.equals(that.stateId)
                && schemas().equals(that.schemas())
                && number == that.number;
    }

    @Override
    public int hashCode() {
        return stateId.hashCode();
    }

    @Override
    public String toString() {
        String text = "state " + stateId;
        return notes.refusal().isEmpty() ? text : text + ": " + notes.refusal();
    }
}
