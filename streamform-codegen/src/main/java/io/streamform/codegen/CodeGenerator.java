package io.streamform.codegen;

import io.streamform.codegen.emit.ApplicationEmitter;
import io.streamform.codegen.emit.JavaSource;
import io.streamform.codegen.plan.ApplicationPlan;
import io.streamform.codegen.planner.ApplicationPlanner;
import io.streamform.codegen.planner.ResourcePlanner;
import io.streamform.ir.program.Program;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** From a program to all its generated files: plan, emit. Writing them is {@link GeneratedFilesWriter}'s. */
public final class CodeGenerator {

    private CodeGenerator() {}

    /** The files of {@code program}, a function of the program alone. */
    public static GeneratedFiles generate(Program program) {
        ApplicationPlan plan = ApplicationPlanner.plan(program);
        List<JavaSource> sources = ApplicationEmitter.emit(plan);
        SortedMap<String, byte[]> javaFiles = new TreeMap<>();
        sources.forEach(source -> javaFiles.put(source.path(), bytes(source.text())));
        SortedMap<String, byte[]> resources = new TreeMap<>();
        ResourcePlanner.plan(program, plan).forEach((path, text) -> resources.put(path, bytes(text)));
        resources.put(LineMap.path(program.name()), bytes(LineMap.text(program, sources)));
        return new GeneratedFiles(javaFiles, resources);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
