package io.streamform.codegen.planner;

import io.streamform.codegen.name.JavaNames;
import io.streamform.codegen.plan.ConstantPlan;
import io.streamform.codegen.plan.JavaExpr;
import io.streamform.codegen.plan.ValueType;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Constants of one generated class; equal values share one. */
final class Constants {

    private final JavaNames names = JavaNames.constants();
    private final Map<JavaExpr, ConstantPlan> constants = new LinkedHashMap<>();

    /** A decimal, named after its digits: {@code DECIMAL_10_50}. */
    JavaExpr decimal(BigDecimal value) {
        String digits = value.toPlainString().replace("-", "minus ");
        return constant(ValueType.Kind.DECIMAL, new JavaExpr.DecimalLiteral(value), "decimal " + digits);
    }

    /** A timestamp, named after its text: {@code TIMESTAMP_2024_01_01T00_00}. */
    JavaExpr timestamp(LocalDateTime value) {
        return constant(ValueType.Kind.TIMESTAMP, new JavaExpr.TimestampLiteral(value), "timestamp " + value);
    }

    /** All constants in the order in which they were first asked for. */
    List<ConstantPlan> all() {
        return List.copyOf(constants.values());
    }

    private JavaExpr constant(ValueType.Kind kind, JavaExpr value, String name) {
        ConstantPlan known = constants.get(value);
        if (known == null) {
            known = new ConstantPlan(names.constant(name), kind, value);
            constants.put(value, known);
        }
        return new JavaExpr.Name(known.name());
    }
}
