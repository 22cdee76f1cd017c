package io.streamform.ir.state;

import io.streamform.ir.type.Column;
import io.streamform.ir.type.RowType;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;

/**
 * Avro schemas of state and of model outputs. The rules make schemas that can evolve: every field of a state is a union
 * with null and has a default, record names are constants, decimals are bytes with precision and scale, and the meaning
 * of a field stands in its documentation.
 *
 * <p>Changing what these methods return for the same input makes existing state unreadable; golden tests hold them fast.
 */
public final class StateSchemas {

    /** Namespace of all record names in state. */
    public static final String NAMESPACE = "io.streamform.state";

    /** Field of an aggregate's state: number of rows of the group. A long, 0 if absent. */
    public static final String ROWS = "rows";

    /** Field with the host's time of the last write in milliseconds; read only where a TTL is declared. */
    public static final String LAST_WRITE = "last_write";

    /** Field of an ordered state's entry: the value that the entry counts. */
    public static final String ENTRY_VALUE = "value";

    /** Field of an ordered state's entry: how many rows have the value. */
    public static final String ENTRY_COUNT = "count";

    private StateSchemas() {}

    /**
     * Schema of a key, {@code io.streamform.state.Key}: integers as long, text without length, timestamps as seconds and
     * nanos, decimals as bytes at their declared scale and the greatest precision, so that widening a key column leaves
     * its bytes alone. Doubles are stored as they are; the writer makes −0.0 to 0.0 and every NaN to one.
     */
    public static Schema key(List<StateField> components) {
        List<Schema.Field> fields = new ArrayList<>();
        for (StateField component : components) {
            fields.add(nullable(
                    FieldNames.of(component.name()), component.type().accept(KeyTypes.INSTANCE), component.meaning()));
        }
        return record("Key", "Key of a state.", fields);
    }

    /** Schema of a grouped value, {@code io.streamform.state.Value}: rows, last_write, then {@code accumulators}. */
    public static Schema groupValue(List<StateField> accumulators) {
        List<Schema.Field> fields = new ArrayList<>();
        fields.add(number(ROWS, "Rows of the group."));
        fields.add(lastWrite());
        for (StateField accumulator : accumulators) {
            fields.add(nullable(
                    FieldNames.inState(accumulator.name()),
                    accumulator.type().accept(ValueTypes.INSTANCE),
                    accumulator.meaning()));
        }
        return record("Value", "Value of a state.", fields);
    }

    /** Schema of a stored row, {@code io.streamform.state.Value}: last_write, then the columns by name. */
    public static Schema rowValue(RowType row) {
        List<Schema.Field> fields = new ArrayList<>();
        fields.add(lastWrite());
        fields.addAll(columns(row));
        return record("Value", "Value of a state.", fields);
    }

    /**
     * Schema of a row as it travels between operators and stands in a state, {@code io.streamform.state.Row}: the fields of
     * {@link #rowValue} without {@code last_write}, so that a stored row is its last write followed by these bytes.
     */
    public static Schema storedRow(RowType row) {
        return record("Row", "A row.", columns(row));
    }

    /** Schema of an entry that counts how many rows have one value, {@code io.streamform.state.Value}. */
    public static Schema countedValue(StateField value) {
        return record(
                "Value",
                "Value of a state.",
                List.of(
                        nullable(ENTRY_VALUE, value.type().accept(ValueTypes.INSTANCE), value.meaning()),
                        number(ENTRY_COUNT, "Rows that have the value.")));
    }

    /**
     * Schema of the rows of a relation for its readers, not for state: NOT NULL columns are no unions, the documentation
     * of a field is its SQL type.
     *
     * @param namespace Avro namespace, for example the package of generated code
     * @param name name of the model or source; escaped like a column where Avro does not take it
     */
    public static Schema row(String namespace, String name, RowType row) {
        List<Schema.Field> fields = new ArrayList<>();
        for (Column column : row.columns()) {
            Schema type = column.type().accept(ValueTypes.INSTANCE);
            String field = FieldNames.of(column.name());
            fields.add(
                    column.type().nullable()
                            ? nullable(field, type, column.type().text())
                            : new Schema.Field(field, type, column.type().text()));
        }
        return Schema.createRecord(FieldNames.of(name), "One row of " + name + ".", namespace, false, fields);
    }

    private static List<Schema.Field> columns(RowType row) {
        List<Schema.Field> fields = new ArrayList<>();
        for (Column column : row.columns()) {
            fields.add(nullable(
                    FieldNames.inState(column.name()), column.type().accept(ValueTypes.INSTANCE), column.name()));
        }
        return fields;
    }

    private static Schema record(String name, String documentation, List<Schema.Field> fields) {
        return Schema.createRecord(name, documentation, NAMESPACE, false, fields);
    }

    private static Schema.Field lastWrite() {
        return number(LAST_WRITE, "Time of the last write, epoch milliseconds.");
    }

    /** The default is an Integer: a parsed schema has it so, and Avro's equality tells an Integer from a Long. */
    private static Schema.Field number(String name, String documentation) {
        return new Schema.Field(name, Schema.create(Schema.Type.LONG), documentation, 0);
    }

    private static Schema.Field nullable(String name, Schema type, String documentation) {
        Schema union = Schema.createUnion(Schema.create(Schema.Type.NULL), type);
        return new Schema.Field(name, union, documentation, Schema.Field.NULL_DEFAULT_VALUE);
    }
}
