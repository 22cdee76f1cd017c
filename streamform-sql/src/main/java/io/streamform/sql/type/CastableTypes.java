package io.streamform.sql.type;

import com.google.common.collect.ImmutableSet;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import org.apache.calcite.sql.type.SqlTypeCoercionRule;
import org.apache.calcite.sql.type.SqlTypeMappingRule;
import org.apache.calcite.sql.type.SqlTypeName;

/**
 * The casts that the validator lets pass: Calcite's lenient ones and, as in Flink's {@code FlinkSqlTypeMappingRule}, those
 * from BOOLEAN to DOUBLE and DECIMAL. {@link CastRules} then says which of them exist.
 */
public final class CastableTypes implements SqlTypeMappingRule {

    /** The only instance. */
    public static final SqlTypeMappingRule INSTANCE = new CastableTypes();

    private final Map<SqlTypeName, ImmutableSet<SqlTypeName>> sources;

    private CastableTypes() {
        Map<SqlTypeName, ImmutableSet<SqlTypeName>> lenient = new EnumMap<>(SqlTypeName.class);
        lenient.putAll(SqlTypeCoercionRule.lenientInstance().getTypeMapping());
        for (SqlTypeName target : new SqlTypeName[] {SqlTypeName.DOUBLE, SqlTypeName.DECIMAL}) {
            ImmutableSet<SqlTypeName> known = lenient.getOrDefault(target, ImmutableSet.of());
            lenient.put(
                    target,
                    ImmutableSet.<SqlTypeName>builder()
                            .addAll(known)
                            .add(SqlTypeName.BOOLEAN)
                            .build());
        }
        sources = Collections.unmodifiableMap(lenient);
    }

    @Override
    public Map<SqlTypeName, ImmutableSet<SqlTypeName>> getTypeMapping() {
        return sources;
    }
}
