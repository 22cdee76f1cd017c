package io.streamform.it.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/**
 * A Java program in a process of its own, whose output goes to a file. It never outlives the process that started it:
 * a shutdown hook kills it at an orderly end, and {@link GuardedMain} halts it after any other.
 */
public final class JavaProcess {

    private static final int LOG_TAIL_LINES = 60;
    private static final Set<Process> LIVE = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> LIVE.forEach(Process::destroyForcibly)));
    }

    private final String name;
    private final Process process;
    private final Path log;

    private JavaProcess(String name, Process process, Path log) {
        this.name = name;
        this.process = process;
        this.log = log;
    }

    /**
     * What to start.
     *
     * @param name a name for messages and for the log file, {@code <name>.log}
     * @param classPath where the program's classes are
     * @param jvmOptions options of the Java virtual machine
     * @param mainClass the program
     * @param arguments the program's arguments
     * @param logs the folder of the log file
     */
    public record Launch(
            String name,
            ProcessClassPath classPath,
            List<String> jvmOptions,
            String mainClass,
            List<String> arguments,
            Path logs) {

        /** Copies the lists. */
        public Launch {
            jvmOptions = List.copyOf(jvmOptions);
            arguments = List.copyOf(arguments);
        }
    }

    /** Starts the program; returns as soon as the process exists. */
    public static JavaProcess start(Launch launch) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(launch.jvmOptions());
        command.add("-cp");
        command.add(launch.classPath().plus(ownClasses()).text());
        command.add(GuardedMain.class.getName());
        command.add(Long.toString(ProcessHandle.current().pid()));
        command.add(launch.mainClass());
        command.addAll(launch.arguments());
        Path log = launch.logs().resolve(launch.name() + ".log");
        try {
            Files.createDirectories(launch.logs());
            Process process = new ProcessBuilder(command)
                    .directory(launch.logs().toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(log.toFile())
                    .start();
            LIVE.add(process);
            return new JavaProcess(launch.name(), process, log);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot start " + launch.name(), e);
        }
    }

    /** Returns the name it was started under. */
    public String name() {
        return name;
    }

    /** Returns the id that the operating system gave the process. */
    public long pid() {
        return process.pid();
    }

    /** Tells whether the process still runs. */
    public boolean isAlive() {
        return process.isAlive();
    }

    /** Returns a future that completes when the process has ended. */
    public CompletableFuture<Void> whenEnded() {
        return process.onExit().thenAccept(LIVE::remove);
    }

    /** Returns the file with everything that the process printed. */
    public Path log() {
        return log;
    }

    /** Waits for a program that ends by itself and returns its exit code. */
    public int awaitEnd(Duration limit) {
        if (!endsWithin(limit)) {
            kill();
            throw failure("did not end within " + limit);
        }
        return process.exitValue();
    }

    /** Asks the process to end, and kills it when it has not within the limit. Does nothing when it has ended. */
    public void stop(Duration limit) {
        process.destroy();
        if (!endsWithin(limit)) {
            kill();
        }
    }

    /** Ends the process at once, as {@code kill -9} does, and waits until it is gone. */
    public void kill() {
        process.destroyForcibly();
        process.onExit().join();
        LIVE.remove(process);
    }

    /** Fails with the end of the log when the process has ended. */
    public void requireAlive() {
        if (!isAlive()) {
            throw failure("ended with exit code " + process.exitValue());
        }
    }

    /** Returns an exception that says what happened and quotes the end of the log. */
    public ClusterException failure(String whatHappened) {
        return new ClusterException(name + " " + whatHappened + "; the end of " + log + ":\n" + logTail());
    }

    /** Tells whether the log has this text. */
    public boolean logContains(String text) {
        return logText().contains(text);
    }

    private String logTail() {
        List<String> lines = logText().lines().toList();
        return String.join("\n", lines.subList(Math.max(0, lines.size() - LOG_TAIL_LINES), lines.size()));
    }

    private String logText() {
        try {
            return new String(Files.readAllBytes(log), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private boolean endsWithin(Duration limit) {
        try {
            boolean ended = process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS);
            if (ended) {
                LIVE.remove(process);
            }
            return ended;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            process.destroyForcibly();
            throw new ClusterException("interrupted while waiting for the end of " + name, e);
        }
    }

    private static Path ownClasses() {
        try {
            return Path.of(GuardedMain.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the class path of the test has an entry that is no path", e);
        }
    }
}
