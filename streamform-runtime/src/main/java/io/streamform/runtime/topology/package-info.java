/** The engine-neutral dataflow of an application, built by generated code and run by the simulator. */
@NullMarked
package io.streamform.runtime.topology;

import org.jspecify.annotations.NullMarked;
