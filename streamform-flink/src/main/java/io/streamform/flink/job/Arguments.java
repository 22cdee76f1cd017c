package io.streamform.flink.job;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The arguments of a job: {@code --name value}, {@code --name=value} or {@code -Dstreamform.name=value}. {@code --var},
 * {@code --option}, {@code --input} and {@code --output} may come more than once.
 */
final class Arguments {

    static final String PROFILE = "profile";
    static final String PARALLELISM = "parallelism";
    static final String CHECKPOINT_INTERVAL = "checkpoint-interval";
    static final String BACKEND = "backend";
    static final String CACHE_BYTES = "cache-bytes";
    private static final String VARIABLE = "var";
    private static final String OPTION = "option";
    private static final String INPUT = "input";
    private static final String OUTPUT = "output";
    private static final String PROPERTY = "-Dstreamform.";
    private static final List<String> SINGLE = List.of(PROFILE, PARALLELISM, CHECKPOINT_INTERVAL, BACKEND, CACHE_BYTES);

    private final Map<String, String> values = new TreeMap<>();
    private final Map<String, String> variables = new TreeMap<>();
    private final Map<String, String> options = new TreeMap<>();
    private final Map<String, String> inputs = new TreeMap<>();
    private final Map<String, String> outputs = new TreeMap<>();

    private Arguments() {}

    static Arguments parse(String[] args) {
        Arguments arguments = new Arguments();
        int at = 0;
        while (at < args.length) {
            String argument = args[at++];
            String name;
            if (argument.startsWith(PROPERTY)) {
                name = argument.substring(PROPERTY.length());
            } else if (argument.startsWith("--")) {
                name = argument.substring(2);
            } else {
                throw new JobSettingsException("argument " + at + " is '" + argument + "'; " + usage());
            }
            int equals = name.indexOf('=');
            String value;
            if (equals >= 0) {
                value = name.substring(equals + 1);
                name = name.substring(0, equals);
            } else if (at < args.length) {
                value = args[at++];
            } else {
                throw new JobSettingsException("argument --" + name + " has no value; " + usage());
            }
            arguments.add(name, value);
        }
        return arguments;
    }

    private void add(String name, String value) {
        if (SINGLE.contains(name)) {
            values.put(name, value);
        } else if (name.equals(VARIABLE)) {
            split(VARIABLE, value, variables);
        } else if (name.equals(OPTION)) {
            split(OPTION, value, options);
        } else if (name.equals(INPUT)) {
            split(INPUT, value, inputs);
        } else if (name.equals(OUTPUT)) {
            split(OUTPUT, value, outputs);
        } else {
            throw new JobSettingsException("there is no argument --" + name + "; " + usage());
        }
    }

    private static void split(String name, String value, Map<String, String> to) {
        int equals = value.indexOf('=');
        if (equals <= 0) {
            throw new JobSettingsException("argument --" + name + " wants name=value; " + usage());
        }
        to.put(value.substring(0, equals), value.substring(equals + 1));
    }

    private static String usage() {
        return "arguments are --profile <name>, --parallelism <number>, --checkpoint-interval <duration>,"
                + " --backend heap|rocksdb, --cache-bytes <number>, --var <NAME>=<value>,"
                + " --option <source or model>/<option>=<value>, --input <source>=<file or folder>,"
                + " --output <model>=<folder>";
    }

    @Nullable
    String value(String name) {
        return values.get(name);
    }

    /** Variables given as arguments. */
    Map<String, String> variables() {
        return variables;
    }

    /** Files read in place of sources, by the name of the source. */
    Map<String, String> inputs() {
        return inputs;
    }

    /** Folders written in place of sinks, by the name of the model. */
    Map<String, String> outputs() {
        return outputs;
    }

    /** Options given as arguments, by {@code owner/option}. */
    Map<String, String> options() {
        return options;
    }
}
