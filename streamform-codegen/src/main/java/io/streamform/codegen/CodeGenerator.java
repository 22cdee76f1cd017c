package io.streamform.codegen;

import io.streamform.codegen.emit.ApplicationEmitter;
import io.streamform.codegen.emit.JavaSource;
import io.streamform.codegen.plan.ApplicationPlan;
import io.streamform.codegen.planner.ApplicationPlanner;
import io.streamform.codegen.planner.ResourcePlanner;
import io.streamform.ir.manifest.Manifest;
import io.streamform.ir.manifest.ManifestJson;
import io.streamform.ir.program.Program;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** From a program to all its generated files: plan, emit. Writing them is {@link GeneratedFilesWriter}'s. */
public final class CodeGenerator {

    private CodeGenerator() {}

    /** The files of {@code program}, a function of the arguments alone. */
    public static GeneratedFiles generate(Program program, Release release) {
        ApplicationPlan plan = ApplicationPlanner.plan(program);
        GeneratedFiles files = files(program, plan);
        SortedMap<String, byte[]> resources = new TreeMap<>((Map<String, byte[]>) files.resources());
        resources.put(Manifest.resource(program.name()), bytes(ManifestJson.write(manifest(program, plan, release))));
        return new GeneratedFiles(files.sources(), resources);
    }

    /** The files of {@code program} without a manifest, for code that is run at once and never released. */
    public static GeneratedFiles generate(Program program) {
        return files(program, ApplicationPlanner.plan(program));
    }

    private static GeneratedFiles files(Program program, ApplicationPlan plan) {
        List<JavaSource> sources = ApplicationEmitter.emit(plan);
        SortedMap<String, byte[]> javaFiles = new TreeMap<>();
        sources.forEach(source -> javaFiles.put(source.path(), bytes(source.text())));
        SortedMap<String, byte[]> resources = new TreeMap<>();
        ResourcePlanner.plan(program, plan).forEach((path, text) -> resources.put(path, bytes(text)));
        resources.put(LineMap.path(program.name()), bytes(LineMap.text(program, sources)));
        return new GeneratedFiles(javaFiles, resources);
    }

    private static Manifest manifest(Program program, ApplicationPlan plan, Release release) {
        return Manifest.of(
                program,
                release.coordinates(),
                release.compilerVersion(),
                release.runtime(),
                release.simulator(),
                EntryClasses.of(plan),
                release.project());
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
