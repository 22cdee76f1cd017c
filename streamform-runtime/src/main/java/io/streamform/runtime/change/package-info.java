/** Changes of rows: what flows between operators. Start at {@link io.streamform.runtime.change.Change}. */
@NullMarked
package io.streamform.runtime.change;

import org.jspecify.annotations.NullMarked;
