/** Java names. */
@NullMarked
package io.streamform.codegen.name;

import org.jspecify.annotations.NullMarked;
