package io.streamform.codegen.plan;

/** A constant of a class: a value that is costly to make. */
public record ConstantPlan(String name, ValueType.Kind kind, JavaExpr value) {}
