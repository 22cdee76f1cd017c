package io.streamform.codegen.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.streamform.codegen.plan.ApplicationPlan;
import io.streamform.codegen.plan.Documentation;
import io.streamform.codegen.plan.StepPlan;
import io.streamform.codegen.plan.StepPlan.Identity;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The Flink job: {@code main}, the dataflow in order, and a method per step. */
final class JobEmitter {

    private final ApplicationPlan plan;
    private final JobNames names;

    private JobEmitter(ApplicationPlan plan) {
        this.plan = plan;
        this.names = new JobNames(plan);
    }

    static TypeSpec emit(ApplicationPlan plan) {
        return new JobEmitter(plan).emit();
    }

    private TypeSpec emit() {
        List<StepPlan> steps =
                plan.steps().stream().filter(step -> step.identity().inJob()).toList();
        TypeSpec.Builder type = TypeSpec.classBuilder(plan.wiring().job())
                .addJavadoc(Javadocs.of(new Documentation(
                        "The Flink job of `" + plan.name() + "`.", "", "streamform.yml", "streamform.yml")))
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL);
        steps.forEach(step -> type.addField(uid(step.identity())));
        type.addMethod(Constructs.privateConstructor()).addMethod(main()).addMethod(define(steps));
        JobStepEmitter emitter = new JobStepEmitter(names);
        steps.forEach(step -> type.addMethod(step.accept(emitter)));
        return type.build();
    }

    private static FieldSpec uid(Identity identity) {
        return FieldSpec.builder(String.class, identity.constant(), Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer("$S", identity.uid())
                .build();
    }

    private MethodSpec main() {
        return MethodSpec.methodBuilder("main")
                .addJavadoc(Javadocs.sentence(
                        "Runs the job. Arguments are those of the job's settings: profile, parallelism,"
                                + " backend, variables, options."))
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addParameter(ArrayTypeName.of(String.class), "args")
                .addException(Exception.class)
                .addStatement(
                        "$T.run($S, $L, args, $T::define)",
                        FlinkNames.JOB_RUNNER,
                        plan.name(),
                        plan.maxParallelism(),
                        names.named(plan.wiring().job()))
                .build();
    }

    private MethodSpec define(List<StepPlan> steps) {
        MethodSpec.Builder method = MethodSpec.methodBuilder("define")
                .addJavadoc(Javadocs.sentence("Adds the dataflow to an environment."))
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addParameter(FlinkNames.ENVIRONMENT, "env")
                .addParameter(FlinkNames.JOB_SETTINGS, "settings");
        JobCallEmitter calls = new JobCallEmitter(names);
        steps.forEach(step -> method.addStatement(step.accept(calls)));
        return method.build();
    }

    /** Types of the job. */
    static final class JobNames {

        private final ApplicationPlan plan;

        JobNames(ApplicationPlan plan) {
            this.plan = plan;
        }

        ApplicationPlan plan() {
            return plan;
        }

        ClassName named(String simpleName) {
            return ClassName.get(plan.javaPackage(), simpleName);
        }

        /** {@code DataStream<Change<Row>>}. */
        TypeName changes(String rowClass) {
            return Constructs.generic(FlinkNames.DATA_STREAM, Constructs.generic(RuntimeNames.CHANGE, named(rowClass)));
        }

        /** {@code DataStream<Upsert<Key, Row>>}. */
        TypeName upserts(String keyClass, String rowClass) {
            return Constructs.generic(
                    FlinkNames.DATA_STREAM, Constructs.generic(RuntimeNames.UPSERT, named(keyClass), named(rowClass)));
        }

        /** What leaves a source. */
        TypeName leaving(StepPlan.Source step) {
            String row = step.source().row().className();
            return step.upsert()
                    ? upserts(step.source().key().orElseThrow().key().className(), row)
                    : changes(row);
        }

        CodeBlock instance(String simpleName) {
            return CodeBlock.of("$T.INSTANCE", named(simpleName));
        }
    }
}
