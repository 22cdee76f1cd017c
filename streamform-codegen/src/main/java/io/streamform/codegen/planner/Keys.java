package io.streamform.codegen.planner;

import io.streamform.codegen.plan.ColumnPlan;
import io.streamform.codegen.plan.Documentation;
import io.streamform.codegen.plan.KeyPlan;
import io.streamform.codegen.plan.KeySchemaPlan;
import io.streamform.codegen.plan.RowPlan;
import io.streamform.ir.op.KeyColumn;
import io.streamform.ir.op.OpId;
import io.streamform.ir.op.StreamOp;
import io.streamform.ir.state.SchemaTexts;
import io.streamform.ir.state.StateField;
import io.streamform.ir.state.StateSchemas;
import io.streamform.ir.type.Column;
import io.streamform.ir.type.RowType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;

/** The keys of a program: of normalisations, aggregates and upsert sinks. */
final class Keys {

    private final Map<OpId, KeyPlan> ofOperators = new LinkedHashMap<>();
    private final List<KeyPlan> keys = new ArrayList<>();
    private final List<KeySchemaPlan> schemas = new ArrayList<>();
    private final Documents documents;

    Keys(Documents documents) {
        this.documents = documents;
    }

    /** All key records. */
    List<KeyPlan> keys() {
        return List.copyOf(keys);
    }

    /** All descriptions of how rows have keys. */
    List<KeySchemaPlan> schemas() {
        return List.copyOf(schemas);
    }

    /** The key of an operator's state. */
    KeySchemaPlan ofOperator(StreamOp operator, List<KeyColumn> columns, String base, RowPlan input) {
        Documentation documentation = documents.beside(operator.id(), sentence(columns));
        Schema schema = operator.state().key().orElseThrow();
        KeyPlan key = key(base + "Key", Columns.of(columns), schema, documentation);
        ofOperators.put(operator.id(), key);
        return schema(
                base + "KeySchema",
                key,
                input,
                columns.stream().map(KeyColumn::input).toList());
    }

    /**
     * The key of an upsert sink: that of the operator whose rows it writes if both are made of the same columns in the same
     * order, else one of its own.
     */
    KeySchemaPlan ofSink(StreamOp.Sink sink, List<String> columns, String base, RowPlan row) {
        RowType type = sink.output();
        List<Integer> indexes = columns.stream().map(type::indexOf).toList();
        List<KeyColumn> components = new ArrayList<>();
        List<StateField> fields = new ArrayList<>();
        for (int i = 0; i < indexes.size(); i++) {
            Column column = type.column(indexes.get(i));
            components.add(new KeyColumn("k" + i, indexes.get(i), column.name(), column.type(), column.name()));
            fields.add(new StateField("k" + i, column.type(), column.name()));
        }
        List<ColumnPlan> wanted = Columns.of(components);
        KeyPlan known = ofOperators.get(sink.input());
        KeyPlan key = known != null && known.components().equals(wanted)
                ? known
                : key(
                        base + "SinkKey",
                        wanted,
                        StateSchemas.key(fields),
                        documents.beside(sink.id(), sentence(components)));
        return schema(base + "SinkKeySchema", key, row, indexes);
    }

    private KeyPlan key(String name, List<ColumnPlan> components, Schema schema, Documentation documentation) {
        KeyPlan key =
                new KeyPlan(name, name + "Codec", name + "Json", components, SchemaTexts.pretty(schema), documentation);
        keys.add(key);
        return key;
    }

    private KeySchemaPlan schema(String name, KeyPlan key, RowPlan row, List<Integer> indexes) {
        List<ColumnPlan> columns =
                indexes.stream().map(index -> row.columns().get(index)).toList();
        KeySchemaPlan schema = new KeySchemaPlan(name, key, row.className(), columns, key.documentation());
        schemas.add(schema);
        return schema;
    }

    private static String sentence(List<KeyColumn> columns) {
        if (columns.isEmpty()) {
            return "The key of the one group that holds all rows.";
        }
        return "A key: `"
                + String.join("`, `", columns.stream().map(KeyColumn::name).toList()) + "`.";
    }
}
