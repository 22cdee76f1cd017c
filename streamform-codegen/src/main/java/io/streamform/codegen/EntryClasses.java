package io.streamform.codegen;

import io.streamform.codegen.plan.ApplicationPlan;
import io.streamform.ir.manifest.Manifest;
import java.util.SortedMap;
import java.util.TreeMap;

/** Classes by which tools of a later release get into this one. */
final class EntryClasses {

    private EntryClasses() {}

    static SortedMap<String, String> of(ApplicationPlan plan) {
        SortedMap<String, String> classes = new TreeMap<>();
        classes.put(Manifest.JOB, plan.javaPackage() + "." + plan.wiring().job());
        return classes;
    }
}
