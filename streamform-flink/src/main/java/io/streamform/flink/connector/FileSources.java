package io.streamform.flink.connector;

import io.streamform.flink.job.JobSettings;
import io.streamform.runtime.change.SourceElement;
import io.streamform.runtime.topology.ConnectorSpec;
import io.streamform.runtime.topology.SourceSpec;
import java.time.Duration;
import java.util.List;
import org.apache.flink.api.connector.source.Source;
import org.apache.flink.connector.file.src.FileSource;
import org.apache.flink.core.fs.Path;

/**
 * Sources that read files of JSON Lines: one file, or all files of a folder and its subfolders except those whose names begin
 * with a dot or an underscore. A file whose name ends in {@code .gz}, {@code .bz2} or the like is decompressed. A file is read
 * by one subtask, in order.
 *
 * <p>Option, named as in Flink SQL: {@code source.monitor-interval}, how often to look for new files; without it the source
 * ends when all files are read.
 */
public final class FileSources {

    static final String CONNECTOR = "file";
    private static final String MONITOR = "source.monitor-interval";

    private FileSources() {}

    /** The source that {@code spec} declares. */
    public static <K, T> Source<SourceElement<T>, ?, ?> of(SourceSpec<K, T> spec, JobSettings settings) {
        return of(spec, settings.source(spec), settings);
    }

    static <K, T> Source<SourceElement<T>, ?, ?> of(
            SourceSpec<K, T> spec, ConnectorSpec connector, JobSettings settings) {
        ConnectorOptions options =
                new ConnectorOptions("source '" + spec.name() + "'", connector.options(), List.of(MONITOR));
        FileSource.FileSourceBuilder<SourceElement<T>> builder = FileSource.forBulkFileFormat(
                new JsonLines<>(new RecordDecoder<>(spec, settings.probe())), new Path(connector.address()));
        Duration interval = options.duration(MONITOR);
        if (interval != null && !settings.bounded()) {
            builder.monitorContinuously(interval);
        }
        return builder.build();
    }
}
