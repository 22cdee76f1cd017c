package io.streamform.runtime.schema;

/** A column of a generated row: its SQL name and type. */
public record ColumnInfo(String name, ColumnType type) {}
