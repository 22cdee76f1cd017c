package io.streamform.flink.job;

import io.streamform.runtime.topology.SinkSpec;
import java.time.Duration;
import java.util.List;

/**
 * What a run in this process did.
 *
 * @param application its name
 * @param elapsed from the start of the job to its end
 * @param sources records read
 * @param models changes written and rows
 */
public record RunSummary(String application, Duration elapsed, List<SourceSummary> sources, List<ModelSummary> models) {

    /** Copies the lists. */
    public RunSummary {
        sources = List.copyOf(sources);
        models = List.copyOf(models);
    }

    /**
     * A source.
     *
     * @param records read, bad ones included
     * @param badRecords of those
     */
    public record SourceSummary(String name, long records, long badRecords) {}

    /**
     * A model with a sink.
     *
     * @param mode how it is written
     * @param inserts changes of this kind
     * @param updates changes of this kind
     * @param deletes changes of this kind
     * @param size rows of the final table; −1 for an append model and for a table too large to be kept
     * @param columns of its rows
     * @param rows the head of the final table by key, or the last rows of an append model, as texts by column
     */
    public record ModelSummary(
            String name,
            SinkSpec.Mode mode,
            long inserts,
            long updates,
            long deletes,
            long size,
            List<String> columns,
            List<List<String>> rows) {

        /** Copies the lists. */
        public ModelSummary {
            columns = List.copyOf(columns);
            rows = rows.stream().map(List::copyOf).toList();
        }
    }
}
