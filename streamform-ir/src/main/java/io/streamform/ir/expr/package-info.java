/** Typed scalar expressions over one row: the sealed family {@link io.streamform.ir.expr.Expr}. Names, overloads and implicit casts are already resolved. */
@NullMarked
package io.streamform.ir.expr;

import org.jspecify.annotations.NullMarked;
