package io.streamform.flink.connector;

import io.streamform.flink.job.BadRecordException;
import io.streamform.runtime.change.BadRecord;
import io.streamform.runtime.change.Change;
import io.streamform.runtime.change.SourceElement;
import io.streamform.runtime.change.Upsert;
import io.streamform.runtime.topology.SourceSpec;
import org.apache.flink.metrics.Counter;
import org.apache.flink.runtime.execution.SuppressRestartsException;
import org.apache.flink.streaming.api.operators.AbstractStreamOperator;
import org.apache.flink.streaming.api.operators.OneInputStreamOperator;
import org.apache.flink.streaming.runtime.streamrecord.StreamRecord;
import org.jspecify.annotations.Nullable;

/**
 * Stands right behind a source and lets no bad record through. {@code on_bad_record: fail} fails the job at once, because a
 * restart would read the same record again; {@code drop} counts it in the metric {@value #METRIC}.
 *
 * @param <T> row of the source
 * @param <O> {@link Change} or {@link Upsert}, whatever the source emits
 */
public final class BadRecords<T, O extends SourceElement<T>> extends AbstractStreamOperator<O>
        implements OneInputStreamOperator<SourceElement<T>, O> {

    /** Name of the metric that counts dropped records. */
    public static final String METRIC = "badRecords";

    private static final long serialVersionUID = 1L;

    private final SourceSpec.OnBadRecord policy;
    private transient @Nullable Counter dropped;

    private BadRecords(SourceSpec.OnBadRecord policy) {
        this.policy = policy;
    }

    /** For an append or retract source. */
    public static <K, T> BadRecords<T, Change<T>> of(SourceSpec<K, T> spec) {
        return new BadRecords<>(spec.onBadRecord());
    }

    /** For an upsert source. */
    public static <K, T> BadRecords<T, Upsert<K, T>> ofUpserts(SourceSpec<K, T> spec) {
        return new BadRecords<>(spec.onBadRecord());
    }

    @Override
    public void open() throws Exception {
        super.open();
        dropped = getMetricGroup().counter(METRIC);
    }

    @Override
    @SuppressWarnings("unchecked")
    public void processElement(StreamRecord<SourceElement<T>> element) {
        SourceElement<T> value = element.getValue();
        if (value instanceof BadRecord<T> bad) {
            handle(bad);
        } else {
            // The same record object goes on, so that nothing is allocated per element.
            output.collect((StreamRecord<O>) (StreamRecord<?>) element);
        }
    }

    private void handle(BadRecord<T> bad) {
        switch (policy) {
            case FAIL:
                throw new SuppressRestartsException(new BadRecordException(message(bad)));
            case DROP:
                if (dropped != null) {
                    dropped.inc();
                }
                break;
        }
    }

    private static String message(BadRecord<?> bad) {
        return "source '" + bad.source() + "': bad record at " + bad.place() + ": " + bad.reason()
                + "; correct the record, or the columns in sources.yml, or have such records dropped and counted:"
                + " 'on_bad_record: drop' in sources.yml";
    }
}
