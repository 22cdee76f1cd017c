/**
 * State layouts of the operators, built from what they group by and accumulate. Start at
 * {@link io.streamform.ir.layout.StateLayouts}.
 */
@NullMarked
package io.streamform.ir.layout;

import org.jspecify.annotations.NullMarked;
