package io.streamform.flink.job;

import io.streamform.runtime.function.SqlFunctionException;
import io.streamform.runtime.topology.GeneratedLines;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** The one exception of a chain that says what happened. */
final class RootCause {

    private static final List<String> OWN = List.of(
            BadRecordException.class.getName(),
            SqlFunctionException.class.getName(),
            JobSettingsException.class.getName());

    private RootCause() {}

    /**
     * The message of the first exception of ours in the chain, else class and message of the last; in front the place in
     * the SQL, if generated code threw it.
     */
    static String describe(Throwable failure, GeneratedLines lines) {
        List<Throwable> chain = chain(failure);
        for (Throwable cause : chain) {
            String message = cause.getMessage();
            // By name, because the exception may come from the class loader of the job.
            if (message != null && OWN.contains(cause.getClass().getName())) {
                return withPlace(message, cause, lines);
            }
        }
        Throwable last = chain.get(chain.size() - 1);
        String message = last.getMessage();
        String described = last.getClass().getSimpleName() + (message == null ? "" : ": " + message);
        return withPlace(described, last, lines);
    }

    private static List<Throwable> chain(Throwable failure) {
        Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        List<Throwable> chain = new ArrayList<>();
        Throwable cause = failure;
        while (cause != null && seen.add(cause)) {
            chain.add(cause);
            cause = cause.getCause();
        }
        return chain;
    }

    private static String withPlace(String message, Throwable cause, GeneratedLines lines) {
        String place = lines.place(cause);
        return place == null ? message : place + ": " + message;
    }
}
