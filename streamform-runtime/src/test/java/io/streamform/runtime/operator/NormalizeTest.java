package io.streamform.runtime.operator;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.runtime.change.Change;
import io.streamform.runtime.change.Upsert;
import io.streamform.runtime.codec.AvroInput;
import io.streamform.runtime.codec.AvroOutput;
import io.streamform.runtime.codec.Codec;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.SchemaBuilder;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class NormalizeTest {

    private MemoryHost<Integer, Name> host = new MemoryHost<>();
    private Normalize<Integer, Name> operator = new Normalize<>(new NameCodec(), 0);

    private record Name(String text) {}

    @BeforeEach
    void start() {
        start(0);
    }

    private void start(long ttlMillis) {
        host = new MemoryHost<>();
        operator = new Normalize<>(new NameCodec(), ttlMillis);
        operator.open(host);
    }

    private List<Change<Name>> apply(int key, @Nullable String name) {
        operator.row(key, new Upsert<>(key, name == null ? null : new Name(name)));
        return host.taken();
    }

    @Test
    void upsertsBecomeInsertsUpdatesAndDeletes() {
        assertThat(apply(1, "a")).containsExactly(Change.insert(new Name("a")));
        assertThat(apply(2, "a")).containsExactly(Change.insert(new Name("a")));
        assertThat(apply(1, "b")).containsExactly(Change.update(new Name("a"), new Name("b")));
        assertThat(apply(1, null)).containsExactly(Change.delete(new Name("b")));
        assertThat(host.keys(Normalize.ROLE)).isOne();
    }

    @Test
    void anEqualRowAndATombstoneForNothingEmitNothing() {
        assertThat(apply(1, null)).isEmpty();
        apply(1, "a");
        assertThat(apply(1, "a")).isEmpty();
    }

    @Test
    void aRowThatWasNotWrittenForTheTimeToLiveIsGone() {
        start(1_000);
        apply(1, "a");
        host.advanceTo(999, operator);
        assertThat(apply(1, "a")).isEmpty();
        host.advanceTo(1_998, operator);
        assertThat(apply(1, "b")).containsExactly(Change.update(new Name("a"), new Name("b")));
        host.advanceTo(2_998, operator);
        assertThat(apply(1, null)).isEmpty();
        assertThat(apply(1, "c")).containsExactly(Change.insert(new Name("c")));
    }

    private static final class NameCodec implements Codec<Name> {

        private static final Schema SCHEMA =
                SchemaBuilder.record("Name").fields().optionalString("text").endRecord();

        @Override
        public Schema schema() {
            return SCHEMA;
        }

        @Override
        public void write(Name value, AvroOutput out) {
            out.writePresence(true);
            out.writeString(value.text());
        }

        @Override
        public Name read(AvroInput in) {
            return new Name(in.readPresence() ? in.readString() : "");
        }

        @Override
        public Name copy(Name value) {
            return value;
        }

        @Override
        public boolean immutable() {
            return true;
        }
    }
}
