package io.streamform.flink.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.streamform.runtime.codec.Codec;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import org.apache.avro.Schema;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.apache.flink.core.memory.DataInputDeserializer;
import org.apache.flink.core.memory.DataOutputSerializer;
import org.apache.flink.runtime.checkpoint.OperatorSubtaskState;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the envelope test's matrix does not have: changes of backend and of TTL, namespaces without a class, frozen bytes. */
class StateSnapshotsTest {

    private static final String ROLE = "scale_up";

    @TempDir
    private Path directory;

    private Release release(
            Configuration configuration,
            FieldsCodec codec,
            Map<String, Codec<?>> index,
            Codec<LongKey> namespaces,
            @Nullable OperatorSubtaskState restored)
            throws Exception {
        return new Release(configuration, Map.of(ROLE, codec), index, namespaces, restored, directory);
    }

    private Release release(
            Configuration configuration, FieldsCodec codec, boolean indexed, @Nullable OperatorSubtaskState restored)
            throws Exception {
        Map<String, Codec<?>> index = indexed ? Map.of(StateIds.state(Release.UID, ROLE), codec) : Map.of();
        return release(configuration, codec, index, LongKey.Codecs.INSTANCE, restored);
    }

    @ParameterizedTest
    @EnumSource
    void stateMovesBetweenBackendsAndBackWhileItsLayoutChanges(Configuration.Shape shape) throws Exception {
        FieldsCodec one = Layouts.of(ROLE, 1, "one");
        FieldsCodec two = Layouts.of(ROLE, 2, "two");
        FieldsCodec three = Layouts.of(ROLE, 3, "three");
        for (Configuration.Backend first : Configuration.Backend.values()) {
            for (boolean indexed : new boolean[] {false, true}) {
                Configuration here = new Configuration(shape, first, Configuration.Format.CANONICAL, false);
                Configuration there = here.on(
                        first == Configuration.Backend.HEAP
                                ? Configuration.Backend.ROCKSDB
                                : Configuration.Backend.HEAP);
                OperatorSubtaskState saved;
                try (Release release = release(here, one, indexed, null)) {
                    release.put(ROLE, 1, 1, one.value(1));
                    release.put(ROLE, 1, 2, one.value(2));
                    saved = release.snapshot();
                }
                Fields second = two.expected(one.value(1), one);
                try (Release release = release(there, two, indexed, saved)) {
                    assertThat(release.get(ROLE, 1, 1)).isEqualTo(second);
                    release.put(ROLE, 1, 2, two.value(5));
                    saved = release.snapshot();
                }
                try (Release release = release(here, three, indexed, saved)) {
                    assertThat(release.get(ROLE, 1, 1)).isEqualTo(three.expected(second, two));
                    assertThat(release.get(ROLE, 1, 2)).isEqualTo(three.expected(two.value(5), two));
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void aTtlIsSwitchedOnAndOffWhileTheLayoutChanges(Configuration.Backend backend) throws Exception {
        FieldsCodec one = Layouts.of(ROLE, 1, "one");
        FieldsCodec two = Layouts.of(ROLE, 2, "two");
        FieldsCodec three = Layouts.of(ROLE, 3, "three");
        for (boolean ttl : new boolean[] {false, true}) {
            for (boolean indexed : new boolean[] {false, true}) {
                Configuration first =
                        new Configuration(Configuration.Shape.VALUE, backend, Configuration.Format.CANONICAL, ttl);
                OperatorSubtaskState saved;
                try (Release release = release(first, one, indexed, null)) {
                    release.put(ROLE, 1, 1, one.value(1));
                    release.put(ROLE, 1, 2, one.value(2));
                    saved = release.snapshot();
                }
                Fields second = two.expected(one.value(1), one);
                try (Release release = release(first.withTtl(!ttl), two, indexed, saved)) {
                    assertThat(release.get(ROLE, 1, 1)).isEqualTo(second);
                    release.put(ROLE, 1, 2, two.value(5));
                    saved = release.snapshot();
                }
                try (Release release = release(first, three, indexed, saved)) {
                    assertThat(release.get(ROLE, 1, 1)).isEqualTo(three.expected(second, two));
                    assertThat(release.get(ROLE, 1, 2)).isEqualTo(three.expected(two.value(5), two));
                }
            }
        }
    }

    @Test
    void namespacesReadAsBytesForWantOfAClassAreRefusedAndNotLost() throws Exception {
        FieldsCodec one = Layouts.of(ROLE, 1, "one");
        Configuration heap = new Configuration(
                Configuration.Shape.NAMESPACED, Configuration.Backend.HEAP, Configuration.Format.CANONICAL, false);
        LongKey.HiddenCodec hidden = new LongKey.HiddenCodec();
        OperatorSubtaskState saved;
        try (Release release = release(heap, one, Map.of(), hidden, null)) {
            release.put(ROLE, 1, 1, one.value(1));
            saved = release.snapshot();
        }
        OperatorSubtaskState first = saved;
        assertThatThrownBy(() -> release(heap, one, Map.of(), hidden, first).close())
                .hasStackTraceContaining("META-INF/streamform/states has none of")
                .hasStackTraceContaining(StateIds.namespace(StateIds.state(Release.UID, ROLE)));
        try (Release dropping = new Release(heap, Map.of(), Map.of(), hidden, saved, directory)) {
            saved = dropping.snapshot();
        }
        Map<String, Codec<?>> index = Map.of(StateIds.namespace(StateIds.state(Release.UID, ROLE)), hidden);
        try (Release release = release(heap, one, index, hidden, saved)) {
            assertThat(release.get(ROLE, 1, 1)).isEqualTo(one.value(1));
        }
    }

    @Test
    void aSchemaOfMoreThan64KilobytesTravels() throws Exception {
        StringBuilder fields = new StringBuilder("a:int");
        for (int i = 0; i < 3000; i++) {
            fields.append(" field_number_").append(i).append(":string");
        }
        FieldsCodec wide = new FieldsCodec("wide", fields.toString());
        assertThat(wide.schema().toString().length()).isGreaterThan(100_000);
        StateSerializer<Fields> serializer = StateSerializer.of("state", wide);
        TypeSerializer<Fields> restored =
                restored(serializer.snapshotConfiguration()).restoreSerializer();
        Schema read = ((StateSerializer<Fields>) restored).schemas().get(0);
        assertThat(read).isEqualTo(SchemaTexts.normal(wide.schema()));
    }

    @Test
    void theFormatsAreFrozen() throws Exception {
        StateSerializer<Fields> serializer = StateSerializer.of("u/r", new FieldsCodec("one", "a:int"));
        DataOutputSerializer value = new DataOutputSerializer(16);
        Fields fields = new Fields("one", new java.util.TreeMap<>(Map.of("a", 5)));
        serializer.serialize(fields, value);
        assertThat(value.getCopyOfBuffer()).containsExactly(1, 2, 2, 10);

        DataOutputSerializer out = new DataOutputSerializer(16);
        TypeSerializerSnapshot.writeVersionedSnapshot(out, serializer.snapshotConfiguration());
        String schema = SchemaTexts.normal(
                        Objects.requireNonNull(serializer.codec()).schema())
                .toString();
        DataOutputSerializer expected = new DataOutputSerializer(16);
        expected.writeUTF("io.streamform.flink.state.StateSerializerSnapshot");
        expected.writeInt(1);
        expected.writeInt(3);
        expected.write("u/r".getBytes(StandardCharsets.UTF_8));
        expected.writeInt(1);
        expected.writeInt(1);
        expected.writeInt(schema.length());
        expected.write(schema.getBytes(StandardCharsets.UTF_8));
        assertThat(out.getCopyOfBuffer()).isEqualTo(expected.getCopyOfBuffer());

        DataOutputSerializer key = new DataOutputSerializer(16);
        KeySerializer<LongKey> keys = KeySerializer.of(LongKey.Keys.INSTANCE);
        keys.serialize(new LongKey(3), key);
        assertThat(key.getCopyOfBuffer()).containsExactly(1, 6);
        DataOutputSerializer keySnapshot = new DataOutputSerializer(16);
        TypeSerializerSnapshot.writeVersionedSnapshot(keySnapshot, keys.snapshotConfiguration());
        String keyClass = LongKey.Keys.class.getName();
        String keySchema = SchemaTexts.normal(LongKey.Codecs.INSTANCE.schema()).toString();
        DataOutputSerializer expectedKey = new DataOutputSerializer(16);
        expectedKey.writeUTF("io.streamform.flink.state.KeySerializerSnapshot");
        expectedKey.writeInt(1);
        expectedKey.writeInt(0);
        expectedKey.writeInt(keyClass.length());
        expectedKey.write(keyClass.getBytes(StandardCharsets.UTF_8));
        expectedKey.writeInt(keySchema.length());
        expectedKey.write(keySchema.getBytes(StandardCharsets.UTF_8));
        assertThat(keySnapshot.getCopyOfBuffer()).isEqualTo(expectedKey.getCopyOfBuffer());
        assertThat(OrderKeySerializerSnapshot.class.getName())
                .isEqualTo("io.streamform.flink.state.OrderKeySerializerSnapshot");
    }

    @Test
    void bytesAreCopiedAsTheyAreIntoAnOutputThatMustGrow() throws Exception {
        StateSerializer<Fields> serializer = StateSerializer.of("u/r", new FieldsCodec("one", "b:string"));
        Fields fields = new Fields("one", new java.util.TreeMap<>(Map.of("b", "x".repeat(1000))));
        DataOutputSerializer written = new DataOutputSerializer(16);
        serializer.serialize(fields, written);
        DataOutputSerializer copied = new DataOutputSerializer(16);
        serializer.copy(new DataInputDeserializer(written.getCopyOfBuffer()), copied);
        assertThat(copied.getCopyOfBuffer()).isEqualTo(written.getCopyOfBuffer());

        DataOutputSerializer key = new DataOutputSerializer(16);
        KeySerializer<LongKey> keys = KeySerializer.of(LongKey.Keys.INSTANCE);
        keys.serialize(new LongKey(Long.MIN_VALUE), key);
        DataOutputSerializer copiedKey = new DataOutputSerializer(1);
        keys.copy(new DataInputDeserializer(key.getCopyOfBuffer()), copiedKey);
        assertThat(copiedKey.getCopyOfBuffer()).isEqualTo(key.getCopyOfBuffer());
    }

    private static <T> TypeSerializerSnapshot<T> restored(TypeSerializerSnapshot<T> snapshot) throws Exception {
        DataOutputSerializer out = new DataOutputSerializer(16);
        TypeSerializerSnapshot.writeVersionedSnapshot(out, snapshot);
        return TypeSerializerSnapshot.readVersionedSnapshot(
                new DataInputDeserializer(out.getCopyOfBuffer()), StateSnapshotsTest.class.getClassLoader());
    }
}
