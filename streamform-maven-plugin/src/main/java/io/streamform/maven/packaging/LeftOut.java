package io.streamform.maven.packaging;

import java.io.File;
import java.util.Locale;
import org.apache.maven.plugins.shade.filter.Filter;

/**
 * What of the JARs does not go into a job JAR: signatures, which no longer hold; indexes and module descriptors, which
 * describe one JAR; and build metadata of libraries.
 */
final class LeftOut implements Filter {

    @Override
    public boolean canFilter(File jar) {
        return true;
    }

    @Override
    public boolean isFiltered(String path) {
        String name = path.toUpperCase(Locale.ROOT);
        if (name.endsWith("MODULE-INFO.CLASS") || name.startsWith("META-INF/MAVEN/")) {
            return true;
        }
        return name.startsWith("META-INF/")
                && name.indexOf('/', "META-INF/".length()) < 0
                && (name.endsWith(".SF")
                        || name.endsWith(".DSA")
                        || name.endsWith(".RSA")
                        || name.endsWith("/INDEX.LIST")
                        || name.endsWith("/DEPENDENCIES"));
    }

    @Override
    public void finished() {
        // Nothing is counted.
    }
}
