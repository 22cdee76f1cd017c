package io.streamform.flink.state;

import io.streamform.runtime.codec.resolution.Resolver;
import io.streamform.runtime.codec.resolution.SchemaResolution;
import io.streamform.runtime.codec.resolution.Verdict;
import java.util.Arrays;
import java.util.List;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The schemas that a state had, release after release, numbered from 1. A value goes through all that came after its own:
 * a field that a release dropped and a later one has again starts from its default, also in values that were not written in
 * between, as the heap backend, which reads all values in every release, has it anyway. Not thread-safe.
 */
final class Lineage {

    private final List<Schema> schemas;
    private final @Nullable Resolver[] steps;

    Lineage(List<Schema> schemas) {
        this.schemas = List.copyOf(schemas);
        this.steps = new Resolver[schemas.size()];
    }

    /** Schemas by number, from 1. */
    List<Schema> schemas() {
        return schemas;
    }

    int size() {
        return schemas.size();
    }

    Schema last() {
        return schemas.get(schemas.size() - 1);
    }

    /** Whether {@code older} is how this lineage began, so that numbers of it mean the same here. */
    boolean continues(Lineage older) {
        return schemas.size() >= older.size()
                && schemas.subList(0, older.size()).equals(older.schemas);
    }

    /** The value of schema {@code number} in the last schema. */
    byte[] resolve(int number, byte[] value, int length) {
        byte[] bytes = value;
        int size = length;
        for (int from = number; from < schemas.size(); from++) {
            Resolver step = steps[from];
            if (step == null) {
                step = SchemaResolution.resolver(schemas.get(from - 1), schemas.get(from));
                steps[from] = step;
            }
            if (step.verdict().kind() != Verdict.Kind.AS_IS) {
                bytes = step.resolve(bytes, 0, size);
                size = bytes.length;
            }
        }
        return bytes.length == size ? bytes : Arrays.copyOf(bytes, size);
    }
}
