package io.streamform.flink.operator;

import io.streamform.flink.state.KeyedStates;
import io.streamform.runtime.change.Change;
import io.streamform.runtime.operator.Host;
import io.streamform.runtime.operator.KeyedOperator;
import io.streamform.runtime.operator.Output;
import io.streamform.runtime.state.NamespacedSlot;
import io.streamform.runtime.state.NamespacedState;
import io.streamform.runtime.state.OrderedSlot;
import io.streamform.runtime.state.OrderedState;
import io.streamform.runtime.state.ValueSlot;
import io.streamform.runtime.state.ValueState;
import java.util.List;
import java.util.Objects;
import org.apache.flink.api.common.state.ListState;
import org.apache.flink.api.common.state.ListStateDescriptor;
import org.apache.flink.api.common.typeutils.base.LongSerializer;
import org.apache.flink.api.java.functions.KeySelector;
import org.apache.flink.runtime.state.StateInitializationContext;
import org.apache.flink.runtime.state.StateSnapshotContext;
import org.apache.flink.runtime.state.VoidNamespace;
import org.apache.flink.runtime.state.VoidNamespaceSerializer;
import org.apache.flink.streaming.api.operators.AbstractStreamOperator;
import org.apache.flink.streaming.api.operators.InternalTimer;
import org.apache.flink.streaming.api.operators.InternalTimerService;
import org.apache.flink.streaming.api.operators.OneInputStreamOperator;
import org.apache.flink.streaming.api.operators.StreamOperatorParameters;
import org.apache.flink.streaming.api.operators.Triggerable;
import org.apache.flink.streaming.api.watermark.Watermark;
import org.apache.flink.streaming.runtime.streamrecord.StreamRecord;
import org.jspecify.annotations.Nullable;

/**
 * Runs a {@link KeyedOperator} in Flink. The operator is given the key of each element, computed once; Flink's key context
 * serves timers only, and the backend is told the key when state is really accessed.
 *
 * <p>Internal API of Flink used here: key context and {@link InternalTimerService}.
 *
 * @param <K> key
 * @param <E> element read
 * @param <O> row emitted
 */
final class KeyedOperatorHost<K, E, O> extends AbstractStreamOperator<Change<O>>
        implements OneInputStreamOperator<E, Change<O>>, Triggerable<K, VoidNamespace>, Host<K, O> {

    private static final long serialVersionUID = 1;

    /** Names in snapshots, frozen. */
    private static final String CLEAN_UP = "clean-up";

    private static final String WATERMARK = "watermark";

    private final transient String uid;
    private final transient KeySelector<E, K> keys;
    private final transient KeyedOperator<K, E, O> operator;
    private final transient HostSettings settings;
    private final transient ChangeOutput<O> changes;

    private transient @Nullable KeyedStates<K> states;
    private transient @Nullable InternalTimerService<VoidNamespace> timers;
    private transient @Nullable ListState<Long> watermarks;
    private transient long watermark = Long.MIN_VALUE;
    private transient @Nullable Object timerKey;

    KeyedOperatorHost(
            StreamOperatorParameters<Change<O>> parameters,
            String uid,
            KeySelector<E, K> keys,
            KeyedOperator<K, E, O> operator,
            HostSettings settings) {
        super(parameters);
        this.uid = uid;
        this.keys = keys;
        this.operator = operator;
        this.settings = settings;
        this.changes = new ChangeOutput<>(output);
    }

    @Override
    public void initializeState(StateInitializationContext context) throws Exception {
        super.initializeState(context);
        ListState<Long> kept = context.getOperatorStateStore()
                .getUnionListState(new ListStateDescriptor<>(WATERMARK, LongSerializer.INSTANCE));
        watermarks = kept;
        if (context.isRestored()) {
            // A subtask can take over keys of any other, so that only what all of them had reached is certain.
            long lowest = Long.MAX_VALUE;
            boolean any = false;
            for (long one : kept.get()) {
                lowest = Math.min(lowest, one);
                any = true;
            }
            watermark = any ? lowest : Long.MIN_VALUE;
        }
    }

    @Override
    public void open() throws Exception {
        super.open();
        states = new KeyedStates<>(this.<K>getKeyedStateBackend(), uid, settings.cacheBytes(), getMetricGroup());
        timers = getInternalTimerService(CLEAN_UP, VoidNamespaceSerializer.INSTANCE, this);
        operator.open(this);
    }

    @Override
    public void processElement(StreamRecord<E> element) throws Exception {
        changes.cause(element);
        E value = element.getValue();
        operator.row(keys.getKey(value), value);
    }

    @Override
    public void processWatermark(Watermark mark) throws Exception {
        watermark = Math.max(watermark, mark.getTimestamp());
        super.processWatermark(mark);
    }

    @Override
    public void snapshotState(StateSnapshotContext context) throws Exception {
        super.snapshotState(context);
        states().flush();
        Objects.requireNonNull(watermarks).update(List.of(watermark));
    }

    @Override
    public void onProcessingTime(InternalTimer<K, VoidNamespace> timer) {
        operator.cleanUp(timer.getKey(), now());
    }

    @Override
    public void onEventTime(InternalTimer<K, VoidNamespace> timer) {
        throw new IllegalStateException("no event-time timer is ever registered");
    }

    /** The key of an element is not taken from Flink's key context. */
    @Override
    public boolean hasKeyContext1() {
        return false;
    }

    @Override
    public void setCurrentKey(Object key) {
        timerKey = key;
    }

    @Override
    public Object getCurrentKey() {
        return Objects.requireNonNull(timerKey);
    }

    @Override
    public <V> ValueState<K, V> value(ValueSlot<V> slot) {
        return states().value(slot);
    }

    @Override
    public <N, V> NamespacedState<K, N, V> namespaced(NamespacedSlot<N, V> slot) {
        return states().namespaced(slot);
    }

    @Override
    public <V> OrderedState<K, V> ordered(OrderedSlot<V> slot) {
        return states().ordered(slot);
    }

    private KeyedStates<K> states() {
        return Objects.requireNonNull(states, "states are registered in open");
    }

    @Override
    public Output<O> out() {
        return changes;
    }

    @Override
    public long now() {
        return getProcessingTimeService().getCurrentProcessingTime();
    }

    @Override
    public long watermark() {
        return watermark;
    }

    @Override
    public void cleanUpAt(K key, long time) {
        timerKey = key;
        Objects.requireNonNull(timers).registerProcessingTimeTimer(VoidNamespace.INSTANCE, time);
    }
}
