/** Generated expressions against a plain evaluator of three-valued logic, over random expressions and rows. */
@NullMarked
package io.streamform.codegen.expression;

import org.jspecify.annotations.NullMarked;
