/** YAML tests on the JUnit Platform. Start at {@link io.streamform.sim.engine.StreamformTestEngine}. */
@NullMarked
package io.streamform.sim.engine;

import org.jspecify.annotations.NullMarked;
