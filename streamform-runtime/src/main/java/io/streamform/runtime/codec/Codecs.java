package io.streamform.runtime.codec;

import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.List;
import org.apache.avro.LogicalTypes;
import org.apache.avro.Schema;

/** Codecs of single SQL values that are not NULL. Their schemas are those which the compiler derives for state. */
public final class Codecs {

    /** BOOLEAN. */
    public static final Codec<Boolean> BOOLEAN = new Single<>(Schema.create(Schema.Type.BOOLEAN)) {
        @Override
        public void write(Boolean value, AvroOutput out) {
            out.writeBoolean(value);
        }

        @Override
        public Boolean read(AvroInput in) {
            return in.readBoolean();
        }
    };

    /** INT. */
    public static final Codec<Integer> INT = new Single<>(Schema.create(Schema.Type.INT)) {
        @Override
        public void write(Integer value, AvroOutput out) {
            out.writeInt(value);
        }

        @Override
        public Integer read(AvroInput in) {
            return in.readInt();
        }
    };

    /** BIGINT. */
    public static final Codec<Long> LONG = new Single<>(Schema.create(Schema.Type.LONG)) {
        @Override
        public void write(Long value, AvroOutput out) {
            out.writeLong(value);
        }

        @Override
        public Long read(AvroInput in) {
            return in.readLong();
        }
    };

    /** DOUBLE. */
    public static final Codec<Double> DOUBLE = new Single<>(Schema.create(Schema.Type.DOUBLE)) {
        @Override
        public void write(Double value, AvroOutput out) {
            out.writeDouble(value);
        }

        @Override
        public Double read(AvroInput in) {
            return in.readDouble();
        }
    };

    /** STRING. */
    public static final Codec<String> STRING = new Single<>(Schema.create(Schema.Type.STRING)) {
        @Override
        public void write(String value, AvroOutput out) {
            out.writeString(value);
        }

        @Override
        public String read(AvroInput in) {
            return in.readString();
        }
    };

    private Codecs() {}

    /** DECIMAL(precision, scale); values have exactly that scale. */
    public static Codec<BigDecimal> decimal(int precision, int scale) {
        Schema schema = LogicalTypes.decimal(precision, scale).addToSchema(Schema.create(Schema.Type.BYTES));
        return new Single<>(schema) {
            @Override
            public void write(BigDecimal value, AvroOutput out) {
                out.writeDecimal(value, scale);
            }

            @Override
            public BigDecimal read(AvroInput in) {
                return in.readDecimal(scale);
            }
        };
    }

    /** TIMESTAMP(precision): local-timestamp-millis, -micros, or seconds and nanoseconds. */
    public static Codec<LocalDateTime> timestamp(int precision) {
        return new Single<>(timestampSchema(precision)) {
            @Override
            public void write(LocalDateTime value, AvroOutput out) {
                out.writeTimestamp(value, precision);
            }

            @Override
            public LocalDateTime read(AvroInput in) {
                return in.readTimestamp(precision);
            }
        };
    }

    private static Schema timestampSchema(int precision) {
        if (precision > 6) {
            return instant();
        }
        Schema number = Schema.create(Schema.Type.LONG);
        return precision > 3
                ? LogicalTypes.localTimestampMicros().addToSchema(number)
                : LogicalTypes.localTimestampMillis().addToSchema(number);
    }

    private static Schema instant() {
        return Schema.createRecord(
                "Instant",
                "Local date and time without zone.",
                "io.streamform.state",
                false,
                List.of(
                        new Schema.Field(
                                "seconds",
                                Schema.create(Schema.Type.LONG),
                                "Whole seconds since 1970-01-01T00:00:00, rounded down.",
                                0),
                        new Schema.Field(
                                "nanos",
                                Schema.create(Schema.Type.INT),
                                "Nanoseconds of the second, 0 to 999999999.",
                                0)));
    }

    private abstract static class Single<T> implements Codec<T> {

        private final Schema schema;

        Single(Schema schema) {
            this.schema = schema;
        }

        @Override
        public final Schema schema() {
            return schema;
        }

        @Override
        public final T copy(T value) {
            return value;
        }

        @Override
        public final boolean immutable() {
            return true;
        }
    }
}
