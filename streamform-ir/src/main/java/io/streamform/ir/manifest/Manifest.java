package io.streamform.ir.manifest;

import io.streamform.ir.json.PlanJson;
import io.streamform.ir.program.Program;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a release says about itself: enough to compile it again, to compare it with another, to read its state and to run
 * its own code beside a later release. Texts are unexpanded: {@code ${NAME:-default}} stands as written, so that no secret
 * is in a manifest.
 *
 * @param release coordinates of the application's JAR
 * @param compilerVersion version of Streamform that compiled it
 * @param planFormatVersion version of the plan's JSON form when it was written
 * @param runtime coordinates of the runtime that its generated code runs on
 * @param simulator coordinates of the simulator that can run it in tests
 * @param entryClasses generated classes by role: {@link #JOB}, {@link #SCENARIO} and what later releases add
 * @param project texts that the plan was made of (models, YAML, lock, schemas) by path relative to the project
 * @param program the canonical plan
 * @param operators uids with state layouts and fingerprints, in the program's order
 */
public record Manifest(
        Coordinates release,
        String compilerVersion,
        int planFormatVersion,
        Coordinates runtime,
        Coordinates simulator,
        SortedMap<String, String> entryClasses,
        SortedMap<String, String> project,
        Program program,
        List<OperatorEntry> operators) {

    /** Role of the class with the {@code main} of the Flink job. */
    public static final String JOB = "job";

    /** Role of the class that runs a scenario on bytes and gives back changes and state. */
    public static final String SCENARIO = "scenario";

    /** Copies the collections. */
    public Manifest {
        entryClasses = Collections.unmodifiableSortedMap(new TreeMap<>((Map<String, String>) entryClasses));
        project = Collections.unmodifiableSortedMap(new TreeMap<>((Map<String, String>) project));
        operators = List.copyOf(operators);
    }

    /** The manifest of a program just compiled: plan version, operators and fingerprints are those of this release. */
    public static Manifest of(
            Program program,
            Coordinates release,
            String compilerVersion,
            Coordinates runtime,
            Coordinates simulator,
            Map<String, String> entryClasses,
            Map<String, String> project) {
        List<OperatorEntry> operators = program.operators().stream()
                .map(op -> new OperatorEntry(op.id().uid(program.name()), op.state(), Fingerprints.of(op)))
                .toList();
        return new Manifest(
                release,
                compilerVersion,
                PlanJson.FORMAT_VERSION,
                runtime,
                simulator,
                new TreeMap<>(entryClasses),
                new TreeMap<>(project),
                program,
                operators);
    }

    /** Name of the application. */
    public String application() {
        return program.name();
    }

    /** Where the manifest of an application stands in its JAR. */
    public static String resource(String application) {
        return "META-INF/streamform/" + application + "/manifest.json";
    }
}
