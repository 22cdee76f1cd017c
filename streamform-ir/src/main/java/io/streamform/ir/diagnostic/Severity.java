package io.streamform.ir.diagnostic;

/** How bad a diagnostic is. */
public enum Severity {
    /** Compilation stops at the next gate. */
    ERROR,
    /** Worth knowing; compilation goes on. */
    WARNING
}
