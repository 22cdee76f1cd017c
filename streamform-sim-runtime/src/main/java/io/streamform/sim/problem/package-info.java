/** What can be wrong with a test, as data with a place. Start at {@link io.streamform.sim.problem.Problem}. */
@NullMarked
package io.streamform.sim.problem;

import org.jspecify.annotations.NullMarked;
