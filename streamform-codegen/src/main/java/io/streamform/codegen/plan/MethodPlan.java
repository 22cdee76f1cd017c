package io.streamform.codegen.plan;

import java.util.List;

/**
 * A private static method of an operator that computes one value.
 *
 * @param name of the method
 * @param type what it returns
 * @param parameters what it reads
 * @param branches conditions that are tried in order
 * @param otherwise the value if none holds
 * @param subject what the value is, for documentation: an output column or a predicate
 */
public record MethodPlan(
        String name,
        ValueType type,
        List<ParameterPlan> parameters,
        List<Branch> branches,
        JavaExpr otherwise,
        String subject) {

    /** Copies the lists. */
    public MethodPlan {
        parameters = List.copyOf(parameters);
        branches = List.copyOf(branches);
    }

    /** {@code if (condition) return value}. */
    public record Branch(JavaExpr condition, JavaExpr value) {}

    /** A parameter whose type is a generated class. */
    public record ParameterPlan(String className, String name) {}
}
