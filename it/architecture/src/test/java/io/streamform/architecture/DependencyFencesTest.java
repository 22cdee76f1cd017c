package io.streamform.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The arrows between modules, and the one place that each foreign library has. */
class DependencyFencesTest {

    @ParameterizedTest
    @CsvSource({
        "SQL, org.apache.calcite..",
        "CODEGEN, com.palantir.javapoet..",
        "FLINK, org.apache.flink..",
        "FLINK, org.apache.kafka..",
        "PLUGIN, org.apache.maven..",
    })
    void foreignLibraryIsKnownInOneModuleOnly(Module owner, String library) {
        noClasses()
                .that()
                .resideOutsideOfPackage(owner.packages())
                .should()
                .dependOnClassesThat()
                .resideInAPackage(library)
                .check(Module.everything());
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
