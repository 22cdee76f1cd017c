/**
 * Fences between modules and the house rules that a machine can check. Start at {@link io.streamform.architecture.Module}:
 * it says what is looked at, and how many classes must be there for a rule to count.
 */
@NullMarked
package io.streamform.architecture;

import org.jspecify.annotations.NullMarked;
