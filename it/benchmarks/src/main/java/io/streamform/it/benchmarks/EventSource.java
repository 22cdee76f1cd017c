package io.streamform.it.benchmarks;

import org.apache.flink.streaming.api.functions.source.legacy.SourceFunction;

/**
 * Emits the prepared events and starts the stopwatch on its way. The old source interface, because nothing of Flink's is
 * cheaper.
 *
 * @param <T> what it emits
 */
@SuppressWarnings("deprecation")
final class EventSource<T> implements SourceFunction<T> {

    private static final long serialVersionUID = 1;

    private final RowMaker<T> rows;
    private final int warmUp;
    private volatile boolean cancelled;

    EventSource(RowMaker<T> rows, int warmUp) {
        this.rows = rows;
        this.warmUp = warmUp;
    }

    @Override
    public void run(SourceContext<T> context) {
        int[] keys = Events.keys();
        for (int i = 0; i < keys.length && !cancelled; i++) {
            if (i == warmUp) {
                Stopwatch.start();
            }
            context.collect(rows.row(keys[i], Events.amount(i)));
        }
    }

    @Override
    public void cancel() {
        cancelled = true;
    }
}
