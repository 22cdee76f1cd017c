package io.streamform.sql.project;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lengths of time as people write them: {@code 5 seconds}, {@code 1 minute}, {@code 90 days}, {@code 250 ms}. */
final class DurationText {

    /** What is accepted, for messages. */
    static final String FORM = "a number and a unit such as 500 ms, 5 seconds, 1 minute, 2 hours, 30 days";

    private static final Pattern SHAPE = Pattern.compile("(\\d{1,12})\\s*([a-z]+)");

    private static final Map<String, Long> MILLISECONDS = Map.ofEntries(
            Map.entry("ms", 1L),
            Map.entry("millisecond", 1L),
            Map.entry("milliseconds", 1L),
            Map.entry("s", 1_000L),
            Map.entry("second", 1_000L),
            Map.entry("seconds", 1_000L),
            Map.entry("min", 60_000L),
            Map.entry("minute", 60_000L),
            Map.entry("minutes", 60_000L),
            Map.entry("h", 3_600_000L),
            Map.entry("hour", 3_600_000L),
            Map.entry("hours", 3_600_000L),
            Map.entry("d", 86_400_000L),
            Map.entry("day", 86_400_000L),
            Map.entry("days", 86_400_000L));

    private DurationText() {}

    /** The duration, or nothing if the text is none or is longer than {@code Long.MAX_VALUE} milliseconds. */
    static Optional<Duration> parse(String text) {
        Matcher matcher = SHAPE.matcher(YamlDocument.fold(text.strip()));
        if (!matcher.matches()) {
            return Optional.empty();
        }
        Long unit = MILLISECONDS.get(matcher.group(2));
        if (unit == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(Duration.ofMillis(Math.multiplyExact(Long.parseLong(matcher.group(1)), unit)));
        } catch (ArithmeticException e) {
            return Optional.empty();
        }
    }
}
