package io.streamform.codegen;

import io.streamform.codegen.plan.ApplicationPlan;
import io.streamform.ir.manifest.Manifest;
import java.util.SortedMap;
import java.util.TreeMap;

/** Classes by which tools of a later release get into this one. */
final class EntryClasses {

    /** Of the simulator; its name is frozen. */
    private static final String SCENARIO_CLASS = "io.streamform.sim.release.ReleaseEntry";

    private EntryClasses() {}

    static SortedMap<String, String> of(ApplicationPlan plan) {
        SortedMap<String, String> classes = new TreeMap<>();
        classes.put(Manifest.JOB, plan.javaPackage() + "." + plan.wiring().job());
        classes.put(Manifest.SCENARIO, SCENARIO_CLASS);
        return classes;
    }
}
