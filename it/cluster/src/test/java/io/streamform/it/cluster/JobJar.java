package io.streamform.it.cluster;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

/** Packs a job's classes and the libraries that the cluster does not have into one JAR. */
final class JobJar {

    private final Set<String> written = new LinkedHashSet<>();

    private JobJar() {}

    /**
     * Writes a JAR.
     *
     * @param jar the file to write
     * @param job the job's class; its nested classes come along
     * @param inLibraries one class of each library to bundle
     */
    static Path write(Path jar, Class<?> job, List<Class<?>> inLibraries) throws IOException, URISyntaxException {
        JobJar content = new JobJar();
        Files.createDirectories(jar.getParent());
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file)) {
            content.addClassWithNested(out, job);
            for (Class<?> inLibrary : inLibraries) {
                content.addLibrary(out, codeSource(inLibrary));
            }
        }
        return jar;
    }

    private void addClassWithNested(JarOutputStream out, Class<?> job) throws IOException, URISyntaxException {
        String folder = job.getPackageName().replace('.', '/');
        Path classes = codeSource(job).resolve(folder);
        try (Stream<Path> files = Files.list(classes)) {
            for (Path file : files.sorted().toList()) {
                String name = file.getFileName().toString();
                if (name.equals(job.getSimpleName() + ".class") || name.startsWith(job.getSimpleName() + "$")) {
                    out.putNextEntry(new JarEntry(folder + "/" + name));
                    Files.copy(file, out);
                    out.closeEntry();
                }
            }
        }
    }

    private void addLibrary(JarOutputStream out, Path library) throws IOException {
        try (JarFile jar = new JarFile(library.toFile())) {
            Enumeration<JarEntry> entries = jar.entries();
            while (entries.hasMoreElements()) {
                JarEntry entry = entries.nextElement();
                boolean wanted = !entry.isDirectory() && !entry.getName().endsWith("module-info.class");
                if (wanted && written.add(entry.getName())) {
                    out.putNextEntry(new JarEntry(entry.getName()));
                    jar.getInputStream(entry).transferTo(out);
                    out.closeEntry();
                }
            }
        }
    }

    private static Path codeSource(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }
}
