package io.streamform.sql.validate;

import io.streamform.ir.type.StreamType.DecimalType;
import io.streamform.sql.parser.FlinkConformance;
import io.streamform.sql.type.CastableTypes;
import io.streamform.sql.type.FlinkOperators;
import java.math.BigDecimal;
import org.apache.calcite.prepare.CalciteCatalogReader;
import org.apache.calcite.rel.type.RelDataTypeFactory;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.type.SqlTypeMappingRule;
import org.apache.calcite.sql.type.SqlTypeName;
import org.apache.calcite.sql.validate.SqlValidatorImpl;
import org.apache.calcite.util.Static;

/**
 * Calcite's validator set up as Flink's planner sets it up ({@code FlinkPlannerImpl}, {@code FlinkCalciteSqlValidator}):
 * without implicit casts by the validator; comparisons of a text with something else are made comparable later, when the
 * query is converted.
 */
final class FlinkValidator extends SqlValidatorImpl {

    FlinkValidator(CalciteCatalogReader catalog, RelDataTypeFactory factory) {
        super(
                FlinkOperators.INSTANCE,
                catalog,
                factory,
                Config.DEFAULT
                        .withIdentifierExpansion(true)
                        .withTypeCoercionEnabled(false)
                        .withConformance(FlinkConformance.INSTANCE));
    }

    /** Which casts exist is decided by {@link CastCheck}; Calcite's own table lacks some that Flink SQL has. */
    @Override
    public SqlTypeMappingRule getTypeMappingRule() {
        return CastableTypes.INSTANCE;
    }

    @Override
    public void validateLiteral(SqlLiteral literal) {
        if (literal.getTypeName() == SqlTypeName.DECIMAL) {
            BigDecimal value = literal.getValueAs(BigDecimal.class);
            if (value.precision() > DecimalType.MAX_PRECISION || value.scale() > DecimalType.MAX_PRECISION) {
                throw newValidationError(literal, Static.RESOURCE.numberLiteralOutOfRange(value.toString()));
            }
        }
        super.validateLiteral(literal);
    }
}
