package io.streamform.sql.project;

import io.streamform.ir.diagnostic.Span;

/** A value and where it stands. */
public record Located<T>(T value, Span span) {}
