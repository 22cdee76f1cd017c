/**
 * The language of Streamform: what a project means, independent of Calcite, Flink and Java code generation.
 * Start at {@link io.streamform.ir.program.Program}.
 */
@NullMarked
package io.streamform.ir;

import org.jspecify.annotations.NullMarked;
