/** The test language. */
@NullMarked
package io.streamform.sim.yaml;

import org.jspecify.annotations.NullMarked;
