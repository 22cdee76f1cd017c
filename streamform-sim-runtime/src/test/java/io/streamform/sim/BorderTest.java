package io.streamform.sim;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.runtime.codec.AvroInput;
import io.streamform.runtime.codec.AvroOutput;
import io.streamform.runtime.codec.Codec;
import io.streamform.runtime.codec.Codecs;
import io.streamform.runtime.state.NamespacedSlot;
import io.streamform.runtime.state.OrderKey;
import io.streamform.runtime.state.OrderedSlot;
import io.streamform.runtime.state.ValueSlot;
import java.util.Objects;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

/** A mutable value that an operator keeps a hold of is not the value in the state. */
class BorderTest {

    @Test
    void plainValueIsCopiedInAndOut() {
        MemoryValueState<Long, Box> state =
                new MemoryValueState<>("u", Codecs.LONG, new ValueSlot<>("v", new BoxCodec(), 0));
        Box box = new Box(1);
        state.put(7L, box);
        box.number = 2;
        Objects.requireNonNull(state.get(7L)).number = 3;

        assertThat(Objects.requireNonNull(state.get(7L)).number).isEqualTo(1);
    }

    @Test
    void namespacedValueIsCopiedInAndOut() {
        MemoryNamespacedState<Long, Long, Box> state =
                new MemoryNamespacedState<>("u", Codecs.LONG, new NamespacedSlot<>("v", Codecs.LONG, new BoxCodec()));
        Box box = new Box(1);
        state.put(7L, 8L, box);
        box.number = 2;
        Objects.requireNonNull(state.get(7L, 8L)).number = 3;

        assertThat(Objects.requireNonNull(state.get(7L, 8L)).number).isEqualTo(1);
    }

    @Test
    void orderedValueIsCopiedInOutAndWhenVisited() {
        MemoryOrderedState<Long, Box> state =
                new MemoryOrderedState<>("u", Codecs.LONG, new OrderedSlot<>("v", new BoxCodec()));
        OrderKey place = new OrderKey(new byte[] {1});
        Box box = new Box(1);
        state.put(7L, place, box);
        box.number = 2;
        Objects.requireNonNull(state.get(7L, place)).number = 3;
        state.scan(7L, (order, value) -> {
            value.number = 4;
            return true;
        });

        assertThat(Objects.requireNonNull(state.get(7L, place)).number).isEqualTo(1);
    }

    private static final class Box {
        private long number;

        Box(long number) {
            this.number = number;
        }
    }

    private static final class BoxCodec implements Codec<Box> {
        @Override
        public Schema schema() {
            return Codecs.LONG.schema();
        }

        @Override
        public void write(Box value, AvroOutput out) {
            out.writeLong(value.number);
        }

        @Override
        public Box read(AvroInput in) {
            return new Box(in.readLong());
        }

        @Override
        public Box copy(Box value) {
            return new Box(value.number);
        }

        @Override
        public boolean immutable() {
            return false;
        }
    }
}
