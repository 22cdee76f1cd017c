package io.streamform.flink.operator;

import io.streamform.runtime.change.Change;
import io.streamform.runtime.operator.Output;
import org.apache.flink.streaming.runtime.streamrecord.StreamRecord;

/**
 * Hands changes to Flink in one reused record, with the timestamp of the element that caused them.
 *
 * @param <O> row
 */
final class ChangeOutput<O> implements Output<O> {

    private final org.apache.flink.streaming.api.operators.Output<StreamRecord<Change<O>>> target;
    private final StreamRecord<Change<O>> record;

    @SuppressWarnings("NullAway") // the value is set before the record is seen
    ChangeOutput(org.apache.flink.streaming.api.operators.Output<StreamRecord<Change<O>>> target) {
        this.target = target;
        this.record = new StreamRecord<>(null);
    }

    /** Takes over the timestamp of the element that is handled next. */
    void cause(StreamRecord<?> element) {
        if (element.hasTimestamp()) {
            record.setTimestamp(element.getTimestamp());
        } else {
            record.eraseTimestamp();
        }
    }

    @Override
    public void emit(Change<O> change) {
        target.collect(record.replace(change));
    }
}
