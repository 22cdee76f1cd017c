package io.streamform.it.cluster;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionTimeoutException;
import org.jspecify.annotations.Nullable;

/** Waiting on conditions with a deadline: a look, a short pause, another look. */
public final class Wait {

    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(50);

    private Wait() {}

    /**
     * Looks until a value is there and returns it. An exception thrown by the look ends the wait at once, which is how
     * a condition that can no longer come true fails early.
     *
     * @param what the condition in words, for the message when time runs out
     * @param limit how long to look
     * @param look returns the value, or empty when it is not there yet
     * @throws ClusterException when the limit passed without a value
     */
    public static <T> T until(String what, Duration limit, Supplier<Optional<T>> look) {
        AtomicReference<@Nullable T> found = new AtomicReference<>();
        try {
            Awaitility.await(what)
                    .atMost(limit)
                    .pollDelay(Duration.ZERO)
                    .pollInterval(BETWEEN_LOOKS)
                    .pollInSameThread()
                    .until(() -> {
                        found.set(look.get().orElse(null));
                        return found.get() != null;
                    });
        } catch (ConditionTimeoutException e) {
            throw new ClusterException("gave up after " + limit + " waiting for: " + what, e);
        }
        T value = found.get();
        if (value == null) {
            throw new IllegalStateException("the wait ended without a value: " + what);
        }
        return value;
    }

    /**
     * Looks until the condition holds.
     *
     * @throws ClusterException when the limit passed and it still does not hold
     */
    public static void untilTrue(String what, Duration limit, Supplier<Boolean> condition) {
        until(what, limit, () -> condition.get() ? Optional.of(Boolean.TRUE) : Optional.empty());
    }
}
