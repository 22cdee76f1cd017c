/** A whole application after compilation: sources, models, operators and where each came from. */
@NullMarked
package io.streamform.ir.program;

import org.jspecify.annotations.NullMarked;
