package io.streamform.ir.diagnostic;

/**
 * Every diagnostic that Streamform can report: a stable id, a severity, a message with {@code %s} places for its
 * arguments, and one line that says what to do. {@code docs/errors/<id>.md} explains each.
 */
public enum DiagnosticCode {
    /** A column name that no input has. */
    UNKNOWN_COLUMN(
            "SF-SQL-001",
            Severity.ERROR,
            "column '%s' not found in %s%s",
            "use one of the columns listed, or add it to the source or model that is read");

    private final String id;
    private final Severity severity;
    private final String message;
    private final String fix;

    DiagnosticCode(String id, Severity severity, String message, String fix) {
        this.id = id;
        this.severity = severity;
        this.message = message;
        this.fix = fix;
    }

    /** The stable id, for example {@code SF-SQL-001}. */
    public String id() {
        return id;
    }

    /** How bad it is. */
    public Severity severity() {
        return severity;
    }

    /** The message with {@code %s} places. */
    public String message() {
        return message;
    }

    /** Path of the page that explains it, relative to the repository: {@code docs/errors/SF-SQL-001.md}. */
    public String page() {
        return "docs/errors/" + id + ".md";
    }

    /** What to do. */
    public String fix() {
        return fix;
    }
}
