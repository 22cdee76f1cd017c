package io.streamform.it.cluster;

import io.streamform.runtime.change.BadRecord;
import io.streamform.runtime.change.Change;
import io.streamform.runtime.change.SourceElement;
import io.streamform.runtime.format.BadRowException;
import io.streamform.runtime.format.JsonRecords;
import io.streamform.runtime.format.KeyedJson;
import io.streamform.runtime.schema.KeySchema;
import io.streamform.runtime.topology.Application;
import io.streamform.runtime.topology.Node;
import io.streamform.runtime.topology.SinkSpec;
import io.streamform.runtime.topology.SourceSpec;
import io.streamform.runtime.topology.Topology;
import io.streamform.sim.ModelChanges;
import io.streamform.sim.Simulator;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarFile;

/** The application in a job JAR: its main class for the cluster, its topology for the simulator. */
final class PackagedApplication implements AutoCloseable {

    private final URLClassLoader loader;
    private final String mainClass;
    private final Application application;

    private PackagedApplication(URLClassLoader loader, String mainClass, Application application) {
        this.loader = loader;
        this.mainClass = mainClass;
        this.application = application;
    }

    /** Opens a job JAR that a build of its project has left. */
    static PackagedApplication open(Path jar) throws IOException {
        if (!Files.isRegularFile(jar)) {
            throw new IllegalStateException("no job JAR " + jar + "; the build of it/projects makes it");
        }
        String mainClass;
        try (JarFile file = new JarFile(jar.toFile())) {
            mainClass = file.getManifest().getMainAttributes().getValue(Attributes.Name.MAIN_CLASS);
        }
        URLClassLoader loader =
                new URLClassLoader(new URL[] {jar.toUri().toURL()}, PackagedApplication.class.getClassLoader());
        Application application =
                ServiceLoader.load(Application.class, loader).findFirst().orElseThrow();
        return new PackagedApplication(loader, mainClass, application);
    }

    String mainClass() {
        return mainClass;
    }

    /** What the simulator writes to each topic for these records of the only source, in order. */
    Map<String, List<OutgoingRecord>> simulate(List<String> input) {
        Topology topology = application.topology();
        Simulator simulator = new Simulator(topology);
        SourceSpec<?, ?> source = simulator.sources().get(0);
        for (String text : input) {
            simulator.feed(source.name(), element(source, text));
        }
        Map<String, List<OutgoingRecord>> topics = new TreeMap<>();
        for (Node node : topology.nodes()) {
            if (node instanceof Node.Sink<?, ?> sink) {
                topics.put(sink.spec().connector().address(), records(sink.spec(), simulator));
            }
        }
        return topics;
    }

    private static <T> SourceElement<T> element(SourceSpec<?, T> source, String text) {
        try {
            return new JsonRecords<>(source.schema().json()).read(text.getBytes(StandardCharsets.UTF_8));
        } catch (BadRowException e) {
            return new BadRecord<>(source.name(), "a record", String.valueOf(e.getMessage()));
        }
    }

    @SuppressWarnings("unchecked")
    private static <K, T> List<OutgoingRecord> records(SinkSpec<K, T> sink, Simulator simulator) {
        List<OutgoingRecord> records = new ArrayList<>();
        for (Change<T> change : ((ModelChanges<T>) simulator.model(sink.model())).changes()) {
            records.add(record(sink, change));
        }
        return records;
    }

    private static <K, T> OutgoingRecord record(SinkSpec<K, T> sink, Change<T> change) {
        T after = change.after();
        switch (sink.mode()) {
            case APPEND:
                return OutgoingRecord.unkeyed(
                        text(new JsonRecords<>(sink.schema().json()).write(Objects.requireNonNull(after))));
            case UPSERT:
                KeySchema<K, T> schema = Objects.requireNonNull(sink.key());
                KeyedJson<K, T> format = new KeyedJson<>(
                        schema.json(), schema::key, sink.schema().json());
                String key = text(format.writeKey(schema.key(change.anyRow())));
                return new OutgoingRecord(key, after == null ? null : text(format.writeValue(after)));
            case RETRACT:
                throw new IllegalArgumentException("no retract sink is compared yet: " + sink.model());
        }
        throw new AssertionError(sink.mode());
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    @Override
    public void close() throws IOException {
        loader.close();
    }
}
