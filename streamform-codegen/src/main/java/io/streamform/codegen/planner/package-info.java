/**
 * From a program to a plan: everything that has to be decided about generated code is decided here. Start at
 * {@link io.streamform.codegen.planner.ApplicationPlanner}.
 */
@NullMarked
package io.streamform.codegen.planner;

import org.jspecify.annotations.NullMarked;
