package io.streamform.codegen.plan;

import java.util.List;
import java.util.Optional;

/**
 * A filter and projection.
 *
 * @param className simple name of the operator's class
 * @param inputClass record read
 * @param outputClass record emitted
 * @param predicate true for rows that are kept; empty to keep all
 * @param projection a value per component of the output
 * @param methods private methods that predicate and projection call
 * @param constants used by all of these
 */
public record CalcPlan(
        String className,
        String inputClass,
        String outputClass,
        Optional<JavaExpr> predicate,
        List<JavaExpr> projection,
        List<MethodPlan> methods,
        List<ConstantPlan> constants,
        Documentation documentation) {

    /** Copies the lists. */
    public CalcPlan {
        projection = List.copyOf(projection);
        methods = List.copyOf(methods);
        constants = List.copyOf(constants);
    }
}
