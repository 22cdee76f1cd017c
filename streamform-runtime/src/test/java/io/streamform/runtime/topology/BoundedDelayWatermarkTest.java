package io.streamform.runtime.topology;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BoundedDelayWatermarkTest {

    @Test
    void theWatermarkIsTheGreatestTimeLessTheDelay() {
        BoundedDelayWatermark watermark = new BoundedDelayWatermark(5_000);
        assertThat(watermark.current()).isEqualTo(Long.MIN_VALUE);
        assertThat(watermark.advance(10_000)).isTrue();
        assertThat(watermark.current()).isEqualTo(5_000);
        assertThat(watermark.advance(9_000)).isFalse();
        assertThat(watermark.advance(10_001)).isTrue();
        assertThat(watermark.current()).isEqualTo(5_001);
    }

    @Test
    void veryOldEventsDoNotWrapRound() {
        BoundedDelayWatermark watermark = new BoundedDelayWatermark(5_000);
        watermark.advance(Long.MIN_VALUE + 10);
        assertThat(watermark.current()).isEqualTo(Long.MIN_VALUE);
    }
}
