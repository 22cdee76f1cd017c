package io.streamform.codegen.planner;

import io.streamform.codegen.plan.ApplicationPlan;
import io.streamform.codegen.plan.ExtremePlan;
import io.streamform.codegen.plan.StatePlan;
import io.streamform.codegen.plan.StepPlan;
import io.streamform.codegen.plan.StepPlanVisitor;
import io.streamform.ir.layout.StateLayouts;

/** Lines of the state index: {@code uid/role expression}. */
final class StateIndexLines implements StepPlanVisitor<String> {

    private final ApplicationPlan plan;

    StateIndexLines(ApplicationPlan plan) {
        this.plan = plan;
    }

    @Override
    public String visitSource(StepPlan.Source source) {
        return "";
    }

    @Override
    public String visitNormalize(StepPlan.Normalize normalize) {
        return line(normalize, "key", normalize.key().className())
                + line(normalize, StateLayouts.ROW, "stamped(", normalize.row().codecClass(), ")");
    }

    @Override
    public String visitStateless(StepPlan.Stateless stateless) {
        return "";
    }

    @Override
    public String visitKeyed(StepPlan.Keyed keyed) {
        StringBuilder lines = new StringBuilder();
        StatePlan state = keyed.state();
        lines.append(line(keyed, "key", keyed.key().className()));
        lines.append(line(keyed, StateLayouts.ACCUMULATORS, state.codecClass()));
        for (ExtremePlan extreme : state.extremes()) {
            String constant = state.codecClass() + "#" + extreme.codecConstant();
            lines.append(line(keyed, extreme.role(), "counted(", constant, ")"));
        }
        return lines.toString();
    }

    @Override
    public String visitSink(StepPlan.Sink sink) {
        return "";
    }

    private String line(StepPlan step, String role, String className) {
        return line(step, role, "", className, "");
    }

    private String line(StepPlan step, String role, String before, String className, String after) {
        return step.identity().uid() + "/" + role + " " + before + plan.javaPackage() + "." + className + after + "\n";
    }
}
