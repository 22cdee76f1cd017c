/** SQL types of columns and expressions, as records of the sealed family {@link io.streamform.ir.type.StreamType}, and the rows made of them. */
@NullMarked
package io.streamform.ir.type;

import org.jspecify.annotations.NullMarked;
