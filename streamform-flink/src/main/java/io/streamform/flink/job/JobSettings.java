package io.streamform.flink.job;

import io.streamform.flink.operator.HostSettings;
import io.streamform.runtime.topology.ConnectorSpec;
import io.streamform.runtime.topology.SinkSpec;
import io.streamform.runtime.topology.SourceSpec;
import java.time.Duration;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.flink.util.TimeUtils;
import org.jspecify.annotations.Nullable;

/**
 * Settings of one run of a job, from the strongest to the weakest: arguments, the profile chosen, the declarations of the
 * project. Only what operators need travels to the task managers; variables do not.
 */
public final class JobSettings implements HostSettings {

    private static final long serialVersionUID = 1L;
    private static final String BOUNDED = "scan.bounded.mode";

    private final String application;
    private final long cacheBytes;
    private final @Nullable Probe probe;
    private final transient @Nullable Observation observation;
    private final transient @Nullable Integer parallelism;
    private final transient @Nullable Duration checkpointInterval;
    private final transient @Nullable Backend backend;
    private final transient @Nullable Backend declaredBackend;
    private final transient boolean bounded;
    private final transient Map<String, String> options;
    private final transient Map<String, String> inputs;
    private final transient Map<String, String> outputs;
    private final transient Variables variables;

    private JobSettings(
            String application,
            Arguments arguments,
            Profile profile,
            Variables.Lookup environment,
            boolean bounded,
            @Nullable Probe probe,
            @Nullable Observation observation) {
        this.application = application;
        this.probe = probe;
        this.observation = observation;
        this.bounded = bounded;
        this.parallelism = number(Arguments.PARALLELISM, first(Arguments.PARALLELISM, arguments, profile), 1, 32_768);
        this.backend = Backend.of(first(Arguments.BACKEND, arguments, profile));
        this.declaredBackend = Backend.of(JobDefaults.value(application, Arguments.BACKEND));
        this.checkpointInterval = duration(arguments.value(Arguments.CHECKPOINT_INTERVAL));
        Integer cache = number(Arguments.CACHE_BYTES, arguments.value(Arguments.CACHE_BYTES), 0, Integer.MAX_VALUE);
        this.cacheBytes = cache == null ? HostSettings.DEFAULT_CACHE_BYTES : cache;
        this.options = new TreeMap<>(profile.options());
        this.options.putAll(arguments.options());
        this.inputs = arguments.inputs();
        this.outputs = arguments.outputs();
        Map<String, String> given = arguments.variables();
        this.variables = new Variables(name -> {
            String value = given.get(name);
            return value != null ? value : environment.value(name);
        });
    }

    /**
     * Settings from the arguments of {@code main}; variables also from system properties and the environment, the profile
     * also from the system property {@code streamform.profile}.
     *
     * @throws JobSettingsException if an argument is wrong
     */
    public static JobSettings of(String application, String[] args) {
        return of(application, args, JobSettings::environment, false, null, null);
    }

    /** Settings of a run in this process; with {@code bounded}, unbounded sources end at what there is when they start. */
    static JobSettings embedded(
            String application, String[] args, boolean bounded, Probe probe, Observation observation) {
        return of(application, args, JobSettings::environment, bounded, probe, observation);
    }

    /** Settings with an environment of their own. */
    static JobSettings of(String application, String[] args, Variables.Lookup environment) {
        return of(application, args, environment, false, null, null);
    }

    private static JobSettings of(
            String application,
            String[] args,
            Variables.Lookup environment,
            boolean bounded,
            @Nullable Probe probe,
            @Nullable Observation observation) {
        Arguments arguments = Arguments.parse(args);
        String name = arguments.value(Arguments.PROFILE);
        if (name == null) {
            name = environment.value("streamform.profile");
        }
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        Profile profile = Profile.load(application, name, loader);
        return new JobSettings(application, arguments, profile, environment, bounded, probe, observation);
    }

    private static @Nullable String environment(String name) {
        String property = System.getProperty(name);
        return property != null ? property : System.getenv(name);
    }

    private static @Nullable String first(String name, Arguments arguments, Profile profile) {
        String argument = arguments.value(name);
        return argument != null ? argument : profile.value(name);
    }

    private static @Nullable Integer number(String name, @Nullable String text, int least, int greatest) {
        if (text == null) {
            return null;
        }
        try {
            int number = Integer.parseInt(text.trim());
            if (number >= least && number <= greatest) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Falls through to the message.
        }
        throw new JobSettingsException(
                name + " is '" + text + "', expected a whole number from " + least + " to " + greatest);
    }

