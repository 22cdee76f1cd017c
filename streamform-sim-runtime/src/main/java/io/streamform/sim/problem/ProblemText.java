package io.streamform.sim.problem;

import java.util.List;

/**
 * Renders problems as all of Streamform's diagnostics look:
 *
 * <pre>
 * tests/metrics.yml:3:22: error[SF-TST-011]: column 'amuont' not found in 'purchases'; did you mean 'amount'?
 *   2 | given:
 *   3 |   - {customer_id: 1, amuont: 2}
 *     |                      ^^^^^^
 *   in test 'metrics'
 *   fix: correct the name of the column
 *   help: docs/errors/SF-TST-011.md
 * </pre>
 */
public final class ProblemText {

    private static final int LINES_BEFORE = 2;

    private final List<String> lines;

    /** Renders with excerpts from the text of the file, which may be empty if it could not be read. */
    public ProblemText(String text) {
        this.lines = text.lines().toList();
    }

    /** All problems of a test, separated by an empty line. */
    public String render(String test, List<Problem> problems) {
        StringBuilder out = new StringBuilder();
        for (Problem problem : problems) {
            if (out.length() > 0) {
                out.append('\n');
            }
            render(test, problem, out);
        }
        return out.toString();
    }

    private void render(String test, Problem problem, StringBuilder out) {
        ProblemCode code = problem.code();
        out.append(problem.place()).append(": error[").append(code.id()).append("]: ");
        out.append(problem.text()).append('\n');
        excerpt(problem.place(), out);
        for (String line : problem.details()) {
            out.append(line.isEmpty() ? "" : "  ").append(line).append('\n');
        }
        if (!test.isEmpty()) {
            out.append("  in test '").append(test).append("'\n");
        }
        out.append("  fix: ").append(code.fix()).append('\n');
        out.append("  help: ").append(code.page()).append('\n');
    }

    private void excerpt(Place place, StringBuilder out) {
        if (place.line() > lines.size()) {
            return;
        }
        int width = Integer.toString(place.line()).length();
        int first = Math.max(1, place.line() - LINES_BEFORE);
        while (first < place.line() && lines.get(first - 1).isBlank()) {
            first++;
        }
        for (int number = first; number <= place.line(); number++) {
            String digits = Integer.toString(number);
            out.append("  ")
                    .append(" ".repeat(width - digits.length()))
                    .append(digits)
                    .append(" |");
            String line = lines.get(number - 1).stripTrailing();
            out.append(line.isEmpty() ? "" : " ").append(line).append('\n');
        }
        String line = lines.get(place.line() - 1);
        int from = Math.min(place.column() - 1, line.length());
        int to = Math.min(place.endColumn(), line.length());
        out.append("  ").append(" ".repeat(width)).append(" | ");
        // A tab before the range is kept, so that the carets stand under it whatever a tab is worth.
        line.substring(0, from).chars().forEach(c -> out.append(c == '\t' ? '\t' : ' '));
        out.append("^".repeat(Math.max(1, to - from))).append('\n');
    }
}
