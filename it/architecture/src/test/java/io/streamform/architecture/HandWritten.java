package io.streamform.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;

/** Tells what people wrote from what the parser generator wrote. */
final class HandWritten {

    /** Holds for a class that is not part of the generated parser. */
    static final DescribedPredicate<JavaClass> PREDICATE = DescribedPredicate.describe(
            "hand-written", candidate -> !candidate.getPackageName().startsWith(Module.GENERATED_PARSER));

    private HandWritten() {}
}
