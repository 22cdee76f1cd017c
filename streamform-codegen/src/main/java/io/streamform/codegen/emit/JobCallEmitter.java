package io.streamform.codegen.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import io.streamform.codegen.emit.JobEmitter.JobNames;
import io.streamform.codegen.plan.StepPlan;
import io.streamform.codegen.plan.StepPlanVisitor;

/** The statements that call the job's steps, in order. */
final class JobCallEmitter implements StepPlanVisitor<CodeBlock> {

    private final JobNames names;

    JobCallEmitter(JobNames names) {
        this.names = names;
    }

    @Override
    public CodeBlock visitSource(StepPlan.Source step) {
        return call(step, names.leaving(step), CodeBlock.of("env, settings"));
    }

    @Override
    public CodeBlock visitNormalize(StepPlan.Normalize step) {
        return call(step, names.changes(step.row().className()), CodeBlock.of("$N, settings", step.input()));
    }

    @Override
    public CodeBlock visitStateless(StepPlan.Stateless step) {
        return call(step, names.changes(step.row().className()), CodeBlock.of("$N", step.input()));
    }

    @Override
    public CodeBlock visitKeyed(StepPlan.Keyed step) {
        return call(step, names.changes(step.row().className()), CodeBlock.of("$N, settings", step.input()));
    }

    @Override
    public CodeBlock visitSink(StepPlan.Sink step) {
        return CodeBlock.of("$N($N, settings)", step.identity().stream(), step.input());
    }

    private static CodeBlock call(StepPlan step, TypeName type, CodeBlock arguments) {
        String stream = step.identity().stream();
        return CodeBlock.of("$T $N =$W$N($L)", type, stream, stream, arguments);
    }
}
