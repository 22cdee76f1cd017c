/** Compiles generated files in memory, for tests and tools that run them at once. */
@NullMarked
package io.streamform.codegen.compile;

import org.jspecify.annotations.NullMarked;
