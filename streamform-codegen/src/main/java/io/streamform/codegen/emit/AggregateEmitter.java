package io.streamform.codegen.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.streamform.codegen.plan.AggregatePlan;
import io.streamform.codegen.plan.AggregatePlan.ArgumentPlan;
import io.streamform.codegen.plan.AggregatePlan.StepPlan;
import io.streamform.codegen.plan.ExtremePlan;
import io.streamform.codegen.plan.JavaExpr;
import io.streamform.codegen.plan.ValueType;
import java.util.List;
import java.util.function.Function;
import javax.lang.model.element.Modifier;

/** Group aggregates. */
final class AggregateEmitter {

    private final String javaPackage;
    private final AggregatePlan aggregate;

    private AggregateEmitter(String javaPackage, AggregatePlan aggregate) {
        this.javaPackage = javaPackage;
        this.aggregate = aggregate;
    }

    static TypeSpec emit(String javaPackage, AggregatePlan aggregate) {
        return new AggregateEmitter(javaPackage, aggregate).emit();
    }

    private TypeSpec emit() {
        TypeSpec.Builder type = TypeSpec.classBuilder(aggregate.className())
                .addJavadoc(Javadocs.of(aggregate.documentation()))
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .superclass(Constructs.generic(
                        RuntimeNames.GROUP_AGGREGATE,
                        named(aggregate.keyClass()),
                        named(aggregate.inputClass()),
                        named(aggregate.stateClass()),
                        named(aggregate.outputClass())));
        aggregate.constants().forEach(constant -> type.addField(MethodEmitter.constant(constant)));
        aggregate.extremes().forEach(extreme -> type.addField(extreme(extreme)));
        type.addMethod(constructor());
        if (!aggregate.extremes().isEmpty()) {
            type.addMethod(constructorWithExtremes());
        }
        type.addMethod(create()).addMethod(accumulate()).addMethod(retract()).addMethod(result());
        aggregate.methods().forEach(method -> type.addMethod(MethodEmitter.method(javaPackage, method)));
        return type.build();
    }

    private FieldSpec extreme(ExtremePlan extreme) {
        return FieldSpec.builder(extremeType(extreme), extreme.field(), Modifier.PRIVATE, Modifier.FINAL)
                .build();
    }

    private TypeName extremeType(ExtremePlan extreme) {
        return ParameterizedTypeName.get(
                RuntimeNames.RETRACTABLE_EXTREME,
                named(aggregate.keyClass()),
                JavaTypes.reference(extreme.type().kind()));
    }

    private MethodSpec constructor() {
        MethodSpec.Builder constructor = MethodSpec.constructorBuilder()
                .addJavadoc("Creates the operator.\n")
                .addModifiers(Modifier.PUBLIC);
        if (aggregate.extremes().isEmpty()) {
            return constructor
                    .addStatement(
                            "super($T.INSTANCE, $LL, $T.of())",
                            named(aggregate.codecClass()),
                            aggregate.ttlMillis(),
                            List.class)
                    .build();
        }
        List<CodeBlock> extremes =
                aggregate.extremes().stream().map(this::newExtreme).toList();
        return constructor
                .addStatement("this(\n$L)", CodeBlock.join(extremes, ",\n"))
                .build();
    }

    private CodeBlock newExtreme(ExtremePlan extreme) {
        return CodeBlock.of(
                "new $T<>(\n$>$>$S,\n$T.$N,\n$T::$N)$<$<",
                RuntimeNames.RETRACTABLE_EXTREME,
                extreme.role(),
                named(aggregate.codecClass()),
                extreme.codecConstant(),
                RuntimeNames.ORDER_KEYS,
                extreme.descending() ? "descending" : "ascending");
    }

