/**
 * From validated models to the program: Calcite's conversion to relational algebra, a fixed list of HEP steps, and the
 * lowering to operators with their identity, changelog modes, keys and state. Start at
 * {@link io.streamform.sql.plan.ProgramPlanner}.
 */
@NullMarked
package io.streamform.sql.plan;

import org.jspecify.annotations.NullMarked;
