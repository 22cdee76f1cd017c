package io.streamform.flink.job;

import io.streamform.runtime.change.Change;
import io.streamform.runtime.schema.KeySchema;
import io.streamform.runtime.schema.RowSchema;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * Lets a run in this process see what its sources read and its sinks write. Jobs on a cluster have none: sources and sinks
 * get a probe from {@link JobSettings#probe()}, which is null there.
 */
public final class Probe implements Serializable {

    private static final long serialVersionUID = 1L;

    private final String run;
    private transient @Nullable Observation observation;

    Probe(String run) {
        this.run = run;
    }

    /** A source has read a record. */
    public void read(String source, boolean bad) {
        observation().source(source).read(bad);
    }

    /** A sink has written a change of rows of {@code schema}; {@code key} is that of an upsert sink. */
    public <K, T> void wrote(String model, Change<T> change, RowSchema<T> schema, @Nullable KeySchema<K, T> key) {
        observation().<K, T>model(model).wrote(change, schema, key);
    }

    private Observation observation() {
        Observation found = observation;
        if (found == null) {
            found = Observation.of(run);
            observation = found;
        }
        return found;
    }
}
