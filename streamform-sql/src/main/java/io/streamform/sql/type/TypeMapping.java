package io.streamform.sql.type;

import io.streamform.ir.type.Column;
import io.streamform.ir.type.RowType;
import io.streamform.ir.type.StreamType;
import io.streamform.ir.type.TypeVisitor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rel.type.RelDataTypeFactory;
import org.apache.calcite.sql.type.SqlTypeName;

/** Between Calcite's types and ours. */
public final class TypeMapping {

    private TypeMapping() {}

    /**
     * Our type, or nothing if the type is not supported yet. A CHAR, which only literals have, is a VARCHAR of its
     * length.
     */
    public static Optional<StreamType> toStreamType(RelDataType type) {
        boolean nullable = type.isNullable();
        switch (type.getSqlTypeName()) {
            case BOOLEAN:
                return Optional.of(new StreamType.BooleanType(nullable));
            case INTEGER:
                return Optional.of(new StreamType.IntType(nullable));
            case BIGINT:
                return Optional.of(new StreamType.BigIntType(nullable));
            case DOUBLE:
                return Optional.of(new StreamType.DoubleType(nullable));
            case DECIMAL:
                return Optional.of(new StreamType.DecimalType(type.getPrecision(), type.getScale(), nullable));
            case CHAR:
            case VARCHAR:
                return Optional.of(new StreamType.StringType(Math.max(1, type.getPrecision()), nullable));
            case TIMESTAMP:
                return Optional.of(new StreamType.TimestampType(type.getPrecision(), nullable));
            default:
                return Optional.empty();
        }
    }

    /** Calcite's type. */
    public static RelDataType toRelDataType(StreamType type, RelDataTypeFactory factory) {
        return factory.createTypeWithNullability(type.accept(new Converter(factory)), type.nullable());
    }

    /** Calcite's row type. */
    public static RelDataType toRelDataType(RowType row, RelDataTypeFactory factory) {
        List<String> names = new ArrayList<>();
        List<RelDataType> types = new ArrayList<>();
        for (Column column : row.columns()) {
            names.add(column.name());
            types.add(toRelDataType(column.type(), factory));
        }
        return factory.createStructType(types, names);
    }

    private record Converter(RelDataTypeFactory factory) implements TypeVisitor<RelDataType> {
        @Override
        public RelDataType visitBoolean(StreamType.BooleanType type) {
            return factory.createSqlType(SqlTypeName.BOOLEAN);
        }

        @Override
        public RelDataType visitInt(StreamType.IntType type) {
            return factory.createSqlType(SqlTypeName.INTEGER);
        }

        @Override
        public RelDataType visitBigInt(StreamType.BigIntType type) {
            return factory.createSqlType(SqlTypeName.BIGINT);
        }

        @Override
        public RelDataType visitDouble(StreamType.DoubleType type) {
            return factory.createSqlType(SqlTypeName.DOUBLE);
        }

        @Override
        public RelDataType visitDecimal(StreamType.DecimalType type) {
            return factory.createSqlType(SqlTypeName.DECIMAL, type.precision(), type.scale());
        }

        @Override
        public RelDataType visitString(StreamType.StringType type) {
            return factory.createSqlType(SqlTypeName.VARCHAR, type.length());
        }

        @Override
        public RelDataType visitTimestamp(StreamType.TimestampType type) {
            return factory.createSqlType(SqlTypeName.TIMESTAMP, type.precision());
        }
    }
}
