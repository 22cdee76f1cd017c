/**
 * From a plan to Java source: one emitter per kind of file, no decisions, nothing of the intermediate representation.
 * Start at {@link io.streamform.codegen.emit.ApplicationEmitter}.
 */
@NullMarked
package io.streamform.codegen.emit;

import org.jspecify.annotations.NullMarked;
