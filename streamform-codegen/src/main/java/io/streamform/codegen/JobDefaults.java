package io.streamform.codegen;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Settings of a project that a job takes where neither its arguments nor its profile nor the cluster say otherwise. They
 * have no part in the meaning of the program, so they stand beside it: resource
 * {@code META-INF/streamform/<application>/job.properties}.
 */
public final class JobDefaults {

    private JobDefaults() {}

    /**
     * {@code files} with the defaults of {@code application}.
     *
     * @param backend {@code heap} or {@code rocksdb}
     */
    public static GeneratedFiles addTo(GeneratedFiles files, String application, String backend) {
        SortedMap<String, byte[]> resources = new TreeMap<>((Map<String, byte[]>) files.resources());
        resources.put(
                "META-INF/streamform/" + application + "/job.properties",
                ("backend=" + backend + "\n").getBytes(StandardCharsets.UTF_8));
        return new GeneratedFiles(files.sources(), resources);
    }
}
