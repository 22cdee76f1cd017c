package io.streamform.it.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.flink.operator.HostSettings;
import io.streamform.runtime.change.Change;
import io.streamform.runtime.change.SourceElement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.apache.flink.runtime.state.StateBackend;
import org.apache.flink.runtime.state.hashmap.HashMapStateBackend;
import org.apache.flink.state.rocksdb.EmbeddedRocksDBStateBackend;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every operator emits the same list of changes on every host, whether it is restarted after every row or never, with one
 * key group or many. The reference is the simulator without restarts. {@code -Dcontract.seeds=n} runs n times as many inputs.
 */
class OperatorContractTest {

    private static final int SEEDS = Integer.getInteger("contract.seeds", 1);
    private static final int LONG_INPUTS = 12 * SEEDS;
    private static final int LONG_LENGTH = 250;
    private static final int RESTARTED_INPUTS = 2 * SEEDS;
    private static final int RESTARTED_LENGTH = 40;

    private static final Map<String, Integer> CASES = new TreeMap<>();
    private static final Map<String, Integer> EMITTED = new TreeMap<>();

    static List<Subject<?, ?, ?>> operators() {
        return Subject.all();
    }

    @AfterAll
    static void writeCounts() throws IOException {
        List<String> lines = new ArrayList<>();
        CASES.forEach((configuration, cases) -> lines.add(configuration + ": " + cases + " cases"));
        lines.add(CASES.size() + " configurations, "
                + CASES.values().stream().mapToInt(Integer::intValue).sum() + " cases");
        EMITTED.forEach((operator, changes) -> lines.add("reference of " + operator + ": " + changes + " changes"));
        Files.write(Path.of("target", "contract-cases.txt"), lines);
    }

    private static <E extends SourceElement<Sale>, O> Map<String, Supplier<Engine<E, O>>> hosts(
            Subject<?, E, O> subject) {
        Supplier<StateBackend> heap = HashMapStateBackend::new;
        Supplier<StateBackend> rocksdb = () -> new EmbeddedRocksDBStateBackend(true);
        Map<String, Supplier<Engine<E, O>>> hosts = new TreeMap<>();
        hosts.put("simulator", () -> new SimulatorEngine<>(subject));
        for (int keyGroups : new int[] {1, 128}) {
            String groups = ", " + keyGroups + " key groups";
            HostSettings settings = HostSettings.defaults();
            hosts.put("heap" + groups, () -> new FlinkEngine<>(subject, heap, settings, keyGroups));
            hosts.put("rocksdb" + groups, () -> new FlinkEngine<>(subject, rocksdb, settings, keyGroups));
        }
        hosts.put(
                "rocksdb with a cache of two entries, 128 key groups",
                () -> new FlinkEngine<>(subject, rocksdb, () -> 1000, 128));
        hosts.put("rocksdb without a cache, 128 key groups", () -> new FlinkEngine<>(subject, rocksdb, () -> 0, 128));
        return hosts;
    }

    private static <E, O> List<Change<O>> run(Engine<E, O> engine, List<Step<E>> steps, boolean restarts) {
        for (Step<E> step : steps) {
            if (step instanceof Step.Row<E> row) {
                engine.feed(row.element());
            } else if (step instanceof Step.Time<E> time) {
                engine.advance(time.millis());
            }
            if (restarts) {
                engine.restart();
            }
        }
        return engine.emitted();
    }

    private static <E extends SourceElement<Sale>, O> void compare(
            Subject<?, E, O> subject, long seed, int length, boolean restarts) {
        List<Step<E>> steps = subject.inputs().apply(new Inputs(seed)).apply(length);
        List<Change<O>> reference;
        try (Engine<E, O> engine = new SimulatorEngine<>(subject)) {
            reference = List.copyOf(run(engine, steps, false));
        }
        EMITTED.merge(subject.name(), reference.size(), Integer::sum);
        hosts(subject).forEach((name, host) -> {
            String configuration = name + (restarts ? ", restart after every row" : ", no restart");
            try (Engine<E, O> engine = host.get()) {
                assertThat(run(engine, steps, restarts))
                        .as("%s on %s, seed %d", subject, configuration, seed)
                        .containsExactlyElementsOf(reference);
            }
            CASES.merge(configuration, 1, Integer::sum);
        });
    }

    @ParameterizedTest
    @MethodSource("operators")
    void emitsTheSameListOnEveryHostWithoutRestarts(Subject<?, ?, ?> subject) {
        for (long seed = 0; seed < LONG_INPUTS; seed++) {
            compare(subject, seed, LONG_LENGTH, false);
        }
    }

    @ParameterizedTest
    @MethodSource("operators")
    void emitsTheSameListOnEveryHostWithARestartAfterEveryRow(Subject<?, ?, ?> subject) {
        for (long seed = 1000; seed < 1000 + RESTARTED_INPUTS; seed++) {
            compare(subject, seed, RESTARTED_LENGTH, true);
        }
    }
}
