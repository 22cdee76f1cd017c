package io.streamform.sql.plan;

import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rel.type.RelDataTypeFactory;
import org.apache.calcite.rex.RexBuilder;
import org.apache.calcite.rex.RexLiteral;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.sql.type.SqlTypeName;

/** Makes of a cast from or to BOOLEAN a cast, where Calcite writes a CASE or a comparison with 0. */
final class PlainCasts extends RexBuilder {

    PlainCasts(RelDataTypeFactory factory) {
        super(factory);
    }

    @Override
    public RexNode makeCast(
            SqlParserPos position,
            RelDataType type,
            RexNode operand,
            boolean matchNullability,
            boolean safe,
            RexLiteral format) {
        boolean fromBoolean = operand.getType().getSqlTypeName() == SqlTypeName.BOOLEAN;
        boolean toBoolean = type.getSqlTypeName() == SqlTypeName.BOOLEAN;
        boolean untyped = operand.getType().getSqlTypeName() == SqlTypeName.NULL;
        if (fromBoolean == toBoolean || untyped) {
            return super.makeCast(position, type, operand, matchNullability, safe, format);
        }
        RelDataType wanted = matchNullability
                ? type
                : getTypeFactory()
                        .createTypeWithNullability(type, operand.getType().isNullable());
        return makeAbstractCast(position, wanted, operand, safe, format);
    }
}
