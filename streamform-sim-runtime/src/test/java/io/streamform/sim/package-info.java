/** What the simulator promises. */
@NullMarked
package io.streamform.sim;

import org.jspecify.annotations.NullMarked;
