package io.streamform.ir.diagnostic;

/**
 * A range of text in a file of the project. Lines and columns count from 1; the end is inclusive.
 *
 * @param file path relative to the project, with forward slashes
 */
public record Span(String file, int line, int column, int endLine, int endColumn) {

    /** Checks the order. */
    public Span {
        if (line < 1 || column < 1 || endLine < line || (endLine == line && endColumn < column)) {
            throw new IllegalArgumentException(
                    "bad range in " + file + ": " + line + ":" + column + "-" + endLine + ":" + endColumn);
        }
    }

    /** A single place. */
    public static Span at(String file, int line, int column) {
        return new Span(file, line, column, line, column);
    }

    /** {@code path:line:column}. */
    public String text() {
        return file + ":" + line + ":" + column;
    }
}
