/** Operators, each implemented once and hosted by every engine, and the contract between an operator and its host. */
@NullMarked
package io.streamform.runtime.operator;

import org.jspecify.annotations.NullMarked;
