package io.streamform.sql.parser;

import org.apache.calcite.sql.validate.SqlConformance;
import org.apache.calcite.sql.validate.SqlConformanceEnum;
import org.apache.calcite.sql.validate.SqlDelegatingConformance;

/** What Flink's {@code FlinkSqlConformance} allows and Calcite's default does not, or the other way round. */
public final class FlinkConformance extends SqlDelegatingConformance {

    /** The only instance. */
    public static final SqlConformance INSTANCE = new FlinkConformance();

    private FlinkConformance() {
        super(SqlConformanceEnum.DEFAULT);
    }

    @Override
    public boolean isPercentRemainderAllowed() {
        return true;
    }

    @Override
    public boolean isSortByAliasObscures() {
        return false;
    }

    @Override
    public boolean allowNiladicParentheses() {
        return true;
    }

    @Override
    public boolean allowExplicitRowValueConstructor() {
        return true;
    }

    @Override
    public boolean allowQualifyingCommonColumn() {
        return true;
    }

    @Override
    public boolean isValueAllowed() {
        return true;
    }

    @Override
    public boolean shouldConvertRaggedUnionTypesToVarying() {
        return false;
    }
}
