package io.streamform.flink.state;

import io.streamform.runtime.codec.Codec;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apache.avro.Schema;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.api.common.typeutils.TypeSerializerSchemaCompatibility;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.apache.flink.core.memory.DataInputView;
import org.apache.flink.core.memory.DataOutputView;
import org.jspecify.annotations.Nullable;

/**
 * What a snapshot keeps of a {@link KeySerializer}. <b>The name of this class and its format are frozen</b>: Flink loads it
 * by name and fails the whole backend without it.
 *
 * <p>Format 1: number of ids as an int, the ids under which the codec stands in the index; class of the key schema or codec
 * of the writing release, used only where no id is in the index; Avro schema. All texts as an int length and UTF-8.
 *
 * <p>Keys are read as they are or refused, because the key decides on which subtask and at which place of the backend its
 * state lies.
 *
 * @param <K> key
 */
public final class KeySerializerSnapshot<K> implements TypeSerializerSnapshot<K> {

    private static final int VERSION = 1;

    private @Nullable KeySerializer<K> serializer;

    /** For Flink, which then calls {@link #readSnapshot}. */
    public KeySerializerSnapshot() {}

    KeySerializerSnapshot(KeySerializer<K> serializer) {
        this.serializer = serializer;
    }

    private KeySerializer<K> serializer() {
        return Objects.requireNonNull(serializer, "the snapshot has not been read");
    }

    @Override
    public int getCurrentVersion() {
        return VERSION;
    }

    @Override
    public void writeSnapshot(DataOutputView out) throws IOException {
        out.writeInt(serializer().ids().size());
        for (String id : serializer().ids()) {
            Binary.writeText(id, out);
        }
        Binary.writeText(serializer().codecClass(), out);
        Binary.writeText(serializer().schema().toString(), out);
    }

    @Override
    public void readSnapshot(int readVersion, DataInputView in, ClassLoader userCodeClassLoader) throws IOException {
        if (readVersion != VERSION) {
            throw new IOException("keys were written in format " + readVersion + ", known is " + VERSION);
        }
        List<String> ids = new ArrayList<>();
        for (int i = in.readInt(); i > 0; i--) {
            ids.add(Binary.readText(in));
        }
        String codecClass = Binary.readText(in);
        Schema schema = SchemaTexts.parse(Binary.readText(in));
        serializer = KeySerializer.restored(schema, codec(ids, codecClass, userCodeClassLoader), ids, codecClass);
    }

    /** Two ids of one key class can be in the index of another release under two classes; the first wins. */
    @SuppressWarnings("unchecked")
    private static <K> @Nullable Codec<K> codec(List<String> ids, String codecClass, ClassLoader loader) {
        StateIndex index = StateIndex.of(loader);
        for (String id : ids) {
            Codec<?> codec = index.codec(id);
            if (codec != null) {
                return (Codec<K>) codec;
            }
        }
        return (Codec<K>) index.codecOfClass(codecClass);
    }

    @Override
    public TypeSerializer<K> restoreSerializer() {
        return serializer();
    }

    @Override
    public TypeSerializerSchemaCompatibility<K> resolveSchemaCompatibility(TypeSerializerSnapshot<K> old) {
        if (!(old instanceof KeySerializerSnapshot<K> that)) {
            return refuse("keys written by " + old.getClass().getName() + " are not keys of this project");
        }
        Schema written = that.serializer().schema();
        if (!written.equals(serializer().schema())) {
            return refuse("keys are read as they are or not at all; written as " + written);
        }
        if (that.serializer().readStoredKeys() && serializer().codec() != null) {
            return refuse("the index META-INF/streamform/states has none of "
                    + that.serializer().ids()
                    + ", so that these keys were read as bytes; add the line and restore again");
        }
        return TypeSerializerSchemaCompatibility.compatibleAsIs();
    }

    private TypeSerializerSchemaCompatibility<K> refuse(String reason) {
        serializer().notes().refuse(reason);
        return TypeSerializerSchemaCompatibility.incompatible();
    }
}
