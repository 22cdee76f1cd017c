package io.streamform.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import org.junit.jupiter.api.Test;

/** Names say what a thing is, and packages depend on each other in one direction. */
class NamesAndPackagesTest {

    @Test
    void packagesFormNoCycle() {
        slices().matching("io.streamform.(**)").should().beFreeOfCycles().check(Module.everything());
    }

    @Test
    void noClassIsNamedForBeingUseful() {
        noClasses()
                .should()
                .haveNameMatching(".*(Manager|Helper|Helpers|Util|Utils|Utilities|Misc)(\\$.*)?")
                .check(Module.everything());
    }

    @Test
    void noPackageIsADrawerForOddments() {
        noClasses()
                .should()
                .resideInAnyPackage("..util..", "..utils..", "..common..", "..impl..", "..helper..", "..misc..")
                .check(Module.everything());
    }
}
