package io.streamform.it.differential;

import io.streamform.flink.job.JobSettings;
import io.streamform.it.differential.RandomProgram.Model;
import io.streamform.runtime.change.Change;
import io.streamform.runtime.change.SourceElement;
import io.streamform.runtime.change.Upsert;
import io.streamform.runtime.format.DebeziumJson;
import io.streamform.runtime.format.JsonRecords;
import io.streamform.runtime.format.KeyedJson;
import io.streamform.runtime.schema.KeySchema;
import io.streamform.runtime.schema.RowSchema;
import io.streamform.runtime.topology.ModelView;
import io.streamform.runtime.topology.Node;
import io.streamform.runtime.topology.SourceSpec;
import io.streamform.runtime.topology.Topology;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.PipelineOptions;
import org.apache.flink.configuration.RestartStrategyOptions;
import org.apache.flink.configuration.StateBackendOptions;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;

/** Runs the generated Flink job of a compiled program on a MiniCluster, through its own connectors and formats. */
final class FlinkJobRun {

    private FlinkJobRun() {}

    /** The changes that every materialized model wrote, as text, in order. */
    static Map<String, List<String>> changes(CompiledProgram compiled, String backend) throws Exception {
        Topology topology = compiled.application().topology();
        Files.write(compiled.input(), lines(compiled, topology));
        Configuration configuration = new Configuration();
        configuration.set(RestartStrategyOptions.RESTART_STRATEGY, "disable");
        configuration.set(StateBackendOptions.STATE_BACKEND, backend);
        configuration.set(PipelineOptions.AUTO_GENERATE_UIDS, false);
        StreamExecutionEnvironment env = SharedCluster.environment(configuration, List.of(compiled.classes()));
        Class<?> job = compiled.loader().loadClass(CompiledProgram.PACKAGE + ".RandomJob");
        JobSettings settings = JobSettings.of("random", new String[0]);
        job.getMethod("define", StreamExecutionEnvironment.class, JobSettings.class)
                .invoke(null, env, settings);
        env.execute("random " + compiled.program().seed());
        Map<String, List<String>> result = new LinkedHashMap<>();
        for (Model model : compiled.program().models()) {
            if (CompiledProgram.materialized(compiled.program(), model)) {
                result.put(model.name(), read(compiled, topology, model));
            }
        }
        return result;
    }

    private static byte[] lines(CompiledProgram compiled, Topology topology) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (Node node : topology.nodes()) {
            if (node instanceof Node.Source<?, ?> source) {
                for (SourceElement<?> element : SimulatorRun.elements(compiled, topology)) {
                    out.write(line(source.spec(), element));
                    out.write('\n');
                }
            }
        }
        return out.toByteArray();
    }

    @SuppressWarnings("unchecked")
    private static <K, T> byte[] line(SourceSpec<K, T> spec, SourceElement<?> element) {
        RowSchema<T> schema = spec.schema();
        if (element instanceof Upsert<?, ?> upsert) {
            Upsert<K, T> typed = (Upsert<K, T>) upsert;
            KeySchema<K, T> keys = Objects.requireNonNull(spec.key());
            return new KeyedJson<>(keys.json(), keys::key, schema.json()).writeEnvelope(typed.key(), typed.row());
        }
        Change<T> change = (Change<T>) element;
        return spec.changelog() == SourceSpec.Changelog.RETRACT
                ? new DebeziumJson<>(schema.json()).write(change)
                : new JsonRecords<>(schema.json()).write(Objects.requireNonNull(change.after()));
    }

    private static List<String> read(CompiledProgram compiled, Topology topology, Model model) throws IOException {
        ModelView<?> view = topology.models().stream()
                .filter(v -> v.name().equals(model.name()))
                .findFirst()
                .orElseThrow();
        return texts(compiled, model, view);
    }

    private static <T> List<String> texts(CompiledProgram compiled, Model model, ModelView<T> view) throws IOException {
        List<String> texts = new ArrayList<>();
        Path output = compiled.output(model.name());
        if (!Files.isDirectory(output)) {
            return texts;
        }
        List<Path> files;
        try (Stream<Path> list = Files.list(output)) {
            files = list.filter(f -> f.toString().endsWith(".jsonl")).sorted().toList();
        }
        for (Path file : files) {
            for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
                byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
                Change<T> change = model.updating()
                        ? new DebeziumJson<>(view.schema().json()).read(bytes, 0, bytes.length)
                        : new JsonRecords<>(view.schema().json()).read(bytes);
                texts.add(SimulatorRun.text(view.schema(), Objects.requireNonNull(change)));
            }
        }
        return texts;
    }
}
