package io.streamform.flink.state;

import io.streamform.runtime.codec.AvroInput;
import io.streamform.runtime.codec.AvroOutput;
import io.streamform.runtime.codec.Codec;
import io.streamform.runtime.schema.KeySchema;
import java.io.IOException;
import java.io.NotSerializableException;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.Objects;
import org.apache.avro.Schema;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.apache.flink.core.memory.DataInputView;
import org.apache.flink.core.memory.DataOutputView;
import org.jspecify.annotations.Nullable;

/**
 * Serializer of keys and namespaces: number of bytes, then Avro binary. The name of this class may change, that of its
 * snapshot and the bytes may not.
 *
 * @param <K> key, immutable
 */
public final class KeySerializer<K> extends TypeSerializer<K> {

    private static final long serialVersionUID = 1;

    private final @Nullable Constant<KeySchema<K, ?>> origin;
    private final transient Schema schema;
    private final transient @Nullable Codec<K> codec;
    private final transient List<String> ids;
    private final transient String codecClass;
    private final transient SerializerNotes notes;
    private final transient AvroOutput output = new AvroOutput();
    private final transient AvroInput input = new AvroInput();
    private transient byte[] scratch = new byte[64];
    private transient boolean readStoredKeys;

    private KeySerializer(
            @Nullable Constant<KeySchema<K, ?>> origin,
            Schema schema,
            @Nullable Codec<K> codec,
            List<String> ids,
            String codecClass,
            SerializerNotes notes) {
        this.origin = origin;
        this.schema = schema;
        this.codec = codec;
        this.ids = ids;
        this.codecClass = codecClass;
        this.notes = notes;
    }

    /** The serializer of the keys that {@code key}, a generated constant, describes. */
    @SuppressWarnings("unchecked")
    public static <K> KeySerializer<K> of(KeySchema<K, ?> key) {
        return ofKey((Constant<KeySchema<K, ?>>) (Constant<?>) Constant.of(key));
    }

    private static <K> KeySerializer<K> ofKey(Constant<KeySchema<K, ?>> origin) {
        KeySchema<K, ?> key = origin.get();
        Codec<K> codec = key.codec();
        List<String> ids = StateIndex.of(key.getClass().getClassLoader()).idsOf(origin.className());
        return new KeySerializer<>(
                origin, SchemaTexts.normal(codec.schema()), codec, ids, origin.className(), new SerializerNotes());
    }

    /** The serializer of the namespaces of the state {@code stateId}. */
    static <N> KeySerializer<N> ofNamespace(String stateId, Codec<N> codec) {
        return new KeySerializer<>(
                null,
                SchemaTexts.normal(codec.schema()),
                codec,
                List.of(StateIds.namespace(stateId)),
                codec.getClass().getName(),
                new SerializerNotes());
    }

    /** The serializer of a snapshot; without a codec it keeps bytes. */
    static <K> KeySerializer<K> restored(Schema schema, @Nullable Codec<K> codec, List<String> ids, String codecClass) {
        return new KeySerializer<>(null, schema, codec, ids, codecClass, new SerializerNotes());
    }

    private Object readResolve() {
        return ofKey(Objects.requireNonNull(origin));
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        if (origin == null) {
            throw new NotSerializableException("a serializer of keys that is not made from a KeySchema");
        }
        out.defaultWriteObject();
    }

    Schema schema() {
        return schema;
    }

    @Nullable
    Codec<K> codec() {
        return codec;
    }

    List<String> ids() {
        return ids;
    }

    String codecClass() {
        return codecClass;
    }

    SerializerNotes notes() {
        return notes;
    }

    /** Whether keys were read as bytes for want of a codec, so that no object of a class can take their place. */
    boolean readStoredKeys() {
        return readStoredKeys;
    }

    @Override
    public boolean isImmutableType() {
        return true;
    }

    @Override
    public TypeSerializer<K> duplicate() {
        return new KeySerializer<>(origin, schema, codec, ids, codecClass, notes);
    }

    @Override
    public K createInstance() {
        throw new UnsupportedOperationException("keys are immutable");
    }

    @Override
    public K copy(K from) {
        return from;
    }

    @Override
    public K copy(K from, K reuse) {
        return from;
    }

    @Override
    public int getLength() {
        return -1;
    }

    @Override
    public void serialize(K key, DataOutputView target) throws IOException {
        Object any = key;
        if (any instanceof StoredKey stored) {
            Binary.writeCount(stored.bytes().length, target);
            target.write(stored.bytes());
            return;
        }
        if (codec == null) {
            throw new IllegalStateException(
                    this + " has no codec and cannot write " + key.getClass().getName());
        }
        output.clear();
        codec.write(key, output);
        Binary.writeCount(output.size(), target);
        target.write(output.array(), 0, output.size());
    }

    @Override
    @SuppressWarnings("unchecked")
    public K deserialize(DataInputView source) throws IOException {
        int length = Binary.readCount(source);
        if (codec == null) {
            readStoredKeys = true;
            byte[] bytes = new byte[length];
            source.readFully(bytes);
            return (K) new StoredKey(bytes);
        }
        if (scratch.length < length) {
            scratch = new byte[Math.max(length, scratch.length * 2)];
        }
        source.readFully(scratch, 0, length);
        input.reset(scratch, 0, length);
        return codec.read(input);
    }

    @Override
    public K deserialize(K reuse, DataInputView source) throws IOException {
        return deserialize(source);
    }

    @Override
    public void copy(DataInputView source, DataOutputView target) throws IOException {
        int length = Binary.readCount(source);
        Binary.writeCount(length, target);
        Binary.copy(source, length, target);
    }

    @Override
    public TypeSerializerSnapshot<K> snapshotConfiguration() {
        return new KeySerializerSnapshot<>(this);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof KeySerializer<?> that
                && schema.equals(that.schema)
                && codecClass.equals(that.codecClass)
                && (codec == null) == (that.codec == null);
    }

    @Override
    public int hashCode() {
        return schema.hashCode();
    }

    @Override
    public String toString() {
        String text = "key " + schema;
        return notes.refusal().isEmpty() ? text : text + ": " + notes.refusal();
    }
}
