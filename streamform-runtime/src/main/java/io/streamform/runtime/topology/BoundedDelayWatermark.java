package io.streamform.runtime.topology;

/**
 * The watermark of one split of a source: greatest event time so far − delay, exactly, as Flink SQL's WATERMARK clause has
 * it. Simulator and Flink use this class alike.
 */
public final class BoundedDelayWatermark {

    private final long delayMillis;
    private long greatest = Long.MIN_VALUE;

    /** A watermark before the first event. */
    public BoundedDelayWatermark(long delayMillis) {
        if (delayMillis < 0) {
            throw new IllegalArgumentException("a delay is not negative: " + delayMillis);
        }
        this.delayMillis = delayMillis;
    }

    /** Sees an event; returns whether the watermark has moved. */
    public boolean advance(long eventTimeMillis) {
        if (eventTimeMillis <= greatest) {
            return false;
        }
        greatest = eventTimeMillis;
        return true;
    }

    /** The watermark in milliseconds, {@link Long#MIN_VALUE} before the first event. */
    public long current() {
        // No event is so old that its watermark would be below the least long.
        return greatest < Long.MIN_VALUE + delayMillis ? Long.MIN_VALUE : greatest - delayMillis;
    }
}
