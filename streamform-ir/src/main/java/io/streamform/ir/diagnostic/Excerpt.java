package io.streamform.ir.diagnostic;

import java.util.List;

/**
 * The lines of a file around a range, with carets under it. Tabs are widened to the next multiple of four columns, so that
 * the carets stand right whatever the terminal makes of tabs; characters of double width get two carets.
 */
final class Excerpt {

    private static final int LINES_BEFORE = 2;
    private static final int MOST_MARKED_LINES = 6;
    private static final int TAB = 4;

    private final List<String> lines;
    private final Span span;

    Excerpt(String text, Span span) {
        this.lines = text.lines().toList();
        this.span = span;
    }

    void appendTo(StringBuilder out) {
        int last = Math.min(span.endLine(), Math.max(span.line(), lines.size()));
        int width = Integer.toString(last).length();
        for (int number = firstContextLine(); number < span.line(); number++) {
            appendLine(out, number, width);
        }
        boolean shortened = last - span.line() >= MOST_MARKED_LINES;
        int resume = shortened ? last - 1 : span.line();
        for (int number = span.line(); number <= last; number++) {
            if (shortened && number == span.line() + 2 && number < resume) {
                out.append(" ".repeat(2 + width)).append(" …\n");
                number = resume;
            }
            appendLine(out, number, width);
            appendCarets(out, number, width);
        }
    }

    /** At most two lines before the range, without empty ones at the start. */
    private int firstContextLine() {
        int first = Math.max(1, span.line() - LINES_BEFORE);
        while (first < span.line() && line(first).isBlank()) {
            first++;
        }
        return first;
    }

    private void appendLine(StringBuilder out, int number, int width) {
        String digits = Integer.toString(number);
        String prefix = "  " + " ".repeat(width - digits.length()) + digits + " |";
        String content = widened(line(number)).stripTrailing();
        out.append(prefix).append(content.isEmpty() ? "" : " " + content).append('\n');
    }

    private void appendCarets(StringBuilder out, int number, int width) {
        String line = line(number);
        int from = number == span.line() ? Math.min(span.column() - 1, line.length()) : indentation(line);
        int to = number == span.endLine()
                ? Math.min(span.endColumn(), line.length())
                : line.stripTrailing().length();
        int start = columns(line, from);
        int carets = Math.max(1, columns(line, Math.max(from, to)) - start);
        if (from >= to && number != span.line()) {
            return;
        }
        out.append(" ".repeat(2 + width)).append(" | ").append(" ".repeat(start));
        out.append("^".repeat(carets)).append('\n');
    }

    /** Text of a line, counted from 1; empty beyond the end of the file. */
    private String line(int number) {
        return number <= lines.size() ? lines.get(number - 1) : "";
    }

    private static int indentation(String line) {
        return line.length() - line.stripLeading().length();
    }

    /** Columns on a terminal that the first {@code characters} of {@code line} take. */
    private static int columns(String line, int characters) {
        int columns = 0;
        int at = 0;
        while (at < characters) {
            int point = line.codePointAt(at);
            columns += point == '\t' ? TAB - columns % TAB : CharacterWidth.of(point);
            at += Character.charCount(point);
        }
        return columns;
    }

    private static String widened(String line) {
        if (line.indexOf('\t') < 0) {
            return line;
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == '\t') {
                text.append(" ".repeat(columns(line, i + 1) - columns(line, i)));
            } else {
                text.append(line.charAt(i));
            }
        }
        return text.toString();
    }
}
