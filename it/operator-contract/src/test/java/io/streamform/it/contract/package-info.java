/** Runs every operator on every host and compares what it emits. */
@NullMarked
package io.streamform.it.contract;

import org.jspecify.annotations.NullMarked;
