package io.streamform.ir.state;

import io.streamform.ir.type.StreamType;
import java.util.Objects;

/**
 * A field of a state's value or key before it becomes part of an Avro schema. Whether {@code type} is nullable does not
 * matter: every such field is stored as a union with null.
 *
 * @param name what the field is called; names that Avro does not take are escaped by {@link FieldNames}
 * @param type SQL type of the value
 * @param meaning canonical text of what the field holds; becomes the documentation of the schema's field
 */
public record StateField(String name, StreamType type, String meaning) {

    /** Checks that there is a name. */
    public StateField {
        if (name.isEmpty()) {
            throw new IllegalArgumentException("a state field has a name");
        }
        Objects.requireNonNull(type, "type of state field " + name);
        Objects.requireNonNull(meaning, "meaning of state field " + name);
    }
}
