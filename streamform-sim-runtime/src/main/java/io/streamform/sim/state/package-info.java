/** State of a simulated application as bytes: what a restart keeps. Start at {@link io.streamform.sim.state.StateDump}. */
@NullMarked
package io.streamform.sim.state;

import org.jspecify.annotations.NullMarked;
