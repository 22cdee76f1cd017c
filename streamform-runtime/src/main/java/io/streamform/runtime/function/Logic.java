package io.streamform.runtime.function;

import org.jspecify.annotations.Nullable;

/** SQL's three-valued logic. NULL is UNKNOWN. */
public final class Logic {

    private Logic() {}

    /** {@code a AND b}: FALSE if one is FALSE, else NULL if one is NULL. */
    public static @Nullable Boolean and(@Nullable Boolean a, @Nullable Boolean b) {
        if (isFalse(a) || isFalse(b)) {
            return Boolean.FALSE;
        }
        return (a == null || b == null) ? null : Boolean.TRUE;
    }

    /** {@code a OR b}: TRUE if one is TRUE, else NULL if one is NULL. */
    public static @Nullable Boolean or(@Nullable Boolean a, @Nullable Boolean b) {
        if (isTrue(a) || isTrue(b)) {
            return Boolean.TRUE;
        }
        return (a == null || b == null) ? null : Boolean.FALSE;
    }

    /** {@code NOT a}: NULL stays NULL. */
    public static @Nullable Boolean not(@Nullable Boolean a) {
        return a == null ? null : !a;
    }

    /** {@code a IS TRUE}. */
    public static boolean isTrue(@Nullable Boolean a) {
        return a != null && a;
    }

    /** {@code a IS FALSE}. */
    public static boolean isFalse(@Nullable Boolean a) {
        return a != null && !a;
    }
}
