package io.streamform.ir.state;

import io.streamform.ir.type.StreamType;
import io.streamform.ir.type.TypeVisitor;
import org.apache.avro.Schema;

/** Avro types of key components: wide, so that a key column can be widened without touching the bytes of its keys. */
final class KeyTypes implements TypeVisitor<Schema> {

    static final KeyTypes INSTANCE = new KeyTypes();

    private KeyTypes() {}

    @Override
    public Schema visitBoolean(StreamType.BooleanType type) {
        return Schema.create(Schema.Type.BOOLEAN);
    }

    @Override
    public Schema visitInt(StreamType.IntType type) {
        return Schema.create(Schema.Type.LONG);
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
        return ValueTypes.decimal(StreamType.DecimalType.MAX_PRECISION, type.scale());
    }

    @Override
    public Schema visitString(StreamType.StringType type) {
        return Schema.create(Schema.Type.STRING);
    }

    @Override
    public Schema visitTimestamp(StreamType.TimestampType type) {
        return ValueTypes.instant();
    }
}
