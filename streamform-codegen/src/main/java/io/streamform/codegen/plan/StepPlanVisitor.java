package io.streamform.codegen.plan;

/** A total function over {@link StepPlan}. */
public interface StepPlanVisitor<R> {

    /** A source. */
    R visitSource(StepPlan.Source source);

    /** A normalisation. */
    R visitNormalize(StepPlan.Normalize normalize);

    /** A filter and projection. */
    R visitStateless(StepPlan.Stateless stateless);

    /** A keyed operator. */
    R visitKeyed(StepPlan.Keyed keyed);

    /** A sink. */
    R visitSink(StepPlan.Sink sink);
}