    private MethodSpec constructorWithExtremes() {
        MethodSpec.Builder constructor = MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE);
        aggregate.extremes().forEach(extreme -> constructor.addParameter(extremeType(extreme), extreme.field()));
        constructor.addStatement(
                "super($T.INSTANCE, $LL, $T.of($L))",
                named(aggregate.codecClass()),
                aggregate.ttlMillis(),
                List.class,
                aggregate.extremes().stream()
                        .map(extreme -> CodeBlock.of("$N", extreme.field()))
                        .collect(CodeBlock.joining(",$W")));
        aggregate
                .extremes()
                .forEach(extreme -> constructor.addStatement("this.$N = $N", extreme.field(), extreme.field()));
        return constructor.build();
    }

    private MethodSpec create() {
        ClassName state = named(aggregate.stateClass());
        return Constructs.inheriting("create", state)
                .addStatement("return new $T()", state)
                .build();
    }

    private MethodSpec accumulate() {
        return change(
                "accumulate",
                argument -> argument.steps().stream()
                        .map(step -> accumulate(argument, step))
                        .collect(CodeBlock.joining("")));
    }

    private MethodSpec retract() {
        if (!aggregate.retracting()) {
            return signature("retract")
                    .addStatement(
                            "throw new $T($S)",
                            UnsupportedOperationException.class,
                            "the input of this aggregate only adds rows")
                    .build();
        }
        return change(
                "retract",
                argument -> argument.steps().stream()
                        .map(step -> retract(argument, step))
                        .collect(CodeBlock.joining("")));
    }

    private MethodSpec change(String name, Function<ArgumentPlan, CodeBlock> steps) {
        MethodSpec.Builder method = signature(name);
        for (ArgumentPlan argument : aggregate.arguments()) {
            if (argument.type().nullable()) {
                method.beginControlFlow("if (row.$N() != null)", argument.accessor());
                method.addCode(steps.apply(argument));
                method.endControlFlow();
            } else {
                method.addCode(steps.apply(argument));
            }
        }
        return method.build();
    }

    private MethodSpec.Builder signature(String name) {
        return Constructs.inheriting(name, TypeName.VOID)
                .addParameter(named(aggregate.keyClass()), "key")
                .addParameter(named(aggregate.stateClass()), "state")
                .addParameter(named(aggregate.inputClass()), "row");
    }

    private static CodeBlock accumulate(ArgumentPlan argument, StepPlan step) {
        CodeBlock value = CodeBlock.of("row.$N()", argument.accessor());
        return switch (step.kind()) {
            case COUNT -> statement("state.$N++", step.field());
            case SUM ->
                step.type().kind() == ValueType.Kind.DECIMAL
                        ? statement("state.$N = state.$N.add($L)", step.field(), step.field(), value)
                        : statement("state.$N += $L", step.field(), value);
            case RUNNING_MIN -> running(step, "min", value);
            case RUNNING_MAX -> running(step, "max", value);
            case RETRACTABLE ->
                statement("state.$N = $N.add(key, state.$N, $L)", step.field(), step.field(), step.field(), value);
        };
    }

    private static CodeBlock running(StepPlan step, String method, CodeBlock value) {
        return statement(
                "state.$N = $T.$N(state.$N, $L)",
                step.field(),
                RuntimeNames.owner(JavaExpr.Owner.EXTREMES),
                method,
                step.field(),
                value);
    }

    private static CodeBlock retract(ArgumentPlan argument, StepPlan step) {
        CodeBlock value = CodeBlock.of("row.$N()", argument.accessor());
        return switch (step.kind()) {
            case COUNT -> statement("state.$N--", step.field());
            case SUM -> retractSum(step, value);
            case RUNNING_MIN, RUNNING_MAX ->
                throw new IllegalStateException(step.field() + " cannot take a value away");
            case RETRACTABLE ->
                statement("state.$N = $N.remove(key, state.$N, $L)", step.field(), step.field(), step.field(), value);
        };
    }

    /** A sum whose last value goes starts again, so that no rest of a double stays behind. */
    private static CodeBlock retractSum(StepPlan step, CodeBlock value) {
        boolean decimal = step.type().kind() == ValueType.Kind.DECIMAL;
        CodeBlock less = decimal
                ? CodeBlock.of("state.$N.subtract($L)", step.field(), value)
                : CodeBlock.of("state.$N - $L", step.field(), value);
        if (step.count().isEmpty()) {
            return statement("state.$N = $L", step.field(), less);
        }
        return statement(
                "state.$N =$Wstate.$N == 0 ? $L : $L",
                step.field(),
                step.count().get(),
                Fields.zero(step.type()),
                less);
    }

    private MethodSpec result() {
        ClassName output = named(aggregate.outputClass());
        MethodSpec.Builder method = Constructs.inheriting("result", JavaTypes.nullable(output))
                .addParameter(named(aggregate.keyClass()), "key")
                .addParameter(named(aggregate.stateClass()), "state");
        aggregate.having().ifPresent(having -> {
            method.beginControlFlow("if (!$L)", ExpressionEmitter.code(having));
            method.addStatement("return null");
            method.endControlFlow();
        });
        return method.addStatement(
                        "return new $T($L)",
                        output,
                        Constructs.arguments(aggregate.projection().stream()
                                .map(ExpressionEmitter::code)
                                .toList()))
                .build();
    }

    private ClassName named(String simpleName) {
        return ClassName.get(javaPackage, simpleName);
    }

    private static CodeBlock statement(String format, Object... arguments) {
        return CodeBlock.builder().addStatement(format, arguments).build();
    }
}
