package io.streamform.flink.job;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/** What the build wrote of a project's settings: {@code META-INF/streamform/<application>/job.properties}. */
final class JobDefaults {

    private JobDefaults() {}

    /** The setting called {@code name}; null without one. */
    static @Nullable String value(String application, String name) {
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        Properties properties = new Properties();
        try (InputStream in = loader.getResourceAsStream("META-INF/streamform/" + application + "/job.properties")) {
            if (in != null) {
                properties.load(in);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties.getProperty(name);
    }
}
