package io.streamform.sql.type;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.sql.type.SqlTypeFactoryImpl;
import org.apache.calcite.sql.type.SqlTypeName;
import org.jspecify.annotations.Nullable;

/** Makes types as Flink's {@code FlinkTypeFactory} does. */
public final class FlinkTypeFactory extends SqlTypeFactoryImpl {

    private static final int DEFAULT_DECIMAL_PRECISION = 10;

    /** A factory of its own cache. */
    public FlinkTypeFactory() {
        super(FlinkTypeSystem.INSTANCE);
    }

    /** {@code DECIMAL} without parameters is {@code DECIMAL(10, 0)}. */
    @Override
    public RelDataType createSqlType(SqlTypeName typeName) {
        if (typeName == SqlTypeName.DECIMAL) {
            return createSqlType(typeName, DEFAULT_DECIMAL_PRECISION, 0);
        }
        return super.createSqlType(typeName);
    }

    /** An inferred length that overflowed is no length. */
    @Override
    public RelDataType createSqlType(SqlTypeName typeName, int precision) {
        if (typeName == SqlTypeName.VARCHAR && precision < 0) {
            return createSqlType(typeName, Integer.MAX_VALUE);
        }
        return super.createSqlType(typeName, precision);
    }

    /** Types that are all the same stay as they are; only untyped NULLs have no common type. */
    @Override
    public @Nullable RelDataType leastRestrictive(List<RelDataType> types) {
        RelDataType first = types.get(0);
        RelDataType common = types.stream().allMatch(first::equals) ? first : super.leastRestrictive(types);
        return common == null || common.getSqlTypeName() == SqlTypeName.NULL ? null : common;
    }

    @Override
    public Charset getDefaultCharset() {
        return StandardCharsets.UTF_16LE;
    }
}
