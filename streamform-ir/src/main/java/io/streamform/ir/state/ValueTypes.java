package io.streamform.ir.state;

import io.streamform.ir.type.StreamType;
import io.streamform.ir.type.TypeVisitor;
import java.util.List;
import org.apache.avro.LogicalTypes;
import org.apache.avro.Schema;

/** Avro types of values, without the union that makes them nullable. */
final class ValueTypes implements TypeVisitor<Schema> {

    static final ValueTypes INSTANCE = new ValueTypes();

    private ValueTypes() {}

    /** A point on a time line without zone, exact to the nanosecond: {@code io.streamform.state.Instant}. */
    static Schema instant() {
        return Schema.createRecord(
                "Instant",
                "Local date and time without zone.",
                StateSchemas.NAMESPACE,
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

    static Schema decimal(int precision, int scale) {
        return LogicalTypes.decimal(precision, scale).addToSchema(Schema.create(Schema.Type.BYTES));
    }

    @Override
    public Schema visitBoolean(StreamType.BooleanType type) {
        return Schema.create(Schema.Type.BOOLEAN);
    }

    @Override
    public Schema visitInt(StreamType.IntType type) {
        return Schema.create(Schema.Type.INT);
    }

    @Override
    public Schema visitBigInt(StreamType.BigIntType type) {
        return Schema.create(Schema.Type.LONG);
    }

    @Override
    public Schema visitDouble(StreamType.DoubleType type) {
        return Schema.create(Schema.Type.DOUBLE);
    }

    @Override
    public Schema visitDecimal(StreamType.DecimalType type) {
        return decimal(type.precision(), type.scale());
    }

    @Override
    public Schema visitString(StreamType.StringType type) {
        return Schema.create(Schema.Type.STRING);
    }

    @Override
    public Schema visitTimestamp(StreamType.TimestampType type) {
        if (type.precision() > 6) {
            return instant();
        }
        return type.precision() > 3
                ? LogicalTypes.localTimestampMicros().addToSchema(Schema.create(Schema.Type.LONG))
                : LogicalTypes.localTimestampMillis().addToSchema(Schema.create(Schema.Type.LONG));
    }
}
