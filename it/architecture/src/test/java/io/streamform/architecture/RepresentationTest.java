package io.streamform.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleNameEndingWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The intermediate representation is values, and functions over it are total. */
class RepresentationTest {

    private static final int LEAST_VISITORS = 3;

    @ParameterizedTest
    @CsvSource({
        "io.streamform.ir.op.StreamOp, 5",
        "io.streamform.ir.expr.Expr, 4",
        "io.streamform.ir.type.StreamType, 7",
    })
    void nodesAreRecords(String family, int least) {
        JavaClasses nodes = Module.classesOf(Module.IR)
                .that(DescribedPredicate.describe(
                        "nodes of " + family, node -> node.isAssignableTo(family) && !node.isInterface()));
        assertThat(nodes).as("nodes of %s", family).hasSizeGreaterThanOrEqualTo(least);
        classes().should().beRecords().check(nodes);
    }

    @Test
    void visitorsHaveNoDefaultMethods() {
        JavaClasses visitors = Module.everything()
                .that(simpleNameEndingWith("Visitor")
                        .and(DescribedPredicate.describe("interfaces", JavaClass::isInterface)));
        assertThat(visitors).as("visitors").hasSizeGreaterThanOrEqualTo(LEAST_VISITORS);
        methods().should(BE_ABSTRACT).check(visitors);
    }

    private static final ArchCondition<JavaMethod> BE_ABSTRACT = new ArchCondition<>("be abstract") {
        @Override
        public void check(JavaMethod method, ConditionEvents events) {
            if (!method.getModifiers().contains(JavaModifier.ABSTRACT)) {
                events.add(SimpleConditionEvent.violated(method, method.getDescription() + " has a body"));
            }
        }
    };
}
