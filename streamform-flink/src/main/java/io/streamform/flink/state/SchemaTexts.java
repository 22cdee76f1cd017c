package io.streamform.flink.state;

import org.apache.avro.Schema;

/** Schemas as they come out of a snapshot: a schema built in memory can differ from its own text, by types of defaults. */
final class SchemaTexts {

    private SchemaTexts() {}

    static Schema normal(Schema schema) {
        return parse(schema.toString());
    }

    static Schema parse(String text) {
        return new Schema.Parser().parse(text);
    }
}
