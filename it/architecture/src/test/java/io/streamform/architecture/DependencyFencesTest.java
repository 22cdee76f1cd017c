package io.streamform.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClasses;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The arrows between modules, and the one place that each foreign library has. */
class DependencyFencesTest {

    private static final int LEAST_EMITTER_CLASSES = 20;

    @ParameterizedTest
    @CsvSource({
        "io.streamform.sql.., org.apache.calcite..",
        "io.streamform.codegen.emit.., com.palantir.javapoet..",
        "io.streamform.flink.., org.apache.flink..",
        "io.streamform.flink.., org.apache.kafka..",
        "io.streamform.maven.., org.apache.maven..",
    })
    void foreignLibraryIsKnownInOnePlaceOnly(String place, String library) {
        JavaClasses everything = Module.everything();
        assertThat(everything.that(resideInAPackage(place)).stream()
                        .flatMap(knower -> knower.getDirectDependenciesFromSelf().stream())
                        .anyMatch(resideInAPackage(library).onResultOf(Dependency::getTargetClass)))
                .as("%s uses %s", place, library)
                .isTrue();
        noClasses()
                .that()
                .resideOutsideOfPackage(place)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(library)
                .check(everything);
    }

    @Test
    void emittersLookAtPlansAndNeverAtTheIntermediateRepresentation() {
        JavaClasses emitters = Module.classesOf(Module.CODEGEN).that(resideInAPackage("io.streamform.codegen.emit.."));
        assertThat(emitters).as("classes of emitters").hasSizeGreaterThanOrEqualTo(LEAST_EMITTER_CLASSES);
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAPackage(Module.IR.packages())
                .check(emitters);
    }

    @Test
    void runtimeKnowsNoOtherModule() {
        noOther(Module.RUNTIME);
    }

    @Test
    void simulatorKnowsTheRuntimeOnly() {
        noOther(Module.SIM, Module.RUNTIME);
    }

    @Test
    void flinkHostKnowsTheRuntimeOnly() {
        noOther(Module.FLINK, Module.RUNTIME);
    }

    @Test
    void intermediateRepresentationKnowsNoOtherModule() {
        noOther(Module.IR);
    }

    @Test
    void frontEndKnowsTheIntermediateRepresentationOnly() {
        noOther(Module.SQL, Module.IR);
    }

    @Test
    void backEndKnowsTheIntermediateRepresentationOnly() {
        noOther(Module.CODEGEN, Module.IR);
    }

    private static void noOther(Module module, Module... known) {
        Module[] allowed = new Module[known.length + 1];
        allowed[0] = module;
        System.arraycopy(known, 0, allowed, 1, known.length);
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(Module.packagesOfAllBut(allowed))
                .check(Module.classesOf(module));
    }
}
