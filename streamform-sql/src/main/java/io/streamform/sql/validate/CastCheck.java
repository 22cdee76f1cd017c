package io.streamform.sql.validate;

import io.streamform.ir.diagnostic.DiagnosticCode;
import io.streamform.ir.diagnostic.Diagnostics;
import io.streamform.ir.diagnostic.Span;
import io.streamform.ir.type.StreamType;
import io.streamform.sql.parser.SqlTexts;
import io.streamform.sql.type.CastRules;
import io.streamform.sql.type.TypeMapping;
import java.util.Optional;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.type.SqlTypeName;
import org.apache.calcite.sql.util.SqlBasicVisitor;
import org.apache.calcite.sql.validate.SqlValidator;
import org.jspecify.annotations.Nullable;

/** Reports casts that Flink SQL does not have, and those to types that are not supported yet. */
final class CastCheck extends SqlBasicVisitor<@Nullable Void> {

    private final String path;
    private final SqlValidator validator;
    private final Diagnostics diagnostics;

    CastCheck(String path, SqlValidator validator, Diagnostics diagnostics) {
        this.path = path;
        this.validator = validator;
        this.diagnostics = diagnostics;
    }

    void check(SqlNode query) {
        query.accept(this);
    }

    @Override
    public @Nullable Void visit(SqlCall call) {
        if (call.getKind() == SqlKind.CAST) {
            checkCast(call);
        }
        return super.visit(call);
    }

    private void checkCast(SqlCall cast) {
        RelDataType target = validator.getValidatedNodeType(cast);
        RelDataType operand = validator.getValidatedNodeType(cast.operand(0));
        Span place = SqlTexts.span(path, cast.getParserPosition());
        Optional<StreamType> to =
                target.getSqlTypeName() == SqlTypeName.CHAR ? Optional.empty() : TypeMapping.toStreamType(target);
        if (to.isEmpty()) {
            diagnostics.report(place, DiagnosticCode.TYPE_NOT_YET, target.toString());
            return;
        }
        Optional<StreamType> from = TypeMapping.toStreamType(operand);
        if (from.isPresent() && !CastRules.exists(from.get(), to.get())) {
            diagnostics.report(
                    place,
                    DiagnosticCode.CANNOT_CAST,
                    from.get().name(),
                    to.get().name());
        }
    }
}
