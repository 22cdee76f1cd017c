package io.streamform.codegen.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import io.streamform.codegen.plan.ApplicationPlan;
import io.streamform.codegen.plan.Documentation;
import io.streamform.codegen.plan.ModelPlan;
import io.streamform.codegen.plan.StepPlan;
import io.streamform.codegen.plan.StepPlanVisitor;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The dataflow that engines without wiring of their own run. */
final class TopologyEmitter implements StepPlanVisitor<CodeBlock> {

    private static final ClassName STREAM = RuntimeNames.TOPOLOGY.nestedClass("Stream");

    private final ApplicationPlan plan;

    private TopologyEmitter(ApplicationPlan plan) {
        this.plan = plan;
    }

    static TypeSpec emit(ApplicationPlan plan) {
        return new TopologyEmitter(plan).emit();
    }

    private TypeSpec emit() {
        Documentation documentation = new Documentation(
                "The dataflow of `" + plan.name() + "`, independent of the engine.",
                "",
                "streamform.yml",
                "streamform.yml");
        return TypeSpec.classBuilder(plan.wiring().topology())
                .addJavadoc(Javadocs.of(documentation))
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addSuperinterface(RuntimeNames.APPLICATION)
                .addMethod(MethodSpec.constructorBuilder()
                        .addJavadoc("Called by the service loader.\n")
                        .addModifiers(Modifier.PUBLIC)
                        .build())
                .addMethod(Constructs.implementing("name", ClassName.get(String.class))
                        .addStatement("return $S", plan.name())
                        .build())
                .addMethod(topology())
                .build();
    }

    private MethodSpec topology() {
        MethodSpec.Builder method = Constructs.implementing("topology", RuntimeNames.TOPOLOGY)
                .addStatement(
                        "$T topology = $T.builder($S)",
                        RuntimeNames.TOPOLOGY.nestedClass("Builder"),
                        RuntimeNames.TOPOLOGY,
                        plan.name());
        plan.steps().forEach(step -> method.addStatement(step.accept(this)));
        plan.models().forEach(model -> method.addStatement(model(model)));
        return method.addStatement("return topology.build()").build();
    }

    @Override
    public CodeBlock visitSource(StepPlan.Source step) {
        ClassName row = named(step.source().row().className());
        ClassName sources = named(plan.wiring().sources());
        if (!step.upsert()) {
            return CodeBlock.of(
                    "$T $N = topology.source(\n$L,\n$T.$N)",
                    Constructs.generic(STREAM, row),
                    step.identity().stream(),
                    identity(step),
                    sources,
                    step.source().constant());
        }
        ClassName key = named(step.source().key().orElseThrow().key().className());
        return CodeBlock.of(
                "$T $N =\ntopology.upsertSource(\n$L,\n$T.$N)",
                Constructs.generic(RuntimeNames.TOPOLOGY.nestedClass("UpsertStream"), key, row),
                step.identity().stream(),
                identity(step),
                sources,
                step.source().constant());
    }

    @Override
    public CodeBlock visitNormalize(StepPlan.Normalize step) {
        return CodeBlock.of(
                "$T $N = $N.normalized(\n$L,\n() -> new $T<>($T.INSTANCE, $LL))",
                Constructs.generic(STREAM, named(step.row().className())),
                step.identity().stream(),
                step.input(),
                identity(step),
                RuntimeNames.NORMALIZE,
                named(step.row().codecClass()),
                step.ttlMillis());
    }

    @Override
    public CodeBlock visitStateless(StepPlan.Stateless step) {
        return CodeBlock.of(
                "$T $N = $N.stateless(\n$L,\n$T.INSTANCE,\n$T::new)",
                Constructs.generic(STREAM, named(step.row().className())),
                step.identity().stream(),
                step.input(),
                identity(step),
                named(step.row().schemaClass()),
                named(step.operatorClass()));
    }

    @Override
    public CodeBlock visitKeyed(StepPlan.Keyed step) {
        return CodeBlock.of(
                "$T $N = $N.keyed(\n$L,\n$T.INSTANCE,\n$T.INSTANCE,\n$T::new)",
                Constructs.generic(STREAM, named(step.row().className())),
                step.identity().stream(),
                step.input(),
                identity(step),
                named(step.key().className()),
                named(step.row().schemaClass()),
                named(step.operatorClass()));
    }

    @Override
    public CodeBlock visitSink(StepPlan.Sink step) {
        return CodeBlock.of(
                "$N.sink(\n$L,\n$T.$N)",
                step.input(),
                identity(step),
                named(plan.wiring().sinks()),
                step.sink().constant());
    }

    private CodeBlock model(ModelPlan model) {
        return CodeBlock.of(
                "topology.model(\n$S,\n$S,\n$N,\n$T.INSTANCE,\n$T.$N,\n$L,\n$L)",
                model.name(),
                model.path(),
                model.stream(),
                named(model.row().schemaClass()),
                RuntimeNames.MODEL_MODE,
                model.mode(),
                texts(model.key()),
                texts(model.reads()));
    }

    private static CodeBlock identity(StepPlan step) {
        return CodeBlock.of("$S,\n$S", step.identity().uid(), step.identity().label());
    }

    private static CodeBlock texts(List<String> texts) {
        return CodeBlock.of(
                "$T.of($L)",
                List.class,
                texts.stream().map(text -> CodeBlock.of("$S", text)).collect(CodeBlock.joining(",$W")));
    }

    private ClassName named(String simpleName) {
        return ClassName.get(plan.javaPackage(), simpleName);
    }
}
