package io.streamform.sim;

import io.streamform.runtime.operator.Host;
import io.streamform.runtime.operator.KeyedOperator;
import io.streamform.runtime.operator.Output;
import io.streamform.runtime.schema.KeySchema;
import io.streamform.runtime.state.NamespacedSlot;
import io.streamform.runtime.state.NamespacedState;
import io.streamform.runtime.state.OrderedSlot;
import io.streamform.runtime.state.OrderedState;
import io.streamform.runtime.state.ValueSlot;
import io.streamform.runtime.state.ValueState;
import io.streamform.sim.state.StateBytes;
import io.streamform.sim.state.StateDump;
import io.streamform.sim.state.StateImage;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * A keyed operator at work, and its host.
 *
 * @param <K> key
 * @param <E> element read
 * @param <O> row emitted
 */
final class KeyedStage<K, E, O> implements Host<K, O> {

    private final String uid;
    private final KeySchema<K, ?> keys;
    private final KeyedOperator<K, E, O> operator;
    private final Output<O> out;
    private final Clock clock;
    private final Map<String, MemoryState<K, ?>> states = new TreeMap<>();
    private final TreeMap<Long, Set<K>> timers = new TreeMap<>();
    private long watermark = Long.MIN_VALUE;
    private boolean opened;

    KeyedStage(String uid, KeySchema<K, ?> keys, KeyedOperator<K, E, O> operator, Output<O> out, Clock clock) {
        this.uid = uid;
        this.keys = keys;
        this.operator = operator;
        this.out = out;
        this.clock = clock;
        operator.open(this);
        opened = true;
    }

    String uid() {
        return uid;
    }

    void row(K key, E element) {
        operator.row(key, element);
        if (!timers.isEmpty()) {
            fireTimers();
        }
    }

    /** Calls the clean-up of every timer that is due; one of them may register others. */
    void fireTimers() {
        while (!timers.isEmpty() && timers.firstKey() <= clock.now()) {
            for (K key : timers.pollFirstEntry().getValue()) {
                operator.cleanUp(key, clock.now());
            }
        }
    }

    /** A watermark that is behind the present one changes nothing. */
    void advanceWatermark(long millis) {
        watermark = Math.max(watermark, millis);
    }

    private <S extends MemoryState<K, ?>> S register(S state) {
        if (opened) {
            throw new IllegalStateException(uid + " registers the state " + state.role() + " after it was opened");
        }
        if (states.putIfAbsent(state.role(), state) != null) {
            throw new IllegalStateException(uid + " registers two states of the role " + state.role());
        }
        return state;
    }

    @Override
    public <V> ValueState<K, V> value(ValueSlot<V> slot) {
        return register(new MemoryValueState<>(uid, keys.codec(), slot));
    }

    @Override
    public <N, V> NamespacedState<K, N, V> namespaced(NamespacedSlot<N, V> slot) {
        return register(new MemoryNamespacedState<>(uid, keys.codec(), slot));
    }

    @Override
    public <V> OrderedState<K, V> ordered(OrderedSlot<V> slot) {
        return register(new MemoryOrderedState<>(uid, keys.codec(), slot));
    }

    @Override
    public Output<O> out() {
        return out;
    }

    @Override
    public long now() {
        return clock.now();
    }

    @Override
    public long watermark() {
        return watermark;
    }

    @Override
    public void cleanUpAt(K key, long time) {
        timers.computeIfAbsent(time, absent -> new LinkedHashSet<>()).add(key);
    }

    void dumpTo(List<StateImage> images, List<StateDump.Timer> dueTimers, List<StateDump.Watermark> watermarks) {
        states.values().forEach(state -> images.add(state.image()));
        List<StateDump.Timer> own = new ArrayList<>();
        timers.forEach((time, ofTime) ->
                ofTime.forEach(key -> own.add(new StateDump.Timer(uid, time, StateBytes.write(keys.codec(), key)))));
        own.stream().sorted().forEach(dueTimers::add);
        watermarks.add(new StateDump.Watermark(uid, watermark));
    }

    void restore(StateImage image) {
        MemoryState<K, ?> state = states.get(image.role());
        if (state == null) {
            throw new IllegalStateException(uid + " has no state of the role " + image.role());
        }
        state.restore(image);
    }

    void restore(StateDump.Timer timer) {
        cleanUpAt(timer.key().read(keys.codec()), timer.time());
    }
}
