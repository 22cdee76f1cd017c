package io.streamform.sim.yaml;

import io.streamform.sim.problem.Place;
import org.snakeyaml.engine.v2.nodes.ScalarNode;

/** A test as it stands in a file. Its content is read by {@link TestReader}, which knows the application. */
public final class TestDefinition {

    private final String name;
    private final String model;
    private final YamlMapping mapping;

    private TestDefinition(String name, String model, YamlMapping mapping) {
        this.name = name;
        this.model = model;
        this.mapping = mapping;
    }

    static TestDefinition of(YamlMapping mapping, int number) {
        String model = text(mapping, "model");
        String given = text(mapping, "name");
        String name = !given.isEmpty() ? given : (model.isEmpty() ? "test " : model + " ") + number;
        return new TestDefinition(name, model, mapping);
    }

    private static String text(YamlMapping mapping, String key) {
        YamlMapping.Entry entry = mapping.get(key);
        return entry != null && entry.value() instanceof ScalarNode scalar ? scalar.getValue() : "";
    }

    /** Its name; without one the name of its model and its number in the file. */
    public String name() {
        return name;
    }

    /** Name of the model under test, empty if none is given. */
    public String model() {
        return model;
    }

    /** Where it begins. */
    public Place place() {
        return mapping.place();
    }

    YamlMapping mapping() {
        return mapping;
    }
}
