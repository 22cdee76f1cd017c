package io.streamform.runtime.function;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** Results of AVG from a sum and a count: NULL if the count is 0, in the type of the argument. */
public final class Averages {

    private Averages() {}

    /**
     * AVG(INT): the quotient towards zero. Flink SQL plans it as {@code SUM(x) / COUNT(x)}, and its SUM of INT wraps at 32
     * bits; so does this.
     */
    public static @Nullable Integer ofInt(long sum, long count) {
        return count == 0 ? null : (int) ((int) sum / count);
    }

    /** AVG(BIGINT): the quotient towards zero, of a sum that may have wrapped. */
    public static @Nullable Long ofBigint(long sum, long count) {
        return count == 0 ? null : sum / count;
    }

    /** AVG(DOUBLE). */
    public static @Nullable Double ofDouble(double sum, long count) {
        return count == 0 ? null : sum / count;
    }

    /**
     * AVG(DECIMAL(p, s)): a DECIMAL(38, max(6, s)), rounded half up.
     *
     * @param sum exact, at the argument's scale
     * @param scale of the argument
     */
    public static @Nullable BigDecimal ofDecimal(@Nullable BigDecimal sum, long count, int scale) {
        if (count == 0 || sum == null) {
            return null;
        }
        // A sum of more than 38 digits has no value in SQL.
        BigDecimal kept = Decimals.fit(sum, 38, scale);
        return Decimals.divide(kept, BigDecimal.valueOf(count), 38, Math.max(6, scale));
    }
}
