/** Values as text. */
@NullMarked
package io.streamform.sim.value;

import org.jspecify.annotations.NullMarked;
