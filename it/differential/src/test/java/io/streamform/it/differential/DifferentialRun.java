package io.streamform.it.differential;

import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Checks many seeds in one process and counts: {@code DifferentialRun FIRST COUNT [REPORT]}. Failures go to the report, one
 * after the other; the last line says how many programs agreed.
 */
final class DifferentialRun {

    private DifferentialRun() {}

    /** Runs seeds {@code args[0]} to {@code args[0] + args[1]}. */
    public static void main(String[] args) throws Exception {
        long first = Long.parseLong(args[0]);
        long count = Long.parseLong(args[1]);
        Path report = Path.of(args.length > 2 ? args[2] : "differential.txt");
        List<Long> failed = new ArrayList<>();
        try (PrintStream out =
                new PrintStream(Files.newOutputStream(report), true, java.nio.charset.StandardCharsets.UTF_8)) {
            for (long seed = first; seed < first + count; seed++) {
                if ((seed - first) % 20 == 0) {
                    out.println("at seed " + seed + ", failed: " + failed);
                }
                Path directory = Files.createTempDirectory("differential");
                try {
                    Agreement.check(seed, directory);
                } catch (Exception | AssertionError e) {
                    failed.add(seed);
                    out.println("==== seed " + seed);
                    e.printStackTrace(out);
                } finally {
                    org.apache.flink.util.FileUtils.deleteDirectoryQuietly(directory.toFile());
                }
            }
            out.println(count - failed.size() + " of " + count + " programs agreed; failed: " + failed);
        }
    }
}
