package io.streamform.codegen.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.streamform.codegen.emit.JobEmitter.JobNames;
import io.streamform.codegen.plan.KeySchemaPlan;
import io.streamform.codegen.plan.SourcePlan;
import io.streamform.codegen.plan.StepPlan;
import io.streamform.codegen.plan.StepPlan.Split;
import io.streamform.codegen.plan.StepPlanVisitor;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** The methods of the job's steps. */
final class JobStepEmitter implements StepPlanVisitor<MethodSpec> {

    private final JobNames names;

    JobStepEmitter(JobNames names) {
        this.names = names;
    }

    @Override
    public MethodSpec visitSource(StepPlan.Source step) {
        SourcePlan source = step.source();
        CodeBlock spec = CodeBlock.of("$T.$N", names.named(names.plan().wiring().sources()), source.constant());
        CodeBlock row = names.instance(source.row().schemaClass());
        CodeBlock key =
                source.key().map(found -> names.instance(found.className())).orElse(CodeBlock.of(""));
        CodeBlock types = step.upsert() ? CodeBlock.of("$L, $L", row, key) : row;
        CodeBlock leaving = step.upsert()
                ? CodeBlock.of("$T.of($L, $L)", FlinkNames.UPSERT_TYPE, key, row)
                : CodeBlock.of("$T.of($L)", FlinkNames.CHANGE_TYPE, row);
        CodeBlock chain = CodeBlock.builder()
                .add("return env.fromSource(\n$>$>")
                .add(
                        "$T.of($L, settings),\n",
                        FlinkNames.sources(source.connector().connector()),
                        spec)
                .add("$T.of($L),\n", FlinkNames.EVENT_TIME_WATERMARKS, spec)
                .add("$S,\n", step.identity().label())
                .add("$T.of($L))$<$<\n", FlinkNames.SOURCE_ELEMENT_TYPE, types)
                .add(".uid($N)\n", step.identity().constant())
                .add(transform(
                        CodeBlock.of("$S", step.identity().label() + ": records"),
                        leaving,
                        CodeBlock.of("$T.$N($L)", FlinkNames.BAD_RECORDS, step.upsert() ? "ofUpserts" : "of", spec)))
                .add(".uid($S)", step.recordsUid())
                .build();
        return method(step, names.leaving(step))
                .addParameter(FlinkNames.ENVIRONMENT, "env")
                .addParameter(FlinkNames.JOB_SETTINGS, "settings")
                .addStatement(chain)
                .build();
    }

    @Override
    public MethodSpec visitNormalize(StepPlan.Normalize step) {
        CodeBlock operator = CodeBlock.of(
                "$T.ofUpserts(\n$>$>$N,\n() -> new $T<>($L, $LL),\nsettings)$<$<",
                FlinkNames.KEYED_OPERATOR_FACTORY,
                step.identity().constant(),
                RuntimeNames.NORMALIZE,
                names.instance(step.row().codecClass()),
                step.ttlMillis());
        CodeBlock chain = CodeBlock.builder()
                .add(
                        "return input.keyBy($T.upsert(), $T.of($L))\n",
                        FlinkNames.KEY_SELECTORS,
                        FlinkNames.KEY_TYPE,
                        names.instance(step.key().className()))
                .add(transform(
                        CodeBlock.of("$S", step.identity().label()),
                        changeType(step.row().schemaClass()),
                        operator))
                .add(".uid($N)", step.identity().constant())
                .build();
        return method(step, names.changes(step.row().className()))
                .addParameter(
                        names.upserts(step.key().key().className(), step.row().className()), "input")
                .addParameter(FlinkNames.JOB_SETTINGS, "settings")
                .addStatement(chain)
                .build();
    }

