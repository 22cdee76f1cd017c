package io.streamform.ir.text;

import java.time.Duration;

/** Writes durations in the greatest unit that is exact: {@code 5 seconds}, {@code 1 minute}, {@code 36 hours}. */
public final class DurationText {

    private DurationText() {}

    /** The duration with its unit. */
    public static String of(Duration duration) {
        if (duration.isZero()) {
            return "0 seconds";
        }
        if (duration.getNano() % 1_000_000 != 0) {
            return unit(duration.toNanos(), "nanosecond");
        }
        if (duration.getNano() != 0) {
            return unit(duration.toMillis(), "millisecond");
        }
        long seconds = duration.getSeconds();
        if (seconds % 86_400 == 0) {
            return unit(seconds / 86_400, "day");
        }
        if (seconds % 3_600 == 0) {
            return unit(seconds / 3_600, "hour");
        }
        return seconds % 60 == 0 ? unit(seconds / 60, "minute") : unit(seconds, "second");
    }

    private static String unit(long count, String name) {
        return count + " " + name + (count == 1 ? "" : "s");
    }
}
