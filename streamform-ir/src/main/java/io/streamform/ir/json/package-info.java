/**
 * The versioned JSON form of programs: the canonical plan that travels with a release. Start at
 * {@link io.streamform.ir.json.PlanJson}.
 */
@NullMarked
package io.streamform.ir.json;

import org.jspecify.annotations.NullMarked;
