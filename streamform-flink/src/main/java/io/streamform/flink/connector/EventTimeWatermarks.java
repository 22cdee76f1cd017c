package io.streamform.flink.connector;

import io.streamform.runtime.change.Change;
import io.streamform.runtime.change.SourceElement;
import io.streamform.runtime.change.Upsert;
import io.streamform.runtime.topology.BoundedDelayWatermark;
import io.streamform.runtime.topology.EventTime;
import io.streamform.runtime.topology.SourceSpec;
import java.time.Duration;
import org.apache.flink.api.common.eventtime.Watermark;
import org.apache.flink.api.common.eventtime.WatermarkGenerator;
import org.apache.flink.api.common.eventtime.WatermarkOutput;
import org.apache.flink.api.common.eventtime.WatermarkStrategy;
import org.jspecify.annotations.Nullable;

/** Watermarks of sources, made per split from decoded rows: greatest event time − delay, exactly. */
public final class EventTimeWatermarks {

    private EventTimeWatermarks() {}

    /** The strategy that {@code spec} declares; without event time there are no watermarks. */
    public static <K, T> WatermarkStrategy<SourceElement<T>> of(SourceSpec<K, T> spec) {
        EventTime<T> time = spec.eventTime();
        if (time == null) {
            return WatermarkStrategy.noWatermarks();
        }
        EventTime.Extractor<T> extractor = time.extractor();
        long delay = time.maxDelayMillis();
        WatermarkStrategy<SourceElement<T>> strategy = WatermarkStrategy.<SourceElement<T>>forGenerator(
                        context -> new Generator<>(extractor, new BoundedDelayWatermark(delay)))
                .withTimestampAssigner((element, previous) -> eventTime(element, extractor, previous));
        return time.idleAfterMillis() > 0 ? strategy.withIdleness(Duration.ofMillis(time.idleAfterMillis())) : strategy;
    }

    private static <T> long eventTime(SourceElement<T> element, EventTime.Extractor<T> extractor, long otherwise) {
        T row = rowOf(element);
        return row == null ? otherwise : extractor.millis(row);
    }

    /** The row whose event time counts: the newest that the element carries. */
    private static <T> @Nullable T rowOf(SourceElement<T> element) {
        if (element instanceof Change<T> change) {
            return change.anyRow();
        }
        return element instanceof Upsert<?, T> upsert ? upsert.row() : null;
    }

    private static final class Generator<T> implements WatermarkGenerator<SourceElement<T>> {

        private final EventTime.Extractor<T> extractor;
        private final BoundedDelayWatermark watermark;

        Generator(EventTime.Extractor<T> extractor, BoundedDelayWatermark watermark) {
            this.extractor = extractor;
            this.watermark = watermark;
        }

        @Override
        public void onEvent(SourceElement<T> element, long timestamp, WatermarkOutput output) {
            T row = rowOf(element);
            if (row != null) {
                watermark.advance(extractor.millis(row));
            }
        }

        @Override
        public void onPeriodicEmit(WatermarkOutput output) {
            long current = watermark.current();
            if (current != Long.MIN_VALUE) {
                output.emitWatermark(new Watermark(current));
            }
        }
    }
}
