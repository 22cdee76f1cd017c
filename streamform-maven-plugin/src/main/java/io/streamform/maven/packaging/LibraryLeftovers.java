package io.streamform.maven.packaging;

import java.io.File;
import java.util.List;
import java.util.Set;
import org.apache.maven.plugins.shade.filter.Filter;

/**
 * Keeps out of a job JAR what described the JARs it is made of and would be wrong in it: signatures, module descriptors,
 * indexes, lists of dependencies.
 */
final class LibraryLeftovers implements Filter {

    private static final Set<String> NAMES = Set.of("META-INF/INDEX.LIST", "META-INF/DEPENDENCIES");
    private static final List<String> SIGNATURES = List.of(".SF", ".DSA", ".RSA");

    @Override
    public boolean canFilter(File jar) {
        return true;
    }

    @Override
    public boolean isFiltered(String entry) {
        return NAMES.contains(entry)
                || entry.startsWith("META-INF/maven/")
                || entry.equals("module-info.class")
                || entry.endsWith("/module-info.class")
                || entry.startsWith("META-INF/") && SIGNATURES.stream().anyMatch(entry::endsWith);
    }

    @Override
    public void finished() {
        // nothing was opened
    }
}
