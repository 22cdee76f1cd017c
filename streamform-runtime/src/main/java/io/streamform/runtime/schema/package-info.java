/** Descriptions of generated rows, so that tests and tools can read and build them by column. */
@NullMarked
package io.streamform.runtime.schema;

import org.jspecify.annotations.NullMarked;
