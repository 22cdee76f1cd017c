package io.streamform.flink.operator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.streamform.flink.fixture.Order;
import io.streamform.flink.fixture.OrderKey;
import io.streamform.flink.fixture.OrderKeySchema;
import io.streamform.flink.fixture.OrderSchema;
import io.streamform.flink.state.Constant;
import io.streamform.runtime.change.BadRecord;
import io.streamform.runtime.change.Change;
import io.streamform.runtime.change.SourceElement;
import io.streamform.runtime.change.Upsert;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.List;
import org.apache.flink.api.common.serialization.SerializerConfigImpl;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.apache.flink.core.memory.DataInputDeserializer;
import org.apache.flink.core.memory.DataOutputSerializer;
import org.apache.flink.util.InstantiationUtil;
import org.junit.jupiter.api.Test;

class ElementSerializerTest {

    private static final Order FULL =
            new Order(7, "x".repeat(500), new BigDecimal("12.30"), LocalDateTime.of(2026, 1, 2, 3, 4, 5));
    private static final Order EMPTY = new Order(Long.MIN_VALUE, null, null, null);
    private static final List<SourceElement<Order>> ELEMENTS = List.of(
            Change.insert(FULL),
            Change.update(FULL, EMPTY),
            Change.update(EMPTY, FULL),
            Change.delete(EMPTY),
            new Upsert<>(new OrderKey(7), FULL),
            new Upsert<>(new OrderKey(8), null),
            new BadRecord<>("orders", "topic 0:17", "no JSON: \u00e9"));

    private static TypeSerializer<SourceElement<Order>> serializer() {
        return SourceElementType.of(OrderSchema.INSTANCE, OrderKeySchema.INSTANCE)
                .createSerializer(new SerializerConfigImpl());
    }

    private static byte[] written(TypeSerializer<SourceElement<Order>> serializer) throws Exception {
        DataOutputSerializer out = new DataOutputSerializer(16);
        for (SourceElement<Order> element : ELEMENTS) {
            serializer.serialize(element, out);
        }
        return out.getCopyOfBuffer();
    }

    private static void assertReads(TypeSerializer<SourceElement<Order>> serializer, byte[] bytes) throws Exception {
        DataInputDeserializer in = new DataInputDeserializer(bytes);
        for (SourceElement<Order> element : ELEMENTS) {
            assertThat(serializer.deserialize(in)).isEqualTo(element);
        }
        assertThat(in.available()).isZero();
    }

    @Test
    void elementsOfAllKindsAreReadBack() throws Exception {
        TypeSerializer<SourceElement<Order>> serializer = serializer();
        byte[] bytes = written(serializer);
        assertReads(serializer, bytes);
        assertReads(serializer.duplicate(), bytes);
        DataInputDeserializer in = new DataInputDeserializer(bytes);
        DataOutputSerializer copy = new DataOutputSerializer(16);
        for (int i = 0; i < ELEMENTS.size(); i++) {
            serializer.copy(in, copy);
        }
        assertThat(copy.getCopyOfBuffer()).isEqualTo(bytes);
    }

    @Test
    void elementsAreImmutableSoThatACopyIsTheSame() {
        assertThat(serializer().isImmutableType()).isTrue();
        assertThat(serializer().copy(ELEMENTS.get(0))).isSameAs(ELEMENTS.get(0));
    }

    @Test
    void whatAJobIsMadeOfTravelsToTaskManagers() throws Exception {
        TypeSerializer<SourceElement<Order>> sent = InstantiationUtil.clone(serializer());
        assertThat(sent).isEqualTo(serializer());
        assertReads(sent, written(serializer()));
        assertThat(InstantiationUtil.clone(KeySelectors.of(OrderKeySchema.INSTANCE))
                        .getKey(Change.insert(FULL)))
                .isEqualTo(new OrderKey(7));
        assertThat(InstantiationUtil.clone(KeyType.of(OrderKeySchema.INSTANCE)))
                .isEqualTo(KeyType.of(OrderKeySchema.INSTANCE));
        assertThat(InstantiationUtil.clone(ChangeType.of(OrderSchema.INSTANCE)))
                .isEqualTo(ChangeType.of(OrderSchema.INSTANCE))
                .hasToString("Change<orders>");
        InstantiationUtil.clone(KeySplitter.of(OrderKeySchema.INSTANCE));
    }

    @Test
    void aConstantThatCannotTravelIsRefusedAtOnce() {
        assertThatThrownBy(() -> Constant.of(new Object()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("INSTANCE");
    }

    @Test
    void aSnapshotRestoresTheSerializer() throws Exception {
        DataOutputSerializer out = new DataOutputSerializer(16);
        TypeSerializerSnapshot.writeVersionedSnapshot(out, serializer().snapshotConfiguration());
        TypeSerializerSnapshot<SourceElement<Order>> restored = TypeSerializerSnapshot.readVersionedSnapshot(
                new DataInputDeserializer(out.getCopyOfBuffer()), ElementSerializerTest.class.getClassLoader());
        assertThat(restored.restoreSerializer()).isEqualTo(serializer());
        assertThat(serializer()
                        .snapshotConfiguration()
                        .resolveSchemaCompatibility(restored)
                        .isCompatibleAsIs())
                .isTrue();
        TypeSerializer<SourceElement<Order>> other =
                SourceElementType.of(OrderSchema.INSTANCE).createSerializer(new SerializerConfigImpl());
        assertThat(other.snapshotConfiguration()
                        .resolveSchemaCompatibility(restored)
                        .isIncompatible())
                .isTrue();
    }
}
