package io.streamform.runtime.state;

import java.math.BigDecimal;
import java.time.LocalDateTime;

/** {@link OrderKey}s of one value, as MIN (ascending) and MAX (descending) over retracting input need them. */
public final class OrderKeys {

    private OrderKeys() {}

    /** A BOOLEAN key. The least value first. */
    public static OrderKey ascending(Boolean value) {
        return new OrderKeyBuilder().add(value.booleanValue(), false).build();
    }

    /** A BOOLEAN key. The greatest value first. */
    public static OrderKey descending(Boolean value) {
        return new OrderKeyBuilder().add(value.booleanValue(), true).build();
    }

    /** A INT key. The least value first. */
    public static OrderKey ascending(Integer value) {
        return new OrderKeyBuilder().add(value.longValue(), false).build();
    }

    /** A INT key. The greatest value first. */
    public static OrderKey descending(Integer value) {
        return new OrderKeyBuilder().add(value.longValue(), true).build();
    }

    /** A BIGINT key. The least value first. */
    public static OrderKey ascending(Long value) {
        return new OrderKeyBuilder().add(value.longValue(), false).build();
    }

    /** A BIGINT key. The greatest value first. */
    public static OrderKey descending(Long value) {
        return new OrderKeyBuilder().add(value.longValue(), true).build();
    }

    /** A DOUBLE key. The least value first. */
    public static OrderKey ascending(Double value) {
        return new OrderKeyBuilder().add(value.doubleValue(), false).build();
    }

    /** A DOUBLE key. The greatest value first. */
    public static OrderKey descending(Double value) {
        return new OrderKeyBuilder().add(value.doubleValue(), true).build();
    }

    /** A DECIMAL key. The least value first. */
    public static OrderKey ascending(BigDecimal value) {
        return new OrderKeyBuilder().add(value, false).build();
    }

    /** A DECIMAL key. The greatest value first. */
    public static OrderKey descending(BigDecimal value) {
        return new OrderKeyBuilder().add(value, true).build();
    }

    /** A STRING key. The least value first. */
    public static OrderKey ascending(String value) {
        return new OrderKeyBuilder().add(value, false).build();
    }

    /** A STRING key. The greatest value first. */
    public static OrderKey descending(String value) {
        return new OrderKeyBuilder().add(value, true).build();
    }

    /** A TIMESTAMP key. The least value first. */
    public static OrderKey ascending(LocalDateTime value) {
        return new OrderKeyBuilder().add(value, false).build();
    }

    /** A TIMESTAMP key. The greatest value first. */
    public static OrderKey descending(LocalDateTime value) {
        return new OrderKeyBuilder().add(value, true).build();
    }
}
