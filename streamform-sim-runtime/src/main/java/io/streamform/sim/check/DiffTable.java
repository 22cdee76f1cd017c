package io.streamform.sim.check;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Draws an alignment as a table with one line per row:
 *
 * <pre>
 *             op      customer_id  total_spend
 *             insert  42           10
 * - expected  update  42           29
 * + actual    update  42           28
 *                                  ^^
 * </pre>
 *
 * Equal rows far from a difference are left out, and so is what comes after many differences.
 */
final class DiffTable<E, A> {

    private static final int EQUAL_AROUND = 3;
    private static final int MOST_DIFFERENT = 40;
    private static final String SAME = "";
    private static final String EXPECTED = "- expected";
    private static final String ACTUAL = "+ actual";

    private final DiffLine header;
    private final Function<E, List<DiffLine>> expectedLines;
    private final Function<A, List<DiffLine>> actualLines;
    private final List<Drawn> drawn = new ArrayList<>();
    private int different;

    DiffTable(List<String> header, Function<E, List<DiffLine>> expectedLines, Function<A, List<DiffLine>> actualLines) {
        this.header = new DiffLine(header);
        this.expectedLines = expectedLines;
        this.actualLines = actualLines;
    }

    /** A line, a caret line (under {@code cells} those of {@code other} that differ), or a remark. */
    private record Drawn(String marker, List<String> cells, String remark, List<String> other) {}

    List<String> draw(Alignment<E, A> alignment) {
        drawn.add(new Drawn(SAME, header.cells(), "", List.of()));
        int next = 0;
        for (Alignment.Gap gap : alignment.gaps()) {
            equal(alignment, next, gap.actualFrom(), next > 0, true);
            if (different >= MOST_DIFFERENT) {
                remark("… and more differences");
                return lines();
            }
            gap(alignment, gap);
            next = gap.actualTo();
        }
        equal(alignment, next, alignment.actual().size(), true, false);
        return lines();
    }

    private void equal(Alignment<E, A> alignment, int from, int to, boolean afterGap, boolean beforeGap) {
        int headTo = afterGap ? Math.min(to, from + EQUAL_AROUND) : from;
        int tailFrom = beforeGap ? Math.max(headTo, to - EQUAL_AROUND) : to;
        if (tailFrom - headTo == 1) {
            // A line that says that one line is left out is no shorter.
            tailFrom = headTo;
        }
        for (int i = from; i < headTo; i++) {
            lines(SAME, actualLines.apply(alignment.actual().get(i)));
        }
        if (tailFrom > headTo) {
            remark("… " + (tailFrom - headTo) + " equal");
        }
        for (int i = tailFrom; i < to; i++) {
            lines(SAME, actualLines.apply(alignment.actual().get(i)));
        }
    }

    private void gap(Alignment<E, A> alignment, Alignment.Gap gap) {
        int expectedCount = gap.expectedTo() - gap.expectedFrom();
        int actualCount = gap.actualTo() - gap.actualFrom();
        for (int i = 0; i < Math.max(expectedCount, actualCount); i++) {
            if (different >= MOST_DIFFERENT) {
                remark("… and " + (expectedCount + actualCount - Math.min(expectedCount, i) - Math.min(actualCount, i))
                        + " more");
                return;
            }
            different++;
            List<DiffLine> wanted = i < expectedCount
                    ? expectedLines.apply(alignment.expected().get(gap.expectedFrom() + i))
                    : List.of();
            List<DiffLine> found =
                    i < actualCount ? actualLines.apply(alignment.actual().get(gap.actualFrom() + i)) : List.of();
            lines(EXPECTED, wanted);
            for (int line = 0; line < found.size(); line++) {
                List<String> cells = found.get(line).cells();
                drawn.add(new Drawn(ACTUAL, cells, "", List.of()));
                if (wanted.size() == found.size()) {
                    drawn.add(new Drawn(SAME, cells, "", wanted.get(line).cells()));
                }
            }
        }
    }

    private void lines(String marker, List<DiffLine> lines) {
        lines.forEach(line -> drawn.add(new Drawn(marker, line.cells(), "", List.of())));
    }

    private void remark(String text) {
        drawn.add(new Drawn(SAME, List.of(), text, List.of()));
    }

    private List<String> lines() {
        int markerWidth = EXPECTED.length();
        int[] widths = new int[header.cells().size()];
        for (Drawn line : drawn) {
            for (int i = 0; i < line.cells().size(); i++) {
                widths[i] = Math.max(widths[i], length(line.cells().get(i)));
            }
        }
        List<String> lines = new ArrayList<>();
        for (Drawn line : drawn) {
            StringBuilder out = new StringBuilder(padded(line.marker(), markerWidth));
            if (!line.remark().isEmpty()) {
                out.append("  ").append(line.remark());
            }
            for (int i = 0; i < line.cells().size(); i++) {
                String cell = line.cells().get(i);
                if (!line.other().isEmpty()) {
                    cell = cell.equals(line.other().get(i)) ? "" : "^".repeat(length(cell));
                }
                out.append("  ").append(padded(cell, widths[i]));
            }
            String text = out.toString().stripTrailing();
            if (!text.isEmpty()) {
                lines.add(text);
            }
        }
        return lines;
    }

    private static int length(String text) {
        return text.codePointCount(0, text.length());
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(width - length(text));
    }
}
