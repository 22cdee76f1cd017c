package io.streamform.flink.state;

import io.streamform.runtime.codec.AvroInput;
import io.streamform.runtime.codec.AvroOutput;
import io.streamform.runtime.codec.Codec;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.TreeMap;
import org.apache.avro.LogicalTypes;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.jspecify.annotations.Nullable;

/** Codec of a layout that is described in a line: {@code name[!]:type[=default]}, nullable unless marked. */
final class FieldsCodec implements Codec<Fields> {

    private final String owner;
    private final Schema schema;

    FieldsCodec(String owner, String description) {
        this.owner = owner;
        List<Schema.Field> fields = new ArrayList<>();
        for (String word : description.split(" ", -1)) {
            String name = word.substring(0, word.indexOf(':'));
            String rest = word.substring(word.indexOf(':') + 1);
            int equals = rest.indexOf('=');
            Schema type = type(equals < 0 ? rest : rest.substring(0, equals));
            if (name.endsWith("!")) {
                fields.add(new Schema.Field(name.substring(0, name.length() - 1), type, null));
            } else if (equals >= 0) {
                fields.add(new Schema.Field(name, type, null, Integer.valueOf(rest.substring(equals + 1))));
            } else {
                Schema union = Schema.createUnion(Schema.create(Schema.Type.NULL), type);
                fields.add(new Schema.Field(name, union, null, Schema.Field.NULL_DEFAULT_VALUE));
            }
        }
        this.schema = Schema.createRecord("Value", null, "io.streamform.state", false, fields);
    }

    private static Schema type(String text) {
        if (text.startsWith("decimal(")) {
            String[] numbers = text.substring(8, text.length() - 1).split(",", -1);
            return LogicalTypes.decimal(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]))
                    .addToSchema(Schema.create(Schema.Type.BYTES));
        }
        if (text.startsWith("enum(")) {
            return Schema.createEnum(
                    "Symbol",
                    null,
                    "io.streamform.state",
                    List.of(text.substring(5, text.length() - 1).split("\\|", -1)));
        }
        Schema number = Schema.create(Schema.Type.LONG);
        return switch (text) {
            case "millis" -> LogicalTypes.localTimestampMillis().addToSchema(number);
            case "micros" -> LogicalTypes.localTimestampMicros().addToSchema(number);
            case "zoned" -> LogicalTypes.timestampMillis().addToSchema(number);
            default -> Schema.create(Schema.Type.valueOf(text.toUpperCase(Locale.ROOT)));
        };
    }

    private static Schema plain(Schema.Field field) {
        Schema schema = field.schema();
        return schema.isUnion() ? schema.getTypes().get(1) : schema;
    }

    /** What a value of another layout is in this one, worked out on Java values. */
    Fields expected(Fields old, FieldsCodec from) {
        TreeMap<String, @Nullable Object> values = new TreeMap<>();
        for (Schema.Field field : schema.getFields()) {
            Schema.Field source = from.schema.getField(field.name());
            Object value = source == null
                    ? GenericData.get().getDefaultValue(field)
                    : converted(old.values().get(field.name()), plain(source), plain(field));
            values.put(field.name(), value);
        }
        return new Fields(owner, values);
    }

    private static @Nullable Object converted(@Nullable Object value, Schema from, Schema to) {
        if (value == null) {
            return null;
        }
        if (value instanceof BigDecimal decimal) {
            return decimal.setScale(((LogicalTypes.Decimal) to.getLogicalType()).getScale(), RoundingMode.UNNECESSARY);
        }
        if (value instanceof Integer number && to.getType() == Schema.Type.LONG) {
            return (long) number;
        }
        if (value instanceof Long number
                && from.getLogicalType() instanceof LogicalTypes.LocalTimestampMillis
                && to.getLogicalType() instanceof LogicalTypes.LocalTimestampMicros) {
            return number * 1000;
        }
        return value;
    }

    /** A value that depends on {@code seed}: every field is NULL now and then, and at a boundary now and then. */
    Fields value(long seed) {
        TreeMap<String, @Nullable Object> values = new TreeMap<>();
        int index = 0;
        for (Schema.Field field : schema.getFields()) {
            index++;
            boolean none = field.schema().isUnion() && (seed + index) % 4 == 0;
            values.put(field.name(), none ? null : example(plain(field), seed + index));
        }
        return new Fields(owner, values);
    }

    private static Object example(Schema type, long seed) {
        boolean greatest = seed % 5 == 0;
        if (type.getLogicalType() instanceof LogicalTypes.Decimal decimal) {
            return BigDecimal.valueOf(greatest ? -9_999_999_999L : seed * 7 - 3, decimal.getScale());
        }
        return switch (type.getType()) {
            case INT -> greatest ? Integer.MIN_VALUE : (int) seed * 11;
            case LONG -> greatest ? 253_402_300_799_999L : -seed * 13;
            case STRING -> greatest ? "" : "text " + seed + " \u00e9\ud83d\ude00";
            case BOOLEAN -> greatest;
            case ENUM ->
                type.getEnumSymbols().get((int) (seed % type.getEnumSymbols().size()));
            default -> throw new IllegalStateException("no example of " + type);
        };
    }

    @Override
    public Schema schema() {
        return schema;
    }

    @Override
    public void write(Fields value, AvroOutput out) {
        if (!value.owner().equals(owner)) {
            throw new IllegalStateException("a value of " + value.owner() + " given to the codec of " + owner);
        }
        for (Schema.Field field : schema.getFields()) {
            Object part = value.values().get(field.name());
            if (field.schema().isUnion()) {
                out.writePresence(part != null);
            }
            if (part != null) {
                write(part, plain(field), out);
            }
        }
    }

    private static void write(Object part, Schema type, AvroOutput out) {
        if (part instanceof BigDecimal decimal) {
            out.writeDecimal(decimal, decimal.scale());
        } else if (part instanceof Boolean bool) {
            out.writeBoolean(bool);
        } else if (type.getType() == Schema.Type.ENUM) {
            out.writeInt(type.getEnumOrdinal((String) part));
        } else if (part instanceof String text) {
            out.writeString(text);
        } else {
            out.writeLong(((Number) part).longValue());
        }
    }

    @Override
    public Fields read(AvroInput in) {
        TreeMap<String, @Nullable Object> values = new TreeMap<>();
        for (Schema.Field field : schema.getFields()) {
            boolean present = !field.schema().isUnion() || in.readPresence();
            values.put(field.name(), present ? read(plain(field), in) : null);
        }
        return new Fields(owner, values);
    }

    private static Object read(Schema type, AvroInput in) {
        if (type.getLogicalType() instanceof LogicalTypes.Decimal decimal) {
            return in.readDecimal(decimal.getScale());
        }
        return switch (type.getType()) {
            case INT -> in.readInt();
            case LONG -> in.readLong();
            case STRING -> in.readString();
            case BOOLEAN -> in.readBoolean();
            case ENUM -> type.getEnumSymbols().get(in.readInt());
            default -> throw new IllegalStateException("no reader of " + type);
        };
    }

    @Override
    public Fields copy(Fields value) {
        return new Fields(value.owner(), new TreeMap<>(Objects.requireNonNull(value.values())));
    }

    @Override
    public boolean immutable() {
        return false;
    }
}
