package io.streamform.sim.release;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonGenerator;
import io.streamform.runtime.change.Change;
import io.streamform.runtime.schema.ColumnInfo;
import io.streamform.runtime.schema.RowSchema;
import io.streamform.runtime.topology.ModelView;
import io.streamform.sim.ModelChanges;
import io.streamform.sim.Simulator;
import io.streamform.sim.state.StateDump;
import io.streamform.sim.state.StateImage;
import io.streamform.sim.value.ValueText;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Writes what a simulation has done so far. */
final class ResultWriter {

    private final Simulator simulator;

    ResultWriter(Simulator simulator) {
        this.simulator = simulator;
    }

    byte[] write(int failedStep, String failure) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator json = JsonTree.FACTORY.createGenerator(bytes, JsonEncoding.UTF8)) {
            json.writeStartObject();
            json.writeNumberField("format", ReleaseEntry.FORMAT);
            json.writeStringField("application", simulator.topology().application());
            json.writeArrayFieldStart("models");
            for (ModelView<?> view : simulator.topology().models()) {
                writeModel(json, simulator.model(view));
            }
            json.writeEndArray();
            writeState(json, simulator.state());
            if (failedStep >= 0) {
                json.writeObjectFieldStart("failure");
                json.writeNumberField("step", failedStep);
                json.writeStringField("message", failure);
                json.writeEndObject();
            }
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static <T> void writeModel(JsonGenerator json, ModelChanges<T> model) throws IOException {
        ModelView<T> view = model.view();
        json.writeStartObject();
        json.writeStringField("name", view.name());
        json.writeStringField("mode", view.mode().name().toLowerCase(Locale.ROOT));
        json.writeArrayFieldStart("key");
        for (String column : view.key()) {
            json.writeString(column);
        }
        json.writeEndArray();
        json.writeArrayFieldStart("columns");
        for (ColumnInfo column : view.schema().columns()) {
            json.writeStartObject();
            json.writeStringField("name", column.name());
            json.writeStringField("type", column.type().text());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeArrayFieldStart("changes");
        for (Change<T> change : model.changes()) {
            json.writeStartObject();
            json.writeStringField("op", change.kind().name().toLowerCase(Locale.ROOT));
            writeRow(json, "before", view.schema(), change.before());
            writeRow(json, "after", view.schema(), change.after());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static <T> void writeRow(JsonGenerator json, String name, RowSchema<T> schema, @Nullable T row)
            throws IOException {
        if (row == null) {
            return;
        }
        json.writeObjectFieldStart(name);
        for (int i = 0; i < schema.columns().size(); i++) {
            ColumnInfo column = schema.columns().get(i);
            Object value = schema.value(row, i);
            json.writeStringField(column.name(), value == null ? null : ValueText.write(column.type(), value));
        }
        json.writeEndObject();
    }

    private static void writeState(JsonGenerator json, StateDump dump) throws IOException {
        json.writeArrayFieldStart("states");
        for (StateImage state : dump.states()) {
            json.writeStartObject();
            json.writeStringField("uid", state.uid());
            json.writeStringField("role", state.role());
            json.writeStringField("form", state.form().name());
            json.writeStringField("key_schema", state.keySchema());
            json.writeStringField("place_schema", state.placeSchema());
            json.writeStringField("value_schema", state.valueSchema());
            json.writeArrayFieldStart("entries");
            for (StateImage.Entry entry : state.entries()) {
                json.writeStartObject();
                json.writeStringField("key", entry.key().toString());
                json.writeStringField("place", entry.place().toString());
                json.writeStringField("value", entry.value().toString());
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeArrayFieldStart("timers");
        for (StateDump.Timer timer : dump.timers()) {
            json.writeStartObject();
            json.writeStringField("uid", timer.uid());
            json.writeStringField("time", Long.toString(timer.time()));
            json.writeStringField("key", timer.key().toString());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeArrayFieldStart("watermarks");
        for (StateDump.Watermark watermark : dump.watermarks()) {
            json.writeStartObject();
            json.writeStringField("uid", watermark.uid());
            json.writeStringField("millis", Long.toString(watermark.millis()));
            json.writeEndObject();
        }
        json.writeEndArray();
    }
}
