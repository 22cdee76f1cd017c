/** Streaming operators: the sealed family {@link io.streamform.ir.op.StreamOp}, their identity, changelog modes and aggregate calls. */
@NullMarked
package io.streamform.ir.op;

import org.jspecify.annotations.NullMarked;
