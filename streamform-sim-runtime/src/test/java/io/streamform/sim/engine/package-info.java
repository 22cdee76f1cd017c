/** The engine on the JUnit Platform. */
@NullMarked
package io.streamform.sim.engine;

import org.jspecify.annotations.NullMarked;
