/** Generated aggregates against a plain evaluation over all rows, in the simulator. */
@NullMarked
package io.streamform.codegen.aggregate;

import org.jspecify.annotations.NullMarked;
