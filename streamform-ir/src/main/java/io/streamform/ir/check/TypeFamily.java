package io.streamform.ir.check;

import io.streamform.ir.type.StreamType;
import io.streamform.ir.type.TypeVisitor;

/** Types without their parameters: values of one family can be compared. */
enum TypeFamily {
    BOOLEAN,
    INT,
    BIGINT,
    DOUBLE,
    DECIMAL,
    STRING,
    TIMESTAMP;

    private static final TypeVisitor<TypeFamily> OF = new TypeVisitor<>() {
        @Override
        public TypeFamily visitBoolean(StreamType.BooleanType type) {
            return BOOLEAN;
        }

        @Override
        public TypeFamily visitInt(StreamType.IntType type) {
            return INT;
        }

        @Override
        public TypeFamily visitBigInt(StreamType.BigIntType type) {
            return BIGINT;
        }

        @Override
        public TypeFamily visitDouble(StreamType.DoubleType type) {
            return DOUBLE;
        }

        @Override
        public TypeFamily visitDecimal(StreamType.DecimalType type) {
            return DECIMAL;
        }

        @Override
        public TypeFamily visitString(StreamType.StringType type) {
            return STRING;
        }

        @Override
        public TypeFamily visitTimestamp(StreamType.TimestampType type) {
            return TIMESTAMP;
        }
    };

    static TypeFamily of(StreamType type) {
        return type.accept(OF);
    }

    boolean isNumber() {
        return switch (this) {
            case INT, BIGINT, DOUBLE, DECIMAL -> true;
            case BOOLEAN, STRING, TIMESTAMP -> false;
        };
    }

    /** Class of the constants of this family. */
    Class<?> literalClass() {
        return switch (this) {
            case BOOLEAN -> Boolean.class;
            case INT -> Integer.class;
            case BIGINT -> Long.class;
            case DOUBLE -> Double.class;
            case DECIMAL -> java.math.BigDecimal.class;
            case STRING -> String.class;
            case TIMESTAMP -> java.time.LocalDateTime.class;
        };
    }
}
