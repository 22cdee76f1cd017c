/**
 * Invariants of programs, each a class. A program that breaks one is a bug of the compiler, never a fault of the user's.
 * Start at {@link io.streamform.ir.check.IrChecks}.
 */
@NullMarked
package io.streamform.ir.check;

import org.jspecify.annotations.NullMarked;
