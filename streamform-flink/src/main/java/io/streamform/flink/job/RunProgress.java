package io.streamform.flink.job;

import java.time.Duration;
import java.util.List;

/** Hears about a run while it goes on, about once a second. */
@FunctionalInterface
public interface RunProgress {

    /** Says what has been read since the start. */
    void update(Duration elapsed, List<RunSummary.SourceSummary> sources);
}