    private static @Nullable Duration duration(@Nullable String text) {
        if (text == null) {
            return null;
        }
        try {
            Duration duration = TimeUtils.parseDuration(text);
            if (duration.toMillis() >= 10) {
                return duration;
            }
        } catch (IllegalArgumentException e) {
            // Falls through to the message.
        }
        throw new JobSettingsException(Arguments.CHECKPOINT_INTERVAL + " is '" + text
                + "', expected a duration of at least 10 milliseconds, for example 10s");
    }

    /** Name of the application. */
    public String application() {
        return application;
    }

    /** The parallelism asked for, or null for that of the cluster. */
    public @Nullable Integer parallelism() {
        return parallelism;
    }

    /** The time between checkpoints asked for, or null. */
    public @Nullable Duration checkpointInterval() {
        return checkpointInterval;
    }

    /** The state backend asked for, or null for that of the cluster. */
    public @Nullable Backend backend() {
        return backend;
    }

    /** The state backend that the project declares, for a cluster that has no opinion; null if nothing is declared. */
    public @Nullable Backend declaredBackend() {
        return declaredBackend;
    }

    /** Whether sources without an end stop at what there is when they start. */
    public boolean bounded() {
        return bounded;
    }

    @Override
    public long cacheBytes() {
        return cacheBytes;
    }

    /** Sees what sources read and sinks write; null but in a run within this process. */
    public @Nullable Probe probe() {
        return probe;
    }

    /**
     * The connector of {@code declared} as it is in this run: options overridden, all variables replaced; a file if an
     * argument says so.
     */
    public ConnectorSpec source(SourceSpec<?, ?> declared) {
        if (observation != null) {
            observation.declareSource(declared.name());
        }
        String file = inputs.get(declared.name());
        return file != null ? file(file) : source(declared.name(), declared.connector());
    }

    /**
     * The connector of {@code declared} as it is in this run: options overridden, all variables replaced; a folder if an
     * argument says so.
     */
    public ConnectorSpec sink(SinkSpec<?, ?> declared) {
        if (observation != null) {
            observation.declareModel(declared);
        }
        String folder = outputs.get(declared.model());
        return folder != null ? file(folder) : sink(declared.model(), declared.connector());
    }

    private static ConnectorSpec file(String path) {
        return new ConnectorSpec("file", path, "json", new TreeMap<>());
    }

    private ConnectorSpec source(String name, ConnectorSpec declared) {
        ConnectorSpec spec = resolve("source '" + name + "'", name, declared);
        if (!bounded || !spec.connector().equals("kafka") || spec.options().containsKey(BOUNDED)) {
            return spec;
        }
        SortedMap<String, String> more = new TreeMap<>(spec.options());
        more.put(BOUNDED, "latest-offset");
        return new ConnectorSpec(spec.connector(), spec.address(), spec.format(), more);
    }

    private ConnectorSpec sink(String model, ConnectorSpec declared) {
        return resolve("sink of model '" + model + "'", model, declared);
    }

    private ConnectorSpec resolve(String what, String owner, ConnectorSpec declared) {
        SortedMap<String, String> merged = new TreeMap<>(declared.options());
        String prefix = owner + "/";
        options.forEach((key, value) -> {
            if (key.startsWith(prefix)) {
                merged.put(key.substring(prefix.length()), value);
            }
        });
        SortedMap<String, String> expanded = new TreeMap<>();
        merged.forEach((key, value) -> expanded.put(key, variables.expand(value, "option '" + key + "' of " + what)));
        String address = variables.expand(declared.address(), "address of " + what);
        return new ConnectorSpec(declared.connector(), address, declared.format(), expanded);
    }

    /** State backends. */
    public enum Backend {
        /** State in the heap. */
        HEAP("hashmap"),
        /** State in RocksDB on local disk. */
        ROCKSDB("rocksdb");

        private final String flinkName;

        Backend(String flinkName) {
            this.flinkName = flinkName;
        }

        /** Flink's name of it. */
        public String flinkName() {
            return flinkName;
        }

        private static @Nullable Backend of(@Nullable String name) {
            if (name == null) {
                return null;
            }
            switch (name) {
                case "heap":
                case "hashmap":
                    return HEAP;
                case "rocksdb":
                    return ROCKSDB;
                default:
                    throw new JobSettingsException("backend is '" + name + "', expected heap or rocksdb");
            }
        }
    }
}
