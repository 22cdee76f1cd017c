package io.streamform.runtime.codec.resolution;

import org.jspecify.annotations.Nullable;

/** Makes a value of the reader's schema of one of the writer's, both in Avro's generic form. */
interface Converter {

    @Nullable
    Object convert(@Nullable Object value);

    /** Hands values on as they are. */
    Converter SAME = value -> value;
}
