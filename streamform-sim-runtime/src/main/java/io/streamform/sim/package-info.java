/**
 * The deterministic simulator, which hosts runtime operators in one thread. Start at
 * {@link io.streamform.sim.Simulator}.
 */
@NullMarked
package io.streamform.sim;

import org.jspecify.annotations.NullMarked;
