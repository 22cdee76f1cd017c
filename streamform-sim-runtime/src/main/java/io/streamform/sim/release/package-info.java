/**
 * The door through which a later release asks this one what its program does. Start at
 * {@link io.streamform.sim.release.ReleaseEntry}.
 */
@NullMarked
package io.streamform.sim.release;

import org.jspecify.annotations.NullMarked;
