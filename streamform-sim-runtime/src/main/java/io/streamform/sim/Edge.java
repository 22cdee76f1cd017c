package io.streamform.sim;

import io.streamform.runtime.change.Change;
import io.streamform.runtime.operator.Output;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What leaves a node: handed at once to every reader, in the order of the nodes, and recorded where somebody looks. */
final class Edge<T> implements Output<T> {

    private final List<Output<T>> readers = new ArrayList<>(2);
    private @Nullable List<Change<T>> record;

    void addReader(Output<T> reader) {
        readers.add(reader);
    }

    void recordTo(List<Change<T>> changes) {
        record = changes;
    }

    @Override
    public void emit(Change<T> change) {
        if (record != null) {
            record.add(change);
        }
        for (int i = 0; i < readers.size(); i++) {
            readers.get(i).emit(change);
        }
    }
}
