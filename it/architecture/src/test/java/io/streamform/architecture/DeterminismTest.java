package io.streamform.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.EvaluationResult;
import org.junit.jupiter.api.Test;

/** The same input gives the same output, on any machine, at any hour. */
class DeterminismTest {

    /** Starting and watching a job takes real time, which no row depends on: that package alone may look at the clock. */
    @Test
    void compilerRuntimeSimulatorAndFlinkHostReadNoClockAndDrawNoRandomNumber() {
        classes()
                .should(new ForbiddenCalls(ForbiddenCalls.CLOCK_CHANCE_AND_THREADS))
                .check(Module.classesOf(Module.IR, Module.SQL, Module.CODEGEN, Module.RUNTIME, Module.SIM, Module.FLINK)
                        .that(resideOutsideOfPackage("io.streamform.flink.job..")));
    }

    @Test
    void nothingTakesTheLocaleCharsetOrZoneOfTheMachine() {
        classes()
                .should(new ForbiddenCalls(ForbiddenCalls.LOCALE_CHARSET_AND_ZONE))
                .check(Module.everything());
    }

    @Test
    void forbiddenCallsAreSeenInCallsAndInMethodReferences() {
        EvaluationResult clock = classes()
                .should(new ForbiddenCalls(ForbiddenCalls.CLOCK_CHANCE_AND_THREADS))
                .evaluate(new ClassFileImporter().importClasses(MachineDependent.class));
        EvaluationResult locale = classes()
                .should(new ForbiddenCalls(ForbiddenCalls.LOCALE_CHARSET_AND_ZONE))
                .evaluate(new ClassFileImporter().importClasses(MachineDependent.class));

        assertThat(clock.getFailureReport().getDetails()).hasSize(1);
        assertThat(locale.getFailureReport().getDetails()).hasSize(1);
    }
}
