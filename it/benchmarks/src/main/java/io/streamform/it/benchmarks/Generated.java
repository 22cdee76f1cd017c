package io.streamform.it.benchmarks;

import io.streamform.flink.operator.ChangeType;
import io.streamform.flink.operator.HostSettings;
import io.streamform.flink.operator.KeySelectors;
import io.streamform.flink.operator.KeyType;
import io.streamform.flink.operator.KeyedOperatorFactory;
import io.streamform.flink.operator.OperatorSupplier;
import io.streamform.it.benchmarks.Contestant.Part;
import io.streamform.runtime.change.Change;
import io.streamform.runtime.operator.KeyedOperator;
import io.streamform.runtime.schema.KeySchema;
import io.streamform.runtime.schema.RowSchema;
import io.streamform.runtime.topology.Node;
import java.util.List;
import org.apache.flink.streaming.api.datastream.DataStream;
import org.apache.flink.streaming.api.datastream.KeyedStream;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.functions.sink.v2.DiscardingSink;

/** The generated job, wired as its {@code define} does it, but for source and sink. */
final class Generated {

    private static final String FORM = "changes";

    private final RowMaker<Change<Object>> inserts;
    private final RowSchema<Object> bids;
    private final RowSchema<Object> totals;
    private final KeySchema<Object, Object> key;
    private final String uid;
    private final String operator;

    @SuppressWarnings("unchecked")
    private Generated(GeneratedProject project) {
        Node.Keyed<?, ?, ?> aggregate = project.aggregate();
        inserts = (RowMaker<Change<Object>>) project.inserts();
        bids = (RowSchema<Object>) project.source().spec().schema();
        totals = (RowSchema<Object>) aggregate.row();
        key = (KeySchema<Object, Object>) aggregate.key();
        uid = aggregate.uid();
        operator = aggregate.operator().get().getClass().getName();
    }

    static List<Contestant> contestants(GeneratedProject project) {
        Generated job = new Generated(project);
        return List.of(
                new Contestant("Streamform: source", FORM, Part.SOURCE, job::source, List.of(project.classes())),
                new Contestant(
                        "Streamform: source and exchange",
                        FORM,
                        Part.EXCHANGE,
                        job::exchange,
                        List.of(project.classes())),
                new Contestant(GroupByBenchmark.OURS, FORM, Part.JOB, job::job, List.of(project.classes())));
    }

    private void source(StreamExecutionEnvironment env, int warmUp) {
        rows(env, warmUp).sinkTo(new DiscardingSink<>());
    }

    private void exchange(StreamExecutionEnvironment env, int warmUp) {
        keyed(env, warmUp).sinkTo(new DiscardingSink<>());
    }

    private void job(StreamExecutionEnvironment env, int warmUp) {
        keyed(env, warmUp)
                .transform(
                        "totals: group by account",
                        ChangeType.of(totals),
                        KeyedOperatorFactory.of(uid, key, new OperatorOfClass(operator), HostSettings.defaults()))
                .uid(uid)
                .sinkTo(new DiscardingSink<>());
    }

    private KeyedStream<Change<Object>, Object> keyed(StreamExecutionEnvironment env, int warmUp) {
        return rows(env, warmUp).keyBy(KeySelectors.of(key), KeyType.of(key));
    }

    @SuppressWarnings("deprecation") // see EventSource
    private DataStream<Change<Object>> rows(StreamExecutionEnvironment env, int warmUp) {
        return env.addSource(new EventSource<>(inserts, warmUp), "bids", ChangeType.of(bids));
    }

    /** Stands for the constructor reference in a generated job. */
    private static final class OperatorOfClass
            implements OperatorSupplier<KeyedOperator<Object, Change<Object>, Object>> {

        private static final long serialVersionUID = 1;

        private final String name;

        OperatorOfClass(String name) {
            this.name = name;
        }

        @Override
        @SuppressWarnings("unchecked")
        public KeyedOperator<Object, Change<Object>, Object> get() {
            try {
                return (KeyedOperator<Object, Change<Object>, Object>)
                        Class.forName(name, true, Thread.currentThread().getContextClassLoader())
                                .getConstructor()
                                .newInstance();
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
