/**
 * Reads values of an older schema as values of the present one, by field name and with the rules of this project, which are
 * stricter than Avro's. Start at {@link io.streamform.runtime.codec.resolution.SchemaResolution}.
 */
@NullMarked
package io.streamform.runtime.codec.resolution;

import org.jspecify.annotations.NullMarked;
