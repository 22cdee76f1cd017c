package io.streamform.sql.type;

import io.streamform.ir.type.StreamType.DecimalType;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rel.type.RelDataTypeFactory;
import org.apache.calcite.rel.type.RelDataTypeSystemImpl;
import org.apache.calcite.sql.type.SqlTypeName;
import org.apache.calcite.sql.type.SqlTypeUtil;
import org.jspecify.annotations.Nullable;

/** Ranges of types and types of results as in Flink's {@code FlinkTypeSystem}. */
public final class FlinkTypeSystem extends RelDataTypeSystemImpl {

    /** The only instance. */
    public static final FlinkTypeSystem INSTANCE = new FlinkTypeSystem();

    private static final int MOST_FRACTION_DIGITS = 9;
    private static final int DEFAULT_FRACTION_DIGITS = 6;

    private FlinkTypeSystem() {}

    @Override
    public int getMaxPrecision(SqlTypeName typeName) {
        switch (typeName) {
            case DECIMAL:
                return DecimalType.MAX_PRECISION;
            case CHAR:
            case VARCHAR:
            case BINARY:
            case VARBINARY:
                return Integer.MAX_VALUE;
            case TIMESTAMP:
            case TIMESTAMP_WITH_LOCAL_TIME_ZONE:
                return MOST_FRACTION_DIGITS;
            default:
                return super.getMaxPrecision(typeName);
        }
    }

    @Override
    public int getMaxScale(SqlTypeName typeName) {
        return typeName == SqlTypeName.DECIMAL ? DecimalType.MAX_PRECISION : super.getMaxScale(typeName);
    }

    @Override
    public int getDefaultPrecision(SqlTypeName typeName) {
        switch (typeName) {
            case VARCHAR:
            case VARBINARY:
                return Integer.MAX_VALUE;
            case TIMESTAMP:
            case TIMESTAMP_WITH_LOCAL_TIME_ZONE:
                return DEFAULT_FRACTION_DIGITS;
            default:
                return super.getDefaultPrecision(typeName);
        }
    }

    /** CASE over texts of several lengths is VARCHAR: a CHAR would pad the shorter ones. */
    @Override
    public boolean shouldConvertRaggedUnionTypesToVarying() {
        return true;
    }

    @Override
    public RelDataType deriveSumType(RelDataTypeFactory factory, RelDataType argument) {
        if (!SqlTypeUtil.isDecimal(argument)) {
            return argument;
        }
        return decimal(factory, DecimalRules.total(argument.getScale()), argument.isNullable());
    }

    @Override
    public RelDataType deriveAvgAggType(RelDataTypeFactory factory, RelDataType argument) {
        if (!SqlTypeUtil.isDecimal(argument)) {
            return argument;
        }
        return decimal(factory, DecimalRules.average(argument.getScale()), argument.isNullable());
    }

    @Override
    public @Nullable RelDataType deriveDecimalPlusType(
            RelDataTypeFactory factory, RelDataType left, RelDataType right) {
        return derive(factory, left, right, DecimalRules::sum);
    }

    @Override
    public @Nullable RelDataType deriveDecimalMultiplyType(
            RelDataTypeFactory factory, RelDataType left, RelDataType right) {
        return derive(factory, left, right, DecimalRules::product);
    }

    @Override
    public @Nullable RelDataType deriveDecimalDivideType(
            RelDataTypeFactory factory, RelDataType left, RelDataType right) {
        return derive(factory, left, right, DecimalRules::quotient);
    }

    /** Two decimals without digits after the point have the divisor's type. */
    @Override
    public @Nullable RelDataType deriveDecimalModType(RelDataTypeFactory factory, RelDataType left, RelDataType right) {
        if (isDecimalArithmetic(left, right) && left.getScale() == 0 && right.getScale() == 0) {
            return right;
        }
        return derive(factory, left, right, DecimalRules::remainder);
    }

    /** A rule of {@link DecimalRules}. */
    private interface Rule {
        DecimalType apply(int precision1, int scale1, int precision2, int scale2);
    }

    private static @Nullable RelDataType derive(
            RelDataTypeFactory factory, RelDataType left, RelDataType right, Rule rule) {
        if (!isDecimalArithmetic(left, right)) {
            return null;
        }
        DecimalType type = rule.apply(left.getPrecision(), left.getScale(), right.getPrecision(), right.getScale());
        return decimal(factory, type, false);
    }

    private static boolean isDecimalArithmetic(RelDataType left, RelDataType right) {
        return SqlTypeUtil.isExactNumeric(left)
                && SqlTypeUtil.isExactNumeric(right)
                && (SqlTypeUtil.isDecimal(left) || SqlTypeUtil.isDecimal(right));
    }

    private static RelDataType decimal(RelDataTypeFactory factory, DecimalType type, boolean nullable) {
        return factory.createTypeWithNullability(
                factory.createSqlType(SqlTypeName.DECIMAL, type.precision(), type.scale()), nullable);
    }
}
