/** Measures the CPU time that a job spends per event. */
@NullMarked
package io.streamform.it.benchmarks;

import org.jspecify.annotations.NullMarked;
