package io.streamform.it.cluster;

import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;

/**
 * The main class of every process that {@link JavaProcess} starts: runs the server's own {@code main}, and halts the
 * process when the test that started it is gone, however that died. It uses the JDK alone, because it runs on the
 * server's class path.
 */
public final class GuardedMain {

    private static final int PARENT_IS_GONE = 70;

    private GuardedMain() {}

    /**
     * Runs a server.
     *
     * @param arguments process id of the parent, name of the server's main class, the server's own arguments
     */
    public static void main(String[] arguments) throws ReflectiveOperationException {
        long parent = Long.parseLong(arguments[0]);
        Thread guard = new Thread(() -> haltAfter(parent), "guard");
        guard.setDaemon(true);
        guard.start();
        String[] own = Arrays.copyOfRange(arguments, 2, arguments.length);
        try {
            Class.forName(arguments[1]).getMethod("main", String[].class).invoke(null, (Object) own);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException("main of " + arguments[1] + " failed", e.getCause());
        }
    }

    private static void haltAfter(long parent) {
        ProcessHandle.of(parent).ifPresent(handle -> handle.onExit().join());
        Runtime.getRuntime().halt(PARENT_IS_GONE);
    }
}
