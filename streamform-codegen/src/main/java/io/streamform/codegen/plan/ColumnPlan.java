package io.streamform.codegen.plan;

/**
 * A column of a row or a component of a key.
 *
 * @param name SQL name
 * @param accessor name of the record's component
 * @param local name for a variable that holds the value, free beside the fixed names of generated methods
 * @param type of its values
 * @param sqlType type in SQL, for documentation
 */
public record ColumnPlan(String name, String accessor, String local, ValueType type, String sqlType) {}
