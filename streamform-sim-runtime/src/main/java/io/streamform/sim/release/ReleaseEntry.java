package io.streamform.sim.release;

import io.streamform.runtime.topology.Application;
import io.streamform.runtime.topology.Topology;
import io.streamform.sim.Simulator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/**
 * Runs a scenario on the application that this class's loader finds. A release is called in a class loader that shares
 * nothing but the JDK with the caller, so that scenario and result are bytes: JSON in UTF-8, whose columns have the text
 * form of {@link io.streamform.sim.value.ValueText} or are null. Name, signature and format 1 are frozen.
 *
 * <p>A scenario:
 *
 * <pre>{@code
 * {"format": 1,
 *  "application": "shop",                                        may be left out if there is one only
 *  "steps": [
 *    {"source": "purchases", "insert": {"customer_id": "1", "amount": null}},
 *    {"source": "orders", "update": {"before": {…}, "after": {…}}},
 *    {"source": "orders", "delete": {…}},
 *    {"source": "bank.accounts", "upsert": {…}},               sources with changelog upsert
 *    {"source": "bank.accounts", "tombstone": {"account_id": "1"}},
 *    {"advance": 1000},                                          processing time, milliseconds
 *    {"restart": true}]}
 * }</pre>
 *
 * <p>A result:
 *
 * <pre>{@code
 * {"format": 1, "application": "shop",
 *  "models": [{"name": "customer_metrics", "mode": "upsert", "key": ["customer_id"],
 *              "columns": [{"name": "customer_id", "type": "BIGINT NOT NULL"}, …],
 *              "changes": [{"op": "insert", "after": {…}}, {"op": "update", "before": {…}, "after": {…}},
 *                          {"op": "delete", "before": {…}}]}],
 *  "states": [{"uid": …, "role": …, "form": "VALUE" | "NAMESPACED" | "ORDERED",
 *              "key_schema": …, "place_schema": …, "value_schema": …,
 *              "entries": [{"key": "<hex>", "place": "<hex>", "value": "<hex>"}]}],
 *  "timers": [{"uid": …, "time": "…", "key": "<hex>"}],
 *  "watermarks": [{"uid": …, "millis": "…"}],
 *  "failure": {"step": 3, "message": …}}                          only if the program failed at that step, from 0
 * }</pre>
 */
public final class ReleaseEntry {

    /** The version of both formats. */
    public static final int FORMAT = 1;

    private ReleaseEntry() {}

    /**
     * Runs a scenario.
     *
     * @throws IllegalArgumentException if the scenario is malformed, of another format, or does not fit the application
     * @throws IllegalStateException if there is no application, or several and none is named
     */
    public static byte[] run(byte[] scenario) {
        Map<String, @Nullable Object> root = JsonTree.object("the scenario", JsonTree.read(scenario));
        Object format = root.get("format");
        if (!Long.valueOf(FORMAT).equals(format)) {
            throw new IllegalArgumentException("the scenario has format " + format + "; this release reads " + FORMAT);
        }
        Object name = root.get("application");
        Simulator simulator = new Simulator(topology(name == null ? "" : name.toString()));
        Steps steps = new Steps(simulator);
        List<@Nullable Object> list = JsonTree.list("steps", root.get("steps"));
        String failure = "";
        int failedStep = -1;
        for (int i = 0; i < list.size() && failedStep < 0; i++) {
            Runnable step = steps.prepare(i, list.get(i));
            try {
                step.run();
            } catch (RuntimeException e) {
                // What the program does with the row, a failure included, is the result.
                failedStep = i;
                failure = e.getClass().getSimpleName() + ": " + e.getMessage();
            }
        }
        return new ResultWriter(simulator).write(failedStep, failure);
    }

    private static Topology topology(String name) {
        List<Application> found = new ArrayList<>();
        for (Application application : ServiceLoader.load(Application.class, ReleaseEntry.class.getClassLoader())) {
            if (name.isEmpty() || application.name().equals(name)) {
                found.add(application);
            }
        }
        if (found.size() != 1) {
            throw new IllegalStateException(found.size() + " applications"
                    + (name.isEmpty() ? "" : " of the name " + name) + " are on the class path; one is needed");
        }
        return found.get(0).topology();
    }
}
