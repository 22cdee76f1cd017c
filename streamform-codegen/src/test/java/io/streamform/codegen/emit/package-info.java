/** Names and layout of generated code. */
@NullMarked
package io.streamform.codegen.emit;

import org.jspecify.annotations.NullMarked;
