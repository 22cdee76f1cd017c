/**
 * What will be generated, decided to the last name, type and branch, as plain records that know neither SQL nor the
 * library that writes Java. Start at {@link io.streamform.codegen.plan.ApplicationPlan}.
 */
@NullMarked
package io.streamform.codegen.plan;

import org.jspecify.annotations.NullMarked;
