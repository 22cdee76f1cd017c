package io.streamform.flink.operator;

import io.streamform.runtime.change.Change;
import io.streamform.runtime.change.Upsert;
import io.streamform.runtime.operator.KeyedOperator;
import io.streamform.runtime.schema.KeySchema;
import org.apache.flink.api.java.functions.KeySelector;
import org.apache.flink.streaming.api.operators.AbstractStreamOperatorFactory;
import org.apache.flink.streaming.api.operators.ChainingStrategy;
import org.apache.flink.streaming.api.operators.OneInputStreamOperatorFactory;
import org.apache.flink.streaming.api.operators.StreamOperator;
import org.apache.flink.streaming.api.operators.StreamOperatorParameters;

/**
 * Makes the Flink operators that host a keyed operator, for {@code KeyedStream.transform}. The {@code uid} given here and to
 * Flink are the same: it names the operator's states in the index of codecs.
 *
 * @param <K> key
 * @param <E> element read
 * @param <O> row emitted
 */
public final class KeyedOperatorFactory<K, E, O> extends AbstractStreamOperatorFactory<Change<O>>
        implements OneInputStreamOperatorFactory<E, Change<O>> {

    private static final long serialVersionUID = 1;

    private final String uid;
    private final KeySelector<E, K> keys;
    private final OperatorSupplier<? extends KeyedOperator<K, E, O>> operator;
    private final HostSettings settings;

    private KeyedOperatorFactory(
            String uid,
            KeySelector<E, K> keys,
            OperatorSupplier<? extends KeyedOperator<K, E, O>> operator,
            HostSettings settings) {
        this.uid = uid;
        this.keys = keys;
        this.operator = operator;
        this.settings = settings;
        this.chainingStrategy = ChainingStrategy.ALWAYS;
    }

    /** A factory for what {@code operator} makes, which reads changes with keys of {@code key}. */
    public static <K, I, O> KeyedOperatorFactory<K, Change<I>, O> of(
            String uid,
            KeySchema<K, I> key,
            OperatorSupplier<? extends KeyedOperator<K, Change<I>, O>> operator,
            HostSettings settings) {
        return new KeyedOperatorFactory<>(uid, KeySelectors.of(key), operator, settings);
    }

    /** A factory for what {@code operator} makes, which reads upserts. */
    public static <K, T, O> KeyedOperatorFactory<K, Upsert<K, T>, O> ofUpserts(
            String uid, OperatorSupplier<? extends KeyedOperator<K, Upsert<K, T>, O>> operator, HostSettings settings) {
        return new KeyedOperatorFactory<>(uid, KeySelectors.upsert(), operator, settings);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <P extends StreamOperator<Change<O>>> P createStreamOperator(
            StreamOperatorParameters<Change<O>> parameters) {
        return (P) new KeyedOperatorHost<>(parameters, uid, keys, operator.get(), settings);
    }

    @Override
    @SuppressWarnings("rawtypes")
    public Class<? extends StreamOperator> getStreamOperatorClass(ClassLoader classLoader) {
        return KeyedOperatorHost.class;
    }
}
