package io.streamform.it.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

final class OrphanIT {

    private static final Duration SOON = Duration.ofSeconds(20);

    @Test
    void aServerDiesWithTheTestThatStartedItEvenWhenThatIsKilled() throws Exception {
        Path folder = WorkFolder.of(OrphanIT.class);
        JavaProcess parent = startBackground(folder, "parent", StartsAServer.class, List.of(folder.toString()));
        Path pidFile = folder.resolve("server.pid");
        long pid = Wait.until("the server's process id", SOON, () -> {
            parent.requireAlive();
            return readLong(pidFile);
        });
        ProcessHandle server = ProcessHandle.of(pid).orElseThrow();
        assertThat(server.isAlive()).isTrue();

        parent.kill();

        Wait.untilTrue("the end of the server", SOON, () -> !server.isAlive());
    }

    private static Optional<Long> readLong(Path file) {
        try {
            return Files.exists(file) ? Optional.of(Long.parseLong(Files.readString(file))) : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static JavaProcess startBackground(Path folder, String name, Class<?> main, List<String> arguments)
            throws URISyntaxException {
        Path testClasses =
                Path.of(main.getProtectionDomain().getCodeSource().getLocation().toURI());
        return JavaProcess.start(new JavaProcess.Launch(
                name,
                new ProcessClassPath(List.of(testClasses)),
                List.of("-Xmx64m"),
                main.getName(),
                arguments,
                folder));
    }

    /** Stands for a test: starts a server and tells its process id. */
    public static final class StartsAServer {

        private StartsAServer() {}

        /** Starts the server; the argument is the folder for the file with its process id. */
        public static void main(String[] arguments) throws Exception {
            Path folder = Path.of(arguments[0]);
            JavaProcess server = startBackground(folder, "server", NeverEnds.class, List.of());
            Path written = Files.writeString(folder.resolve("server.pid.new"), Long.toString(server.pid()));
            Files.move(written, folder.resolve("server.pid"));
            NeverEnds.main(new String[0]);
        }
    }

    /** Stands for a server. */
    public static final class NeverEnds {

        private NeverEnds() {}

        /** Waits for ever. */
        public static void main(String[] arguments) throws InterruptedException {
            new CountDownLatch(1).await();
        }
    }
}
