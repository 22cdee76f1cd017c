package io.streamform.it.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds loopback ports that nobody listens on. Another process may take one before it is used, so whoever starts a
 * server on such a port tries again with new ports when the address turns out to be in use.
 */
final class FreePorts {

    private FreePorts() {}

    /** Returns the given number of distinct ports that are free on the loopback address at this moment. */
    static List<Integer> onLoopback(int count) {
        List<ServerSocket> sockets = new ArrayList<>();
        try {
            for (int i = 0; i < count; i++) {
                sockets.add(new ServerSocket(0, 1, InetAddress.getLoopbackAddress()));
            }
            return sockets.stream().map(ServerSocket::getLocalPort).toList();
        } catch (IOException e) {
            throw new UncheckedIOException("no free loopback port", e);
        } finally {
            sockets.forEach(FreePorts::close);
        }
    }

    private static void close(ServerSocket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
