package io.streamform.runtime.format;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;

/** Reads and writes rows of one type as JSON objects, token by token, without a tree. Shared between threads. */
public interface RowFormat<T> {

    /**
     * Reads one object. The parser stands on its START_OBJECT and is left on its END_OBJECT. Unknown members are skipped;
     * a member that comes twice counts as it comes last.
     *
     * @throws BadRowException if the text is JSON but not such a row
     * @throws IOException if it is not JSON
     */
    T read(JsonParser parser) throws IOException;

    /** Writes one object with all columns in order; NULL as null. */
    void write(T row, JsonGenerator generator) throws IOException;
}
