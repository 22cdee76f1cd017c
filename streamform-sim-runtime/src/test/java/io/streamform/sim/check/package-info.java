/** YAML tests from text to outcome. */
@NullMarked
package io.streamform.sim.check;

import org.jspecify.annotations.NullMarked;
