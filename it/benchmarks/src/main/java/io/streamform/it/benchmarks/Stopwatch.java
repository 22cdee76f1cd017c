package io.streamform.it.benchmarks;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/**
 * CPU time of this process, all threads, garbage collection and RocksDB included. Started by the source of the running job
 * when the warm-up events are through, so that planning, deployment and most compilation are not counted.
 */
final class Stopwatch {

    private static final OperatingSystemMXBean PROCESS =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private static volatile long start;

    private Stopwatch() {}

    static void start() {
        start = PROCESS.getProcessCpuTime();
    }

    /** Nanoseconds since the start. */
    static long elapsed() {
        return PROCESS.getProcessCpuTime() - start;
    }
}
