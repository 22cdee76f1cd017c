/** Runs tests and compares what happened with what was expected. Start at {@link io.streamform.sim.check.StreamformTestRun}. */
@NullMarked
package io.streamform.sim.check;

import org.jspecify.annotations.NullMarked;
