package io.streamform.ir.state;

import java.util.List;
import java.util.Optional;
import org.apache.avro.Schema;

/**
 * What an operator keeps per key.
 *
 * @param version raised when the operator's code reads or writes the same schemas with another meaning
 * @param key schema of the key; empty without state
 * @param states states by role, sorted by role
 */
public record StateLayout(int version, Optional<Schema> key, List<StateSpec> states) {

    /** No state. */
    public static final StateLayout NONE = new StateLayout(0, Optional.empty(), List.of());

    /** Copies the list. */
    public StateLayout {
        states = List.copyOf(states);
    }

    /**
     * A layout from the text of its key's schema.
     *
     * @throws IllegalArgumentException if {@code keyText} is not a schema
     */
    public static StateLayout of(int version, Optional<String> keyText, List<StateSpec> states) {
        return new StateLayout(version, keyText.map(SchemaTexts::parse), states);
    }

    /** The key's schema as JSON on one line; empty without state. */
    public Optional<String> keyText() {
        return key.map(SchemaTexts::compact);
    }

    /** The key's fields in order, for people; empty without state and for a global group. */
    public List<SchemaTexts.FieldText> keyFields() {
        return key.map(SchemaTexts::fields).orElse(List.of());
    }
}
