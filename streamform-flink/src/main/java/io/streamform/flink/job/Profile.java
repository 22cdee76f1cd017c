package io.streamform.flink.job;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What a profile of streamform.yml overrides when the job starts. The build writes all profiles of an application to the
 * resource {@code META-INF/streamform/<application>/profiles.properties}, with the keys {@code <profile>.parallelism},
 * {@code <profile>.backend} and {@code <profile>.option.<source or model>/<option>}, values unexpanded.
 */
final class Profile {

    static final Profile NONE = new Profile(Map.of());
    private static final String OPTION = "option.";

    private final Map<String, String> entries;

    private Profile(Map<String, String> entries) {
        this.entries = entries;
    }

    static Profile load(String application, @Nullable String name, ClassLoader loader) {
        if (name == null || name.isEmpty()) {
            return NONE;
        }
        String resource = "META-INF/streamform/" + application + "/profiles.properties";
        Properties properties = new Properties();
        try (InputStream in = loader.getResourceAsStream(resource)) {
            if (in != null) {
                properties.load(in);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return of(properties, name);
    }

    static Profile of(Properties properties, String name) {
        Map<String, String> entries = new TreeMap<>();
        TreeSet<String> names = new TreeSet<>();
        for (String key : properties.stringPropertyNames()) {
            int dot = key.indexOf('.');
            String profile = dot < 0 ? key : key.substring(0, dot);
            names.add(profile);
            if (dot >= 0 && profile.equals(name)) {
                entries.put(key.substring(dot + 1), properties.getProperty(key));
            }
        }
        if (!names.contains(name)) {
            throw new JobSettingsException("there is no profile '" + name + "'; "
                    + (names.isEmpty() ? "streamform.yml has none" : "streamform.yml has " + String.join(", ", names)));
        }
        return new Profile(entries);
    }

    @Nullable
    String value(String name) {
        return entries.get(name);
    }

    /** Options overridden, by {@code owner/option}. */
    Map<String, String> options() {
        Map<String, String> options = new TreeMap<>();
        entries.forEach((key, value) -> {
            if (key.startsWith(OPTION)) {
                options.put(key.substring(OPTION.length()), value);
            }
        });
        return options;
    }
}
