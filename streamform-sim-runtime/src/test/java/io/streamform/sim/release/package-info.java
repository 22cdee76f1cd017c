/** The door for later releases. */
@NullMarked
package io.streamform.sim.release;

import org.jspecify.annotations.NullMarked;
