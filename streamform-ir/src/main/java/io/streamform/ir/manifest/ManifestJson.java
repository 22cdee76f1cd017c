package io.streamform.ir.manifest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.streamform.ir.json.Fields;
import io.streamform.ir.json.FormatVersions;
import io.streamform.ir.json.JsonFormatException;
import io.streamform.ir.json.JsonText;
import io.streamform.ir.json.PartsJson;
import io.streamform.ir.json.PlanJson;
import io.streamform.ir.program.Program;

/** Manifests as versioned JSON. Every later release reads what this one writes; this one refuses later versions. */
public final class ManifestJson {

    /** Version written by this release. */
    public static final int FORMAT_VERSION = 1;

    private ManifestJson() {}

    /** The manifest as text that is the same on every machine, ending with a line break. */
    public static String write(Manifest manifest) {
        ObjectNode root =
                JsonText.object().put("formatVersion", FORMAT_VERSION).put("application", manifest.application());
        root.set("release", coordinates(manifest.release()));
        root.putObject("compiler")
                .put("version", manifest.compilerVersion())
                .put("planFormatVersion", manifest.planFormatVersion());
        root.set("runtime", coordinates(manifest.runtime()));
        root.set("simulator", coordinates(manifest.simulator()));
        ObjectNode entryClasses = root.putObject("entryClasses");
        manifest.entryClasses().forEach(entryClasses::put);
        ArrayNode operators = root.putArray("operators");
        for (OperatorEntry operator : manifest.operators()) {
            ObjectNode node = operators.addObject().put("uid", operator.uid());
            ObjectNode fingerprints = node.putObject("fingerprints")
                    .put("layout", operator.fingerprints().layout());
            operator.fingerprints().meaning().ifPresent(hash -> fingerprints.put("meaning", hash));
            operator.fingerprints().output().ifPresent(hash -> fingerprints.put("output", hash));
            node.set("state", PartsJson.layout(operator.state()));
        }
        ObjectNode project = root.putObject("project");
        manifest.project().forEach(project::put);
        root.set("program", PlanJson.tree(manifest.program()));
        return JsonText.write(root);
    }

    /**
     * Reads what {@link #write} wrote.
     *
     * @throws JsonFormatException if the text is of a newer version or is no manifest
     */
    public static Manifest read(String text) {
        JsonNode tree = JsonText.read("manifest", text);
        FormatVersions.check(tree, "manifest", FORMAT_VERSION);
        return Fields.read(tree, "manifest", ManifestJson::manifest);
    }

    private record Compiler(String version, int planFormatVersion) {}

    private static Manifest manifest(Fields fields) {
        fields.integer("formatVersion");
        Program program = PlanJson.read(fields.node("program"), fields.place("program"));
        String application = fields.text("application");
        if (!application.equals(program.name())) {
            throw new JsonFormatException(
                    fields.place("application"), "'" + application + "' is not the program's name, " + program.name());
        }
        Compiler compiler = fields.object(
                "compiler", node -> new Compiler(node.text("version"), node.integer("planFormatVersion")));
        return new Manifest(
                fields.object("release", ManifestJson::coordinates),
                compiler.version(),
                compiler.planFormatVersion(),
                fields.object("runtime", ManifestJson::coordinates),
                fields.object("simulator", ManifestJson::coordinates),
                fields.textMap("entryClasses"),
                fields.textMap("project"),
                program,
                fields.objects("operators", ManifestJson::operator));
    }

    private static OperatorEntry operator(Fields fields) {
        return new OperatorEntry(
                fields.text("uid"),
                fields.object("state", PartsJson::layout),
                fields.object(
                        "fingerprints",
                        node -> new Fingerprints(
                                node.text("layout"), node.optionalText("meaning"), node.optionalText("output"))));
    }

    private static ObjectNode coordinates(Coordinates coordinates) {
        return JsonText.object()
                .put("groupId", coordinates.groupId())
                .put("artifactId", coordinates.artifactId())
                .put("version", coordinates.version());
    }

    private static Coordinates coordinates(Fields fields) {
        return new Coordinates(fields.text("groupId"), fields.text("artifactId"), fields.text("version"));
    }
}
