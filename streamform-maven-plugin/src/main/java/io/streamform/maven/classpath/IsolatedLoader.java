package io.streamform.maven.classpath;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.maven.artifact.Artifact;

/**
 * A class loader over a project's classes, its dependencies and a few libraries of the plugin, above the JDK alone: what
 * runs in it cannot see Maven, nor the plugin's own copy of anything.
 */
public final class IsolatedLoader {

    private IsolatedLoader() {}

    /**
     * Creates the loader.
     *
     * @param directories the project's class directories, first in order
     * @param dependencies the project's resolved dependencies
     * @param additions artifacts of the plugin to add where the project has none of the same group and name
     */
    public static URLClassLoader of(
            List<File> directories, Collection<Artifact> dependencies, Collection<Artifact> additions) {
        Map<String, File> files = new LinkedHashMap<>();
        for (File directory : directories) {
            files.put(directory.getPath(), directory);
        }
        addAll(files, dependencies);
        addAll(files, additions);
        List<URL> urls = new ArrayList<>();
        for (File file : files.values()) {
            try {
                urls.add(file.toURI().toURL());
            } catch (MalformedURLException e) {
                throw new IllegalStateException("a file without a URL: " + file, e);
            }
        }
        return new URLClassLoader("streamform", urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
    }

    private static void addAll(Map<String, File> files, Collection<Artifact> artifacts) {
        for (Artifact artifact : artifacts) {
            if (artifact.getFile() != null) {
                String key = artifact.getGroupId() + ":" + artifact.getArtifactId() + ":" + artifact.getClassifier();
                files.putIfAbsent(key, artifact.getFile());
            }
        }
    }
}
