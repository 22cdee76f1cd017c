package io.streamform.codegen.plan;

/**
 * A MIN or MAX that keeps all values, in an ordered state.
 *
 * @param field of the state, and of the operator
 * @param role of the ordered state
 * @param codecConstant constant of the accumulator's codec class that holds the codec of the values
 * @param type of the values
 * @param descending for MAX
 */
public record ExtremePlan(String field, String role, String codecConstant, ValueType type, boolean descending) {}
