package io.streamform.codegen.plan;

import java.util.List;

/**
 * All generated classes of an application, in order.
 *
 * @param name of the application
 * @param javaPackage of all classes
 * @param maxParallelism number of key groups
 * @param steps in topological order
 */
public record ApplicationPlan(
        String name,
        String javaPackage,
        int maxParallelism,
        List<RowPlan> rows,
        List<KeyPlan> keys,
        List<KeySchemaPlan> keySchemas,
        List<CalcPlan> calcs,
        List<StatePlan> states,
        List<AggregatePlan> aggregates,
        List<SourcePlan> sources,
        List<SinkPlan> sinks,
        List<StepPlan> steps,
        List<ModelPlan> models,
        WiringClasses wiring) {

    /** Copies the lists. */
    public ApplicationPlan {
        rows = List.copyOf(rows);
        keys = List.copyOf(keys);
        keySchemas = List.copyOf(keySchemas);
        calcs = List.copyOf(calcs);
        states = List.copyOf(states);
        aggregates = List.copyOf(aggregates);
        sources = List.copyOf(sources);
        sinks = List.copyOf(sinks);
        steps = List.copyOf(steps);
        models = List.copyOf(models);
    }

    /** Simple names of the classes that exist once per application. */
    public record WiringClasses(String sources, String sinks, String topology, String job) {}
}
