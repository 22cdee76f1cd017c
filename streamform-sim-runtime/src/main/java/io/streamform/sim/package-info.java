/** The deterministic simulator that hosts runtime operators in tests. */
@NullMarked
package io.streamform.sim;

import org.jspecify.annotations.NullMarked;
