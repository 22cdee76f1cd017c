package io.streamform.flink.operator;

import io.streamform.runtime.change.Change;
import io.streamform.runtime.operator.StatelessOperator;
import org.apache.flink.streaming.api.operators.AbstractStreamOperatorFactory;
import org.apache.flink.streaming.api.operators.ChainingStrategy;
import org.apache.flink.streaming.api.operators.OneInputStreamOperatorFactory;
import org.apache.flink.streaming.api.operators.StreamOperator;
import org.apache.flink.streaming.api.operators.StreamOperatorParameters;

/**
 * Makes the Flink operators that host a stateless operator, for {@code DataStream.transform}.
 *
 * @param <I> row read
 * @param <O> row emitted
 */
public final class StatelessOperatorFactory<I, O> extends AbstractStreamOperatorFactory<Change<O>>
        implements OneInputStreamOperatorFactory<Change<I>, Change<O>> {

    private static final long serialVersionUID = 1;

    private final OperatorSupplier<? extends StatelessOperator<I, O>> operator;

    private StatelessOperatorFactory(OperatorSupplier<? extends StatelessOperator<I, O>> operator) {
        this.operator = operator;
        this.chainingStrategy = ChainingStrategy.ALWAYS;
    }

    /** A factory for what {@code operator} makes. */
    public static <I, O> StatelessOperatorFactory<I, O> of(
            OperatorSupplier<? extends StatelessOperator<I, O>> operator) {
        return new StatelessOperatorFactory<>(operator);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T extends StreamOperator<Change<O>>> T createStreamOperator(
            StreamOperatorParameters<Change<O>> parameters) {
        return (T) new StatelessOperatorHost<>(parameters, operator.get());
    }

    @Override
    @SuppressWarnings("rawtypes")
    public Class<? extends StreamOperator> getStreamOperatorClass(ClassLoader classLoader) {
        return StatelessOperatorHost.class;
    }
}
