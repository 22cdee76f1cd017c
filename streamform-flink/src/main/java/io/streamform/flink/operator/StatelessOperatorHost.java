package io.streamform.flink.operator;

import io.streamform.runtime.change.Change;
import io.streamform.runtime.operator.StatelessOperator;
import org.apache.flink.streaming.api.operators.AbstractStreamOperator;
import org.apache.flink.streaming.api.operators.OneInputStreamOperator;
import org.apache.flink.streaming.api.operators.StreamOperatorParameters;
import org.apache.flink.streaming.runtime.streamrecord.StreamRecord;

/**
 * Runs a {@link StatelessOperator} in Flink.
 *
 * @param <I> row read
 * @param <O> row emitted
 */
final class StatelessOperatorHost<I, O> extends AbstractStreamOperator<Change<O>>
        implements OneInputStreamOperator<Change<I>, Change<O>> {

    private static final long serialVersionUID = 1;

    private final transient StatelessOperator<I, O> operator;
    private final transient ChangeOutput<O> changes;

    StatelessOperatorHost(StreamOperatorParameters<Change<O>> parameters, StatelessOperator<I, O> operator) {
        super(parameters);
        this.operator = operator;
        this.changes = new ChangeOutput<>(output);
    }

    @Override
    public void processElement(StreamRecord<Change<I>> element) {
        changes.cause(element);
        operator.row(element.getValue(), changes);
    }
}
