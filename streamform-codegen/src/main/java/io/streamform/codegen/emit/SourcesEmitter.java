package io.streamform.codegen.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.streamform.codegen.plan.ApplicationPlan;
import io.streamform.codegen.plan.ConnectorPlan;
import io.streamform.codegen.plan.Documentation;
import io.streamform.codegen.plan.KeySchemaPlan;
import io.streamform.codegen.plan.SinkPlan;
import io.streamform.codegen.plan.SourcePlan;
import io.streamform.codegen.plan.SourcePlan.EventTimePlan;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.lang.model.element.Modifier;

/** Declarations of all sources, and of all sinks. */
final class SourcesEmitter {

    /** Entries that {@code Map.of} takes. */
    private static final int MAP_OF = 10;

    private final ApplicationPlan plan;

    private SourcesEmitter(ApplicationPlan plan) {
        this.plan = plan;
    }

    static TypeSpec emitSources(ApplicationPlan plan) {
        SourcesEmitter emitter = new SourcesEmitter(plan);
        TypeSpec.Builder type = declarations(plan.wiring().sources(), "Sources of `" + plan.name() + "`.");
        plan.sources().forEach(source -> type.addField(emitter.source(source)));
        return type.build();
    }

    static TypeSpec emitSinks(ApplicationPlan plan) {
        SourcesEmitter emitter = new SourcesEmitter(plan);
        TypeSpec.Builder type = declarations(plan.wiring().sinks(), "Sinks of `" + plan.name() + "`.");
        plan.sinks().forEach(sink -> type.addField(emitter.sink(sink)));
        return type.build();
    }

    private static TypeSpec.Builder declarations(String name, String sentence) {
        return TypeSpec.classBuilder(name)
                .addJavadoc(Javadocs.of(new Documentation(sentence, "", "streamform.yml", "streamform.yml")))
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addMethod(Constructs.privateConstructor());
    }

    private FieldSpec source(SourcePlan source) {
        CodeBlock value = CodeBlock.builder()
                .add("new $T<>(\n$>$>", RuntimeNames.SOURCE_SPEC)
                .add("$S,\n", source.name())
                .add("$T.INSTANCE,\n", named(source.row().schemaClass()))
                .add("$T.$N,\n", RuntimeNames.SOURCE_SPEC.nestedClass("Changelog"), source.changelog())
                .add("$L,\n", instance(source.key()))
                .add(
                        "$L,\n",
                        source.eventTime().map(time -> eventTime(source, time)).orElse(CodeBlock.of("null")))
                .add("$T.$N,\n", RuntimeNames.SOURCE_SPEC.nestedClass("OnBadRecord"), source.onBadRecord())
                .add("$L)$<$<", connector(source.connector()))
                .build();
        TypeName type = Constructs.generic(
                RuntimeNames.SOURCE_SPEC,
                keyClass(source.key()),
                named(source.row().className()));
        return constant(type, source.constant(), value, source.documentation());
    }

    private FieldSpec sink(SinkPlan sink) {
        CodeBlock value = CodeBlock.builder()
                .add("new $T<>(\n$>$>", RuntimeNames.SINK_SPEC)
                .add("$S,\n", sink.model())
                .add("$T.INSTANCE,\n", named(sink.row().schemaClass()))
                .add("$T.$N,\n", RuntimeNames.SINK_SPEC.nestedClass("Mode"), sink.mode())
                .add("$L,\n", instance(sink.key()))
                .add("$L)$<$<", connector(sink.connector()))
                .build();
        TypeName type = Constructs.generic(
                RuntimeNames.SINK_SPEC, keyClass(sink.key()), named(sink.row().className()));
        return constant(type, sink.constant(), value, sink.documentation());
    }

    private static FieldSpec constant(TypeName type, String name, CodeBlock value, Documentation documentation) {
        return FieldSpec.builder(type, name, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc(Javadocs.of(documentation))
                .initializer(value)
                .build();
    }

    private CodeBlock eventTime(SourcePlan source, EventTimePlan time) {
        CodeBlock column = CodeBlock.of("row.$N()", time.column().accessor());
        CodeBlock millis = CodeBlock.of("$L.toInstant($T.UTC).toEpochMilli()", column, ZoneOffset.class);
        CodeBlock extractor = time.column().type().nullable()
                ? CodeBlock.of(
                        "row -> $L == null\n$>$>? $T.NONE\n: $L$<$<",
                        column,
                        RuntimeNames.EVENT_TIME.nestedClass("Extractor"),
                        millis)
                : CodeBlock.of("row -> $L", millis);
        return CodeBlock.of(
                "new $T<$T>(\n$>$>$S,\n$L,\n$LL,\n$LL)$<$<",
                RuntimeNames.EVENT_TIME,
                named(source.row().className()),
                time.column().name(),
                extractor,
                time.maxDelayMillis(),
                time.idleAfterMillis());
    }

    private static CodeBlock connector(ConnectorPlan connector) {
        return CodeBlock.of(
                "new $T(\n$>$>$S,\n$S,\n$S,\n$L)$<$<",
                RuntimeNames.CONNECTOR_SPEC,
                connector.connector(),
                connector.address(),
                connector.format(),
                options(connector.options()));
    }

    private static CodeBlock options(Map<String, String> options) {
        if (options.isEmpty()) {
            return CodeBlock.of("new $T<>()", TreeMap.class);
        }
        boolean few = options.size() <= MAP_OF;
        List<CodeBlock> entries = options.entrySet().stream()
                .map(entry -> few
                        ? CodeBlock.of("$S,\n$S", entry.getKey(), entry.getValue())
                        : CodeBlock.of("$T.entry($S, $S)", Map.class, entry.getKey(), entry.getValue()))
                .toList();
        return CodeBlock.of(
                "new $T<>($T.$N(\n$>$>$L))$<$<",
                TreeMap.class,
                Map.class,
                few ? "of" : "ofEntries",
                CodeBlock.join(entries, ",\n"));
    }

    private CodeBlock instance(Optional<KeySchemaPlan> key) {
        return key.map(found -> CodeBlock.of("$T.INSTANCE", named(found.className())))
                .orElse(CodeBlock.of("null"));
    }

    private ClassName keyClass(Optional<KeySchemaPlan> key) {
        return key.map(found -> named(found.key().className())).orElse(ClassName.get(Void.class));
    }

    private ClassName named(String simpleName) {
        return ClassName.get(plan.javaPackage(), simpleName);
    }
}
