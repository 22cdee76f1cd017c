package io.streamform.runtime.schema;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/** The canonical form of key components: equal in SQL's grouping means equal as Java objects and as bytes. */
public final class KeyParts {

    private KeyParts() {}

    /** An INT as the BIGINT that stands for it in a key. */
    public static @Nullable Long of(@Nullable Integer value) {
        return value == null ? null : value.longValue();
    }

    /** A DOUBLE with one zero and one NaN. */
    public static double of(double value) {
        // Adding 0.0 turns −0.0 into 0.0 and leaves everything else alone.
        return Double.isNaN(value) ? Double.NaN : value + 0.0;
    }

    /** A DOUBLE with one zero and one NaN. */
    public static @Nullable Double of(@Nullable Double value) {
        return value == null ? null : of(value.doubleValue());
    }

    /** A DECIMAL at its declared scale. */
    public static @Nullable BigDecimal of(@Nullable BigDecimal value, int scale) {
        return value == null ? null : value.setScale(scale, RoundingMode.UNNECESSARY);
    }
}
