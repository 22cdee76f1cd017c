package io.streamform.codegen.planner;

import io.streamform.codegen.plan.ApplicationPlan;
import io.streamform.ir.op.StreamOp;
import io.streamform.ir.program.ModelDefinition;
import io.streamform.ir.program.Program;
import io.streamform.ir.state.SchemaTexts;
import io.streamform.ir.state.StateSchemas;
import io.streamform.ir.state.StateSpec;
import java.util.SortedMap;
import java.util.TreeMap;

/** Files beside the classes: Avro schemas, the index of states, the registration of the application. */
public final class ResourcePlanner {

    private static final String ROOT = "META-INF/streamform/";
    private static final String APPLICATIONS = "META-INF/services/io.streamform.runtime.topology.Application";

    private ResourcePlanner() {}

    /** Texts by path below the root of resources. */
    public static SortedMap<String, String> plan(Program program, ApplicationPlan plan) {
        SortedMap<String, String> files = new TreeMap<>();
        String schemas = ROOT + program.name() + "/schemas/";
        for (ModelDefinition model : program.models()) {
            files.put(
                    schemas + fileName(model.name()) + ".avsc",
                    SchemaTexts.pretty(StateSchemas.row(program.javaPackage(), model.name(), model.row())));
        }
        for (StreamOp operator : program.operators()) {
            String directory = schemas + "state/" + path(operator.id().path()) + "/";
            operator.state().key().ifPresent(key -> files.put(directory + "key.avsc", SchemaTexts.pretty(key)));
            for (StateSpec state : operator.state().states()) {
                files.put(directory + fileName(state.role()) + ".avsc", SchemaTexts.pretty(state.value()));
            }
        }
        files.put(ROOT + "states", states(plan));
        files.put(APPLICATIONS, plan.javaPackage() + "." + plan.wiring().topology() + "\n");
        return files;
    }

    private static String path(String id) {
        StringBuilder path = new StringBuilder();
        for (String part : id.split("/", -1)) {
            path.append(path.isEmpty() ? "" : "/").append(fileName(part));
        }
        return path.toString();
    }

    /** What every file system and every archive takes; other characters by their code. */
    private static String fileName(String name) {
        StringBuilder text = new StringBuilder();
        name.chars().forEach(c -> {
            boolean plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
            if (plain || "._-,#".indexOf(c) >= 0) {
                text.append((char) c);
            } else {
                text.append('%').append(Integer.toHexString(c)).append('%');
            }
        });
        return text.toString();
    }

    /** Which codec belongs to which state, in the form that the hosts read. */
    private static String states(ApplicationPlan plan) {
        StringBuilder text =
                new StringBuilder("# state, codec; ").append(plan.name()).append('\n');
        plan.steps().forEach(step -> text.append(step.accept(new StateIndexLines(plan))));
        return text.toString();
    }
}
