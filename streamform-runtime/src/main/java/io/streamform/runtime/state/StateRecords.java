package io.streamform.runtime.state;

import java.util.List;
import org.apache.avro.Schema;

/** Schemas of state values that the runtime itself writes; the same as those which the compiler derives. */
final class StateRecords {

    private StateRecords() {}

    static Schema record(List<Schema.Field> fields) {
        return Schema.createRecord("Value", "Value of a state.", "io.streamform.state", false, fields);
    }

    static Schema.Field number(String name, String documentation) {
        return new Schema.Field(name, Schema.create(Schema.Type.LONG), documentation, 0);
    }
}
