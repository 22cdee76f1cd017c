package io.streamform.flink.state;

import io.streamform.runtime.state.OrderKey;
import java.io.IOException;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.api.common.typeutils.TypeSerializerSchemaCompatibility;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.apache.flink.core.memory.DataInputView;
import org.apache.flink.core.memory.DataOutputView;

/**
 * What a snapshot keeps of the serializer of order keys: the format's number, which is 1. <b>The name of this class is
 * frozen.</b>
 */
public final class OrderKeySerializerSnapshot implements TypeSerializerSnapshot<OrderKey> {

    private static final int VERSION = 1;

    /** For Flink. */
    public OrderKeySerializerSnapshot() {}

    @Override
    public int getCurrentVersion() {
        return VERSION;
    }

    @Override
    public void writeSnapshot(DataOutputView out) {}

    @Override
    public void readSnapshot(int readVersion, DataInputView in, ClassLoader userCodeClassLoader) throws IOException {
        if (readVersion != VERSION) {
            throw new IOException("order keys were written in format " + readVersion + ", known is " + VERSION);
        }
    }

    @Override
    public TypeSerializer<OrderKey> restoreSerializer() {
        return new OrderKeySerializer();
    }

    @Override
    public TypeSerializerSchemaCompatibility<OrderKey> resolveSchemaCompatibility(
            TypeSerializerSnapshot<OrderKey> old) {
        return old instanceof OrderKeySerializerSnapshot
                ? TypeSerializerSchemaCompatibility.compatibleAsIs()
                : TypeSerializerSchemaCompatibility.incompatible();
    }
}
