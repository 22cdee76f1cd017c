package io.streamform.flink.connector;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.flink.fixture.Order;
import io.streamform.flink.fixture.Orders;
import io.streamform.runtime.change.BadRecord;
import io.streamform.runtime.change.Change;
import io.streamform.runtime.change.SourceElement;
import io.streamform.runtime.topology.SourceSpec;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.apache.flink.api.common.eventtime.TimestampAssignerSupplier;
import org.apache.flink.api.common.eventtime.Watermark;
import org.apache.flink.api.common.eventtime.WatermarkGenerator;
import org.apache.flink.api.common.eventtime.WatermarkGeneratorSupplier;
import org.apache.flink.api.common.eventtime.WatermarkOutput;
import org.apache.flink.api.common.eventtime.WatermarkStrategy;
import org.apache.flink.metrics.groups.UnregisteredMetricsGroup;
import org.apache.flink.util.InstantiationUtil;
import org.apache.flink.util.clock.RelativeClock;
import org.apache.flink.util.clock.SystemClock;
import org.junit.jupiter.api.Test;

class EventTimeWatermarksTest {

    private static final WatermarkStrategy<SourceElement<Order>> STRATEGY = EventTimeWatermarks.of(Orders.timed(
            Orders.source(SourceSpec.Changelog.APPEND, SourceSpec.OnBadRecord.FAIL, Orders.file("orders.jsonl"))));

    private static SourceElement<Order> order(long millis) {
        return Change.insert(new Order(
                1, null, null, LocalDateTime.ofEpochSecond(0, 0, ZoneOffset.UTC).plusNanos(millis * 1_000_000)));
    }

    private static WatermarkGenerator<SourceElement<Order>> generator() {
        return STRATEGY.createWatermarkGenerator(new Context());
    }

    @Test
    void theWatermarkIsTheGreatestEventTimeLessTheDelayWithoutAMillisecondMore() {
        WatermarkGenerator<SourceElement<Order>> generator = generator();
        Collected collected = new Collected();
        generator.onPeriodicEmit(collected);
        generator.onEvent(order(10_000), 10_000, collected);
        generator.onEvent(order(8_000), 8_000, collected);
        generator.onEvent(new BadRecord<>("orders", "line 3", "none"), 0, collected);
        generator.onPeriodicEmit(collected);
        assertThat(collected.watermarks).containsExactly(5_000L);
    }

    @Test
    void elementsCarryTheirEventTime() {
        assertThat(STRATEGY.createTimestampAssigner(new Context()).extractTimestamp(order(7), -1))
                .isEqualTo(7);
    }

    @Test
    void theStrategyTravels() throws Exception {
        assertThat(InstantiationUtil.serializeObject(STRATEGY)).isNotEmpty();
    }

    private static final class Context
            implements WatermarkGeneratorSupplier.Context, TimestampAssignerSupplier.Context {
        @Override
        public org.apache.flink.metrics.MetricGroup getMetricGroup() {
            return new UnregisteredMetricsGroup();
        }

        @Override
        public RelativeClock getInputActivityClock() {
            return SystemClock.getInstance();
        }
    }

    private static final class Collected implements WatermarkOutput {
        private final List<Long> watermarks = new ArrayList<>();

        @Override
        public void emitWatermark(Watermark watermark) {
            watermarks.add(watermark.getTimestamp());
        }

        @Override
        public void markIdle() {}

        @Override
        public void markActive() {}
    }
}
