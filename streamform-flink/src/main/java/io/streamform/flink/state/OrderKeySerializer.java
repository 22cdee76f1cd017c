package io.streamform.flink.state;

import io.streamform.runtime.state.OrderKey;
import java.io.IOException;
import java.util.Arrays;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.apache.flink.core.memory.DataInputView;
import org.apache.flink.core.memory.DataOutputView;
import org.jspecify.annotations.Nullable;

/**
 * Serializer of {@link OrderKey}s whose bytes have the order of the keys and tell their own end: a zero byte is written as
 * {@code 00 01}, the end as {@code 00 00}. So an ordered backend iterates a map state in the order of its keys, and a
 * prefix comes before what it is a prefix of.
 */
final class OrderKeySerializer extends TypeSerializer<OrderKey> {

    private static final long serialVersionUID = 1;

    private transient byte[] scratch = new byte[32];

    private Object readResolve() {
        return new OrderKeySerializer();
    }

    @Override
    public boolean isImmutableType() {
        return true;
    }

    @Override
    public TypeSerializer<OrderKey> duplicate() {
        return new OrderKeySerializer();
    }

    @Override
    public OrderKey createInstance() {
        return new OrderKey(new byte[0]);
    }

    @Override
    public OrderKey copy(OrderKey from) {
        return from;
    }

    @Override
    public OrderKey copy(OrderKey from, OrderKey reuse) {
        return from;
    }

    @Override
    public int getLength() {
        return -1;
    }

    @Override
    public void serialize(OrderKey key, DataOutputView target) throws IOException {
        int length = key.length();
        reserve(2 * length + 2);
        int size = 0;
        for (int i = 0; i < length; i++) {
            byte part = key.byteAt(i);
            scratch[size++] = part;
            if (part == 0) {
                scratch[size++] = 1;
            }
        }
        scratch[size++] = 0;
        scratch[size++] = 0;
        target.write(scratch, 0, size);
    }

    private void reserve(int size) {
        if (scratch.length < size) {
            scratch = Arrays.copyOf(scratch, Math.max(size, scratch.length * 2));
        }
    }

    @Override
    public OrderKey deserialize(DataInputView source) throws IOException {
        int size = 0;
        while (true) {
            byte part = source.readByte();
            if (part == 0) {
                byte next = source.readByte();
                if (next == 0) {
                    return new OrderKey(Arrays.copyOf(scratch, size));
                }
                if (next != 1) {
                    throw new IOException("malformed order key: 00 followed by " + next);
                }
            }
            reserve(size + 1);
            scratch[size++] = part;
        }
    }

    @Override
    public OrderKey deserialize(OrderKey reuse, DataInputView source) throws IOException {
        return deserialize(source);
    }

    @Override
    public void copy(DataInputView source, DataOutputView target) throws IOException {
        serialize(deserialize(source), target);
    }

    @Override
    public TypeSerializerSnapshot<OrderKey> snapshotConfiguration() {
        return new OrderKeySerializerSnapshot();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof OrderKeySerializer;
    }

    @Override
    public int hashCode() {
        return OrderKeySerializer.class.hashCode();
    }

    @Override
    public String toString() {
        return "order key";
    }
}
