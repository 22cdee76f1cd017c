package io.streamform.flink.connector;

import io.streamform.flink.job.JobSettingsException;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.SortedMap;
import org.apache.flink.util.TimeUtils;
import org.jspecify.annotations.Nullable;

/** The options of one source or sink, checked: an option that nobody reads is an error. */
final class ConnectorOptions {

    private static final String PROPERTIES = "properties.";

    private final String owner;
    private final SortedMap<String, String> values;

    /**
     * Checks the names.
     *
     * @param owner for messages, for example {@code source 'commerce.transactions'}
     * @param known names that exist; {@code properties.} stands for all that begin so
     */
    ConnectorOptions(String owner, SortedMap<String, String> values, List<String> known) {
        this.owner = owner;
        this.values = values;
        for (String name : values.keySet()) {
            if (!known.contains(name.startsWith(PROPERTIES) ? PROPERTIES : name)) {
                throw new JobSettingsException(
                        owner + " has the option '" + name + "', expected one of " + String.join(", ", known));
            }
        }
    }

    @Nullable
    String value(String name) {
        return values.get(name);
    }

    String value(String name, String otherwise) {
        return values.getOrDefault(name, otherwise);
    }

    @Nullable
    Long number(String name) {
        String text = values.get(name);
        if (text == null) {
            return null;
        }
        try {
            return Long.valueOf(text);
        } catch (NumberFormatException e) {
            throw wrong(name, "a whole number");
        }
    }

    @Nullable
    Duration duration(String name) {
        String text = values.get(name);
        if (text == null) {
            return null;
        }
        try {
            return TimeUtils.parseDuration(text);
        } catch (IllegalArgumentException e) {
            throw wrong(name, "a duration, for example 10s");
        }
    }

    /** The exception for an option whose value is none of those expected; the value itself may be a secret. */
    JobSettingsException wrong(String name, String expected) {
        return new JobSettingsException(
                "option '" + name + "' of " + owner + " has a wrong value, expected " + expected);
    }

    /** The exception for an option that has to be given. */
    JobSettingsException missing(String name) {
        return new JobSettingsException(owner + " needs the option '" + name + "'");
    }

    /** The options that are handed on to the client, without their prefix. */
    Properties properties() {
        Properties properties = new Properties();
        values.forEach((name, value) -> {
            if (name.startsWith(PROPERTIES)) {
                properties.setProperty(name.substring(PROPERTIES.length()), value);
            }
        });
        return properties;
    }
}
