package io.streamform.runtime.function;

import org.jspecify.annotations.Nullable;

/**
 * The running MIN and MAX over append input: the new extreme of the present one and a value; a NULL value changes nothing.
 * NaN is neither less nor greater than anything, so that the result over NaN depends on the order of arrival, as in Flink
 * SQL.
 */
public final class Extremes {

    private Extremes() {}

    /** The lesser. */
    public static <T extends Comparable<? super T>> @Nullable T min(@Nullable T present, @Nullable T value) {
        if (value == null) {
            return present;
        }
        return (present == null || value.compareTo(present) < 0) ? value : present;
    }

    /** The greater. */
    public static <T extends Comparable<? super T>> @Nullable T max(@Nullable T present, @Nullable T value) {
        if (value == null) {
            return present;
        }
        return (present == null || value.compareTo(present) > 0) ? value : present;
    }

    /** The lesser. */
    public static @Nullable Double min(@Nullable Double present, @Nullable Double value) {
        if (value == null) {
            return present;
        }
        return (present == null || value.doubleValue() < present.doubleValue()) ? value : present;
    }

    /** The greater. */
    public static @Nullable Double max(@Nullable Double present, @Nullable Double value) {
        if (value == null) {
            return present;
        }
        return (present == null || value.doubleValue() > present.doubleValue()) ? value : present;
    }

    /** The lesser in the order of code points. */
    public static @Nullable String min(@Nullable String present, @Nullable String value) {
        if (value == null) {
            return present;
        }
        return (present == null || Texts.compare(value, present) < 0) ? value : present;
    }

    /** The greater in the order of code points. */
    public static @Nullable String max(@Nullable String present, @Nullable String value) {
        if (value == null) {
            return present;
        }
        return (present == null || Texts.compare(value, present) > 0) ? value : present;
    }
}
