package io.streamform.it.benchmarks;

import io.streamform.it.benchmarks.Contestant.Part;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** CPU nanoseconds per event of every contestant and round of one data set, and the table of them. */
final class Measurements {

    private final List<Contestant> contestants;
    private final Map<Contestant, List<Double>> gross = new LinkedHashMap<>();

    Measurements(List<Contestant> contestants) {
        this.contestants = List.copyOf(contestants);
        contestants.forEach(c -> gross.put(c, new ArrayList<>()));
    }

    /** Adds what the next round gave. */
    void add(Contestant contestant, double nanosPerEvent) {
        of(contestant).add(nanosPerEvent);
    }

    private List<Double> of(Contestant contestant) {
        return java.util.Objects.requireNonNull(gross.get(contestant));
    }

    /**
     * The table. Differences and ratios are taken within a round; a cell is the median of the rounds and, in brackets, least
     * and greatest.
     */
    String table() {
        StringBuilder table = new StringBuilder();
        table.append(
                "| | gross, ns | net of the source, ns | net of source and exchange, ns"
                        + " | gross, to ours | net of the source, to ours | net of both, to ours |\n|---|---|---|---|---|---|---|\n");
        Contestant ours = find(GroupByBenchmark.OURS);
        for (Contestant contestant : contestants) {
            List<List<Double>> cells = new ArrayList<>();
            for (Part without : Arrays.asList(null, Part.SOURCE, Part.EXCHANGE)) {
                cells.add(net(contestant, without));
            }
            for (Part without : Arrays.asList(null, Part.SOURCE, Part.EXCHANGE)) {
                cells.add(
                        contestant.part() == Part.JOB && ours != null
                                ? ratios(net(contestant, without), net(ours, without))
                                : List.of());
            }
            table.append("| ").append(contestant.name());
            for (int i = 0; i < cells.size(); i++) {
                table.append(" | ").append(cell(cells.get(i), i < 3 ? "%.0f" : "%.2f"));
            }
            table.append(" |\n");
        }
        return table.toString();
    }

    private @Nullable Contestant find(String name) {
        return contestants.stream()
                .filter(c -> c.name().equals(name))
                .findFirst()
                .orElse(null);
    }

    private List<Double> net(Contestant contestant, @Nullable Part without) {
        List<Double> all = of(contestant);
        if (without == null) {
            return all;
        }
        // A mini-batch aggregates before the exchange, so that the exchange of all rows is not a part of it.
        boolean part = contestant.part() == Part.JOB
                && !(without == Part.EXCHANGE && contestant.name().contains("mini-batch"));
        Contestant base = contestants.stream()
                .filter(c -> c.part() == without && c.form().equals(contestant.form()))
                .findFirst()
                .orElse(null);
        if (!part || base == null) {
            return List.of();
        }
        List<Double> result = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            result.add(all.get(i) - of(base).get(i));
        }
        return result;
    }

    private static List<Double> ratios(List<Double> theirs, List<Double> ours) {
        List<Double> result = new ArrayList<>();
        for (int i = 0; i < Math.min(theirs.size(), ours.size()); i++) {
            result.add(theirs.get(i) / ours.get(i));
        }
        return result;
    }

    private static String cell(List<Double> values, String format) {
        if (values.isEmpty()) {
            return "";
        }
        double[] sorted =
                values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        int middle = sorted.length / 2;
        double median = sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
        return String.format(
                Locale.ROOT, format + " (" + format + "–" + format + ")", median, sorted[0], sorted[sorted.length - 1]);
    }
}
