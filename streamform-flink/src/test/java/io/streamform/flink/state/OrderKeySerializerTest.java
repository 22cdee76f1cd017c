package io.streamform.flink.state;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.runtime.state.OrderKey;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.apache.flink.core.memory.DataInputDeserializer;
import org.apache.flink.core.memory.DataOutputSerializer;
import org.junit.jupiter.api.Test;

class OrderKeySerializerTest {

    private static final long SEED = 42;

    private static List<OrderKey> keys() {
        List<OrderKey> keys = new ArrayList<>();
        Random random = new Random(SEED);
        keys.add(new OrderKey(new byte[0]));
        for (int i = 0; i < 400; i++) {
            byte[] bytes = new byte[random.nextInt(6)];
            for (int j = 0; j < bytes.length; j++) {
                bytes[j] = new byte[] {0, 0, 1, 2, 127, -128, -1}[random.nextInt(7)];
            }
            keys.add(new OrderKey(bytes));
        }
        return keys;
    }

    private static byte[] serialized(OrderKey key) throws IOException {
        DataOutputSerializer out = new DataOutputSerializer(16);
        new OrderKeySerializer().serialize(key, out);
        return out.getCopyOfBuffer();
    }

    @Test
    void bytesCompareAsKeysDo() throws IOException {
        List<OrderKey> keys = keys();
        for (OrderKey one : keys) {
            for (OrderKey other : keys) {
                assertThat(Integer.signum(Arrays.compareUnsigned(serialized(one), serialized(other))))
                        .as("seed %d: %s and %s", SEED, one, other)
                        .isEqualTo(Integer.signum(one.compareTo(other)));
            }
        }
    }

    @Test
    void keysAreReadBackOneAfterAnother() throws IOException {
        List<OrderKey> keys = keys();
        DataOutputSerializer out = new DataOutputSerializer(16);
        OrderKeySerializer serializer = new OrderKeySerializer();
        for (OrderKey key : keys) {
            serializer.serialize(key, out);
        }
        DataInputDeserializer in = new DataInputDeserializer(out.getCopyOfBuffer());
        DataOutputSerializer copied = new DataOutputSerializer(16);
        for (int i = 0; i < keys.size(); i++) {
            serializer.copy(in, copied);
        }
        assertThat(copied.getCopyOfBuffer()).isEqualTo(out.getCopyOfBuffer());
        in = new DataInputDeserializer(copied.getCopyOfBuffer());
        for (OrderKey key : keys) {
            assertThat(serializer.deserialize(in)).isEqualTo(key);
        }
    }
}
