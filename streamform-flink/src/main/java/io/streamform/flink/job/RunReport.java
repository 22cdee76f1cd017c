package io.streamform.flink.job;

import io.streamform.runtime.topology.SinkSpec;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A {@link RunSummary} as lines of text. */
public final class RunReport {

    private static final int WIDEST_CELL = 40;
    private static final String GAP = "  ";

    private RunReport() {}

    /** One line that says how far a run is. */
    public static String progress(Duration elapsed, List<RunSummary.SourceSummary> sources) {
        List<String> parts = new ArrayList<>();
        for (RunSummary.SourceSummary source : sources) {
            parts.add(source(source));
        }
        return seconds(elapsed) + GAP + String.join(", ", parts);
    }

    /** What was read, then for every model its changes by kind and its rows. */
    public static List<String> lines(RunSummary summary) {
        List<String> lines = new ArrayList<>();
        lines.add(summary.application() + " finished in " + seconds(summary.elapsed()));
        for (RunSummary.SourceSummary source : summary.sources()) {
            lines.add("read " + source(source));
        }
        for (RunSummary.ModelSummary model : summary.models()) {
            lines.add("");
            lines.add(changes(model));
            lines.addAll(table(model));
        }
        return lines;
    }

    private static String source(RunSummary.SourceSummary source) {
        String text = source.name() + ": " + number(source.records()) + " records";
        return source.badRecords() == 0 ? text : text + ", " + number(source.badRecords()) + " of them bad";
    }

    private static String changes(RunSummary.ModelSummary model) {
        String text = model.name() + " (" + model.mode().name().toLowerCase(Locale.ROOT) + "): "
                + number(model.inserts()) + " inserts";
        return model.mode() == SinkSpec.Mode.APPEND
                ? text
                : text + ", " + number(model.updates()) + " updates, " + number(model.deletes()) + " deletes";
    }

    private static List<String> table(RunSummary.ModelSummary model) {
        List<String> lines = new ArrayList<>();
        if (model.mode() == SinkSpec.Mode.APPEND) {
            lines.add("the last " + model.rows().size() + " rows:");
        } else if (model.size() < 0) {
            lines.add("the table has had more than " + number(ModelTable.MOST_ROWS) + " rows and is not shown");
            return lines;
        } else {
            lines.add("the first " + model.rows().size() + " of " + number(model.size()) + " rows:");
        }
        List<List<String>> cells = new ArrayList<>();
        cells.add(model.columns());
        cells.addAll(model.rows());
        int[] widths = new int[model.columns().size()];
        for (List<String> row : cells) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], cut(row.get(i)).length());
            }
        }
        for (List<String> row : cells) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < widths.length; i++) {
                String cell = cut(row.get(i));
                line.append(GAP).append(cell).append(" ".repeat(widths[i] - cell.length()));
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    private static String cut(String cell) {
        String line = cell.replace('\n', ' ').replace('\r', ' ');
        return line.length() <= WIDEST_CELL ? line : line.substring(0, WIDEST_CELL - 1) + "…";
    }

    private static String number(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    private static String seconds(Duration elapsed) {
        return String.format(Locale.ROOT, "%.1f s", elapsed.toMillis() / 1000.0);
    }
}
