package io.streamform.codegen;

import io.streamform.ir.manifest.Coordinates;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a manifest says beside the program.
 *
 * @param coordinates of the application's JAR
 * @param compilerVersion version of Streamform
 * @param runtime coordinates of the runtime that the generated code runs on
 * @param simulator coordinates of the simulator that can run it
 * @param project texts that the program was made of, by path relative to the project
 */
public record Release(
        Coordinates coordinates,
        String compilerVersion,
        Coordinates runtime,
        Coordinates simulator,
        SortedMap<String, String> project) {

    /** Copies the texts. */
    public Release {
        project = Collections.unmodifiableSortedMap(new TreeMap<>((Map<String, String>) project));
    }
}
