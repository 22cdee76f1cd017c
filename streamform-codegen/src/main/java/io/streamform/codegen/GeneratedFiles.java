package io.streamform.codegen;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * All files of an application, in memory. The same program gives the same files, byte for byte.
 *
 * @param sources Java sources by path below the root of generated sources, with forward slashes
 * @param resources other files by path below the root of generated resources
 */
public record GeneratedFiles(SortedMap<String, byte[]> sources, SortedMap<String, byte[]> resources) {

    /** Copies the maps. */
    public GeneratedFiles {
        sources = Collections.unmodifiableSortedMap(new TreeMap<>((Map<String, byte[]>) sources));
        resources = Collections.unmodifiableSortedMap(new TreeMap<>((Map<String, byte[]>) resources));
    }

    /** Text of the source at {@code path}; a path that was not generated is a bug. */
    public String source(String path) {
        return text(sources, path);
    }

    /** Text of the resource at {@code path}; a path that was not generated is a bug. */
    public String resource(String path) {
        return text(resources, path);
    }

    private static String text(Map<String, byte[]> files, String path) {
        byte[] bytes = files.get(path);
        if (bytes == null) {
            throw new IllegalArgumentException("no file " + path + " among " + files.keySet());
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
