/** Text formats of rows. Start at {@link io.streamform.runtime.format.RowFormat}. */
@NullMarked
package io.streamform.runtime.format;

import org.jspecify.annotations.NullMarked;
