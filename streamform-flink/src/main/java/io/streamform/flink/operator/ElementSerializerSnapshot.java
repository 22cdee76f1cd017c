package io.streamform.flink.operator;

import io.streamform.flink.state.Binary;
import io.streamform.flink.state.Constant;
import io.streamform.runtime.change.SourceElement;
import io.streamform.runtime.schema.KeySchema;
import io.streamform.runtime.schema.RowSchema;
import java.io.IOException;
import java.util.Objects;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.api.common.typeutils.TypeSerializerSchemaCompatibility;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.apache.flink.core.memory.DataInputView;
import org.apache.flink.core.memory.DataOutputView;
import org.jspecify.annotations.Nullable;

/**
 * What a snapshot keeps of the serializer of an edge. Elements in flight are read by the same release only: the schema must
 * be the same, or the snapshot is refused.
 *
 * @param <E> element
 */
public final class ElementSerializerSnapshot<E extends SourceElement<?>> implements TypeSerializerSnapshot<E> {

    private static final int VERSION = 1;

    private @Nullable ElementSerializer<E> serializer;
    private String rowClass = "";
    private String rowSchema = "";
    private String keyClass = "";
    private String keySchema = "";
    private @Nullable ClassLoader loader;

    /** For Flink, which then calls {@link #readSnapshot}. */
    public ElementSerializerSnapshot() {}

    ElementSerializerSnapshot(ElementSerializer<E> serializer) {
        this.serializer = serializer;
        rowClass = serializer.row().className();
        rowSchema = serializer.row().get().codec().schema().toString();
        Constant<KeySchema<Object, Object>> key = serializer.key();
        if (key != null) {
            keyClass = key.className();
            keySchema = key.get().codec().schema().toString();
        }
    }

    @Override
    public int getCurrentVersion() {
        return VERSION;
    }

    @Override
    public void writeSnapshot(DataOutputView out) throws IOException {
        Binary.writeText(rowClass, out);
        Binary.writeText(rowSchema, out);
        Binary.writeText(keyClass, out);
        Binary.writeText(keySchema, out);
    }

    @Override
    public void readSnapshot(int readVersion, DataInputView in, ClassLoader userCodeClassLoader) throws IOException {
        if (readVersion != VERSION) {
            throw new IOException("the edge was written in format " + readVersion + ", known is " + VERSION);
        }
        rowClass = Binary.readText(in);
        rowSchema = Binary.readText(in);
        keyClass = Binary.readText(in);
        keySchema = Binary.readText(in);
        loader = userCodeClassLoader;
    }

    @Override
    public TypeSerializer<E> restoreSerializer() {
        if (serializer == null) {
            RowSchema<?> row = Constant.load(rowClass, Objects.requireNonNull(loader), RowSchema.class);
            KeySchema<?, ?> key = keyClass.isEmpty() ? null : Constant.load(keyClass, loader, KeySchema.class);
            serializer = new ElementSerializer<>(Constant.of(row), key == null ? null : Constant.of(key));
        }
        return serializer;
    }

    @Override
    public TypeSerializerSchemaCompatibility<E> resolveSchemaCompatibility(TypeSerializerSnapshot<E> old) {
        return old instanceof ElementSerializerSnapshot<E> that
                        && rowSchema.equals(that.rowSchema)
                        && keySchema.equals(that.keySchema)
                ? TypeSerializerSchemaCompatibility.compatibleAsIs()
                : TypeSerializerSchemaCompatibility.incompatible();
    }
}
