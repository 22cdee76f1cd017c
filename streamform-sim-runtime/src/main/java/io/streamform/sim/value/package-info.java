/** SQL values as text. Start at {@link io.streamform.sim.value.ValueText}. */
@NullMarked
package io.streamform.sim.value;

import org.jspecify.annotations.NullMarked;
