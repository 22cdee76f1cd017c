/** Java names made from SQL names. Start at {@link io.streamform.codegen.name.JavaNames}. */
@NullMarked
package io.streamform.codegen.name;

import org.jspecify.annotations.NullMarked;
