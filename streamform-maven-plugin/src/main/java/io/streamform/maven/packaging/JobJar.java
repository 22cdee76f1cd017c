package io.streamform.maven.packaging;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.shade.DefaultShader;
import org.apache.maven.plugins.shade.ShadeRequest;
import org.apache.maven.plugins.shade.resource.ApacheLicenseResourceTransformer;
import org.apache.maven.plugins.shade.resource.ManifestResourceTransformer;
import org.apache.maven.plugins.shade.resource.ResourceTransformer;
import org.apache.maven.plugins.shade.resource.ServicesResourceTransformer;
import org.slf4j.helpers.NOPLogger;

/**
 * Puts a project's classes and libraries into one JAR that runs on an unmodified Flink cluster. Nothing is relocated: state
 * names classes of {@code io.streamform}. Service files are merged, signatures dropped.
 */
public final class JobJar {

    private JobJar() {}

    /**
     * Writes the JAR; a file that exists is replaced as a whole or not at all.
     *
     * @param projectJar the project's own classes and resources
     * @param libraries see {@link JobJarContents}
     * @param mainClass the generated job
     * @param entries further entries of the manifest
     * @param target where to write
     */
    public static void write(
            File projectJar, List<File> libraries, String mainClass, Map<String, String> entries, Path target)
            throws IOException, MojoExecutionException {
        Set<File> jars = new LinkedHashSet<>();
        jars.add(projectJar);
        jars.addAll(libraries);
        Path directory = Objects.requireNonNull(target.toAbsolutePath().getParent(), "folder of the JAR");
        Files.createDirectories(directory);
        // No temporary file of the JDK: those are readable for their owner alone, and the JAR would be too.
        Path partial = directory.resolve(target.getFileName() + ".partial");
        try {
            ShadeRequest request = new ShadeRequest();
            request.setJars(jars);
            request.setUberJar(partial.toFile());
            request.setFilters(List.of(new LeftOut()));
            request.setRelocators(List.of());
            request.setResourceTransformers(transformers(mainClass, entries));
            // It warns at length of what every set of JARs has: more than one NOTICE, and connectors that share
            // classes.
            new DefaultShader(NOPLogger.NOP_LOGGER).shade(request);
            Files.move(partial, target, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(partial);
        }
    }

    private static List<ResourceTransformer> transformers(String mainClass, Map<String, String> entries) {
        ManifestResourceTransformer manifest = new ManifestResourceTransformer();
        manifest.setMainClass(mainClass);
        manifest.setManifestEntries(new LinkedHashMap<>(entries));
        List<ResourceTransformer> all = new ArrayList<>();
        all.add(new ServicesResourceTransformer());
        all.add(new ApacheLicenseResourceTransformer());
        all.add(manifest);
        return all;
    }
}
