package io.streamform.codegen.planner;

import io.streamform.codegen.plan.ValueType;
import io.streamform.ir.type.StreamType;
import io.streamform.ir.type.TypeVisitor;

/** Java's view of SQL types. */
final class Types implements TypeVisitor<ValueType> {

    private static final Types INSTANCE = new Types();

    private Types() {}

    static ValueType of(StreamType type) {
        return type.accept(INSTANCE);
    }

    @Override
    public ValueType visitBoolean(StreamType.BooleanType type) {
        return plain(ValueType.Kind.BOOLEAN, type);
    }

    @Override
    public ValueType visitInt(StreamType.IntType type) {
        return plain(ValueType.Kind.INT, type);
    }

    @Override
    public ValueType visitBigInt(StreamType.BigIntType type) {
        return plain(ValueType.Kind.BIGINT, type);
    }

    @Override
    public ValueType visitDouble(StreamType.DoubleType type) {
        return plain(ValueType.Kind.DOUBLE, type);
    }

    @Override
    public ValueType visitDecimal(StreamType.DecimalType type) {
        return new ValueType(ValueType.Kind.DECIMAL, type.precision(), type.scale(), type.nullable());
    }

    @Override
    public ValueType visitString(StreamType.StringType type) {
        return new ValueType(ValueType.Kind.STRING, type.length(), 0, type.nullable());
    }

    @Override
    public ValueType visitTimestamp(StreamType.TimestampType type) {
        return new ValueType(ValueType.Kind.TIMESTAMP, type.precision(), 0, type.nullable());
    }

    private static ValueType plain(ValueType.Kind kind, StreamType type) {
        return new ValueType(kind, 0, 0, type.nullable());
    }
}
