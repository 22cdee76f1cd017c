/** Binary codecs for rows, keys and state values: Avro binary, written and read without reflection. */
@NullMarked
package io.streamform.runtime.codec;

import org.jspecify.annotations.NullMarked;
