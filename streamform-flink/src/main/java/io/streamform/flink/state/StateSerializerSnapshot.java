package io.streamform.flink.state;

import io.streamform.runtime.codec.Codec;
import io.streamform.runtime.codec.resolution.SchemaResolution;
import io.streamform.runtime.codec.resolution.Verdict;
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
 * What a snapshot keeps of a {@link StateSerializer}. <b>The name of this class and its format are frozen</b>: Flink loads
 * it by name and fails the whole backend without it, also for a state that no operator asks for.
 *
 * <p>Format 1: state id; number of schemas as an int; for each its number as an int and the Avro schema. Texts are an int
 * length and UTF-8. No class of the user's is named.
 *
 * @param <T> value
 */
public final class StateSerializerSnapshot<T> implements TypeSerializerSnapshot<T> {

    private static final int VERSION = 1;

    private @Nullable StateSerializer<T> serializer;

    /** For Flink, which then calls {@link #readSnapshot}. */
    public StateSerializerSnapshot() {}

    StateSerializerSnapshot(StateSerializer<T> serializer) {
        this.serializer = serializer;
    }

    private StateSerializer<T> serializer() {
        return Objects.requireNonNull(serializer, "the snapshot has not been read");
    }

    @Override
    public int getCurrentVersion() {
        return VERSION;
    }

    @Override
    public void writeSnapshot(DataOutputView out) throws IOException {
        Binary.writeText(serializer().stateId(), out);
        List<Schema> schemas = serializer().schemas();
        out.writeInt(schemas.size());
        for (int i = 0; i < schemas.size(); i++) {
            out.writeInt(i + 1);
            Binary.writeText(schemas.get(i).toString(), out);
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    public void readSnapshot(int readVersion, DataInputView in, ClassLoader userCodeClassLoader) throws IOException {
        if (readVersion != VERSION) {
            throw new IOException("a state was written in format " + readVersion + ", known is " + VERSION);
        }
        String stateId = Binary.readText(in);
        int count = in.readInt();
        List<Schema> schemas = new ArrayList<>();
        for (int i = 1; i <= count; i++) {
            int number = in.readInt();
            if (number != i) {
                throw new IOException("state " + stateId + ": schema " + number + " where " + i + " was expected");
            }
            schemas.add(SchemaTexts.parse(Binary.readText(in)));
        }
        Codec<T> codec = (Codec<T>) StateIndex.of(userCodeClassLoader).codec(stateId);
        serializer = StateSerializer.over(stateId, schemas, codec, new SerializerNotes());
    }

    /** Reads values as objects of the present release if the index knows their codec, as bytes otherwise; writes both. */
    @Override
    public TypeSerializer<T> restoreSerializer() {
        return serializer().duplicate();
    }

    @Override
    public TypeSerializerSchemaCompatibility<T> resolveSchemaCompatibility(TypeSerializerSnapshot<T> old) {
        StateSerializer<T> present = serializer();
        if (!(old instanceof StateSerializerSnapshot<T> that)) {
            return refuse(List.of("it was written by " + old.getClass().getName()));
        }
        List<Schema> written = that.serializer().schemas();
        Codec<T> codec = present.codec();
        if (codec == null) {
            return present.schemas().equals(written)
                    ? TypeSerializerSchemaCompatibility.compatibleAsIs()
                    : refuse(List.of("no codec is known"));
        }
        // A value passes through all schemas since its own, so that only the last step is new.
        Schema last = written.get(written.size() - 1);
        Verdict verdict = SchemaResolution.check(last, SchemaTexts.normal(codec.schema()));
        if (!verdict.readable()) {
            return refuse(verdict.reasons());
        }
        if (present.schemas().equals(written)) {
            return TypeSerializerSchemaCompatibility.compatibleAsIs();
        }
        return TypeSerializerSchemaCompatibility.compatibleWithReconfiguredSerializer(
                StateSerializer.over(present.stateId(), written, codec, present.notes()));
    }

    private TypeSerializerSchemaCompatibility<T> refuse(List<String> reasons) {
        serializer().notes().refuse(String.join("; ", reasons));
        return TypeSerializerSchemaCompatibility.incompatible();
    }
}
