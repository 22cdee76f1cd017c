package io.streamform.it.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What the server processes log: one console appender, which {@link JavaProcess} sends to a file. */
final class LoggingSettings {

    private static final String TEXT = String.join(
            "\n",
            "status = warn",
            "rootLogger.level = info",
            "rootLogger.appenderRef.console.ref = console",
            "appender.console.type = Console",
            "appender.console.name = console",
            "appender.console.layout.type = PatternLayout",
            "appender.console.layout.pattern = %d{HH:mm:ss.SSS} %-5p [%t] %c{1.} - %m%n",
            "");

    private LoggingSettings() {}

    /** Writes the settings into a folder and returns the option of the Java virtual machine that makes Log4j use them. */
    static String writeTo(Path folder) {
        Path file = folder.resolve("log4j2.properties");
        try {
            Files.createDirectories(folder);
            Files.writeString(file, TEXT);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return "-Dlog4j2.configurationFile=" + file.toUri();
    }
}