    @Override
    public MethodSpec visitStateless(StepPlan.Stateless step) {
        CodeBlock chain = CodeBlock.builder()
                .add("return input")
                .add(transform(
                        CodeBlock.of("$S", step.identity().label()),
                        changeType(step.row().schemaClass()),
                        CodeBlock.of(
                                "$T.of($T::new)",
                                FlinkNames.STATELESS_OPERATOR_FACTORY,
                                names.named(step.operatorClass()))))
                .add(".uid($N)", step.identity().constant())
                .build();
        return method(step, names.changes(step.row().className()))
                .addParameter(names.changes(step.inputClass()), "input")
                .addStatement(chain)
                .build();
    }

    @Override
    public MethodSpec visitKeyed(StepPlan.Keyed step) {
        CodeBlock operator = CodeBlock.of(
                "$T.of(\n$>$>$N,\n$L,\n$T::new,\nsettings)$<$<",
                FlinkNames.KEYED_OPERATOR_FACTORY,
                step.identity().constant(),
                names.instance(step.key().className()),
                names.named(step.operatorClass()));
        CodeBlock chain = CodeBlock.builder()
                .add("return input")
                .add(split(step.split(), step.inputRow().schemaClass()))
                .add(keyBy(step.key()))
                .add(transform(
                        CodeBlock.of("$S", step.identity().label()),
                        changeType(step.row().schemaClass()),
                        operator))
                .add(".uid($N)", step.identity().constant())
                .build();
        return method(step, names.changes(step.row().className()))
                .addParameter(names.changes(step.inputRow().className()), "input")
                .addParameter(FlinkNames.JOB_SETTINGS, "settings")
                .addStatement(chain)
                .build();
    }

    @Override
    public MethodSpec visitSink(StepPlan.Sink step) {
        CodeBlock.Builder chain = CodeBlock.builder().add("input");
        step.split()
                .ifPresent(
                        split -> chain.add(split(step.split(), step.sink().row().schemaClass()))
                                .add(keyBy(split.key())));
        chain.add(
                        ".sinkTo($T.of(\n$>$>$N,\n$T.$N,\nsettings))$<$<\n",
                        FlinkNames.sinks(step.sink().connector().connector()),
                        step.identity().constant(),
                        names.named(names.plan().wiring().sinks()),
                        step.sink().constant())
                .add(".uid($N)\n", step.identity().constant())
                .add(".name($S)", step.identity().label());
        return method(step, TypeName.VOID)
                .addParameter(names.changes(step.sink().row().className()), "input")
                .addParameter(FlinkNames.JOB_SETTINGS, "settings")
                .addStatement(chain.build())
                .build();
    }

    private static MethodSpec.Builder method(StepPlan step, TypeName returned) {
        return MethodSpec.methodBuilder(step.identity().stream())
                .addJavadoc(Javadocs.of(step.identity().documentation()))
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(returned);
    }

    private CodeBlock split(Optional<Split> split, String schemaClass) {
        if (split.isEmpty()) {
            return CodeBlock.of("");
        }
        Split step = split.get();
        return CodeBlock.builder()
                .add(transform(
                        CodeBlock.of("$S", step.label()),
                        changeType(schemaClass),
                        CodeBlock.of(
                                "$T.of($L)",
                                FlinkNames.KEY_SPLITTER,
                                names.instance(step.key().className()))))
                .add(".uid($S)\n", step.uid())
                .build();
    }

    private CodeBlock keyBy(KeySchemaPlan key) {
        CodeBlock instance = names.instance(key.className());
        return CodeBlock.of(
                ".keyBy(\n$>$>$T.of($L),\n$T.of($L))$<$<\n",
                FlinkNames.KEY_SELECTORS,
                instance,
                FlinkNames.KEY_TYPE,
                instance);
    }

    private CodeBlock changeType(String schemaClass) {
        return CodeBlock.of("$T.of($L)", FlinkNames.CHANGE_TYPE, names.instance(schemaClass));
    }

    private static CodeBlock transform(CodeBlock label, CodeBlock type, CodeBlock operator) {
        return CodeBlock.of(".transform(\n$>$>$L,\n$L,\n$L)$<$<\n", label, type, operator);
    }
}
