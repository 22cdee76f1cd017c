package io.streamform.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A product module as its rules see it. Every module has a least number of classes, near what it really has, so that no
 * rule passes because it saw nothing; raise it as code arrives.
 */
enum Module {
    IR("streamform-ir", "io.streamform.ir", 100),
    SQL("streamform-sql", "io.streamform.sql", 25),
    CODEGEN("streamform-codegen", "io.streamform.codegen", 80),
    RUNTIME("streamform-runtime", "io.streamform.runtime", 105),
    SIM("streamform-sim-runtime", "io.streamform.sim", 85),
    FLINK("streamform-flink", "io.streamform.flink", 70),
    PLUGIN("streamform-maven-plugin", "io.streamform.maven", 6);

    private static final JavaClasses ALL = read();

    private final String directory;
    private final String rootPackage;
    private final int leastClasses;

    Module(String directory, String rootPackage, int leastClasses) {
        this.directory = directory;
        this.rootPackage = rootPackage;
        this.leastClasses = leastClasses;
    }

    /** The package that holds all of the module's packages, as an ArchUnit pattern. */
    String packages() {
        return rootPackage + "..";
    }

    /** The module's folder under the root of the project. */
    Path directory() {
        return root().resolve(directory);
    }

    /** The root of the project. */
    static Path root() {
        for (Path folder = Path.of("").toAbsolutePath(); folder != null; folder = folder.getParent()) {
            if (Files.isDirectory(folder.resolve("it/architecture"))) {
                return folder;
            }
        }
        throw new IllegalStateException(
                "not run inside the project: " + Path.of("").toAbsolutePath());
    }

    /** The hand-written main classes of all modules. */
    static JavaClasses everything() {
        return classesOf(values());
    }

    /** The hand-written main classes of the modules given; fails when one of them has fewer than it should. */
    static JavaClasses classesOf(Module... modules) {
        for (Module module : modules) {
            assertThat(ALL.stream().filter(module::contains))
                    .as("classes of %s", module.directory)
                    .hasSizeGreaterThanOrEqualTo(module.leastClasses);
        }
        return ALL.that(DescribedPredicate.describe(
                "of " + Arrays.toString(modules),
                candidate -> Arrays.stream(modules).anyMatch(module -> module.contains(candidate))));
    }

    /** The patterns of {@link #packages()} of all modules but those given. */
    static String[] packagesOfAllBut(Module... excluded) {
        List<Module> kept = new ArrayList<>(Arrays.asList(values()));
        kept.removeAll(Arrays.asList(excluded));
        return kept.stream().map(Module::packages).toArray(String[]::new);
    }

    private boolean contains(JavaClass candidate) {
        return candidate.getPackageName().equals(rootPackage)
                || candidate.getPackageName().startsWith(rootPackage + ".");
    }

    /** Leaves out the parser, which a machine writes at build time: the rules are for what people write. */
    private static JavaClasses read() {
        List<Path> folders = Arrays.stream(values())
                .map(module -> module.directory().resolve("target/classes"))
                .toList();
        return new ClassFileImporter()
                .withImportOption(location -> !location.contains("/sql/parser/generated/"))
                .importPaths(folders);
    }
}
