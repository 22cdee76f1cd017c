package io.streamform.flink.connector;

import io.streamform.flink.job.JobSettings;
import io.streamform.runtime.change.Change;
import io.streamform.runtime.topology.ConnectorSpec;
import io.streamform.runtime.topology.SinkSpec;
import java.util.List;
import org.apache.flink.api.connector.sink2.Sink;
import org.apache.flink.connector.file.sink.FileSink;
import org.apache.flink.core.fs.Path;
import org.apache.flink.streaming.api.functions.sink.filesystem.OutputFileConfig;
import org.apache.flink.streaming.api.functions.sink.filesystem.bucketassigners.BasePathBucketAssigner;
import org.apache.flink.streaming.api.functions.sink.filesystem.rollingpolicies.OnCheckpointRollingPolicy;

/**
 * Sinks that write files of JSON Lines into a folder, exactly once: a file is closed at every checkpoint and has its final
 * name once the checkpoint is complete; at the end of bounded input all files are complete. Lines are rows (append),
 * {@code {"key": …, "value": …}} (upsert) or Debezium envelopes (retract). There are no options.
 */
public final class FileSinks {

    private FileSinks() {}

    /**
     * The sink that {@code spec} declares.
     *
     * @param uid of the sink; a file sink has no use for it
     */
    public static <K, T> Sink<Change<T>> of(String uid, SinkSpec<K, T> spec, JobSettings settings) {
        return of(spec, settings.sink(spec), settings);
    }

    static <K, T> Sink<Change<T>> of(SinkSpec<K, T> spec, ConnectorSpec connector, JobSettings settings) {
        new ConnectorOptions("sink of model '" + spec.model() + "'", connector.options(), List.of()).properties();
        return FileSink.<Change<T>>forRowFormat(
                        new Path(connector.address()),
                        new ChangeLines<>(spec.mode(), new ChangeEncoder<>(spec, settings.probe())))
                .withBucketAssigner(new BasePathBucketAssigner<>())
                .withRollingPolicy(OnCheckpointRollingPolicy.build())
                .withOutputFileConfig(OutputFileConfig.builder()
                        .withPartPrefix(spec.model())
                        .withPartSuffix(".jsonl")
                        .build())
                .build();
    }
}
