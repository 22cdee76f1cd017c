package io.streamform.runtime.codec.resolution;

import io.streamform.runtime.codec.resolution.Verdict.Kind;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.apache.avro.LogicalType;
import org.apache.avro.LogicalTypes;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.jspecify.annotations.Nullable;

/** One comparison of two schemas: collects what differs and builds what converts values. */
final class Comparison {

    private final Deque<String> path = new ArrayDeque<>();
    private final List<String> reasons = new ArrayList<>();
    private final List<String> refusals = new ArrayList<>();
    private final Set<List<Schema>> open = new HashSet<>();
    private Kind kind = Kind.AS_IS;

    Verdict verdict() {
        return refusals.isEmpty() ? new Verdict(kind, reasons) : new Verdict(Kind.INCOMPATIBLE, refusals);
    }

    private String place() {
        return path.isEmpty() ? "value" : String.join(".", path);
    }

    private void note(Kind atLeast, String reason) {
        if (kind.compareTo(atLeast) < 0) {
            kind = atLeast;
        }
        reasons.add(place() + ": " + reason);
    }

    private Converter refuse(String reason) {
        refusals.add(place() + ": " + reason);
        return Converter.SAME;
    }

    /** Compares and returns what converts; worthless if the verdict is a refusal. */
    Converter compare(Schema writer, Schema reader) {
        if (writer.isUnion() || reader.isUnion()) {
            return compareUnions(writer, reader);
        }
        if (writer.getType() != reader.getType()) {
            return compareTypes(writer, reader);
        }
        Converter logical = compareLogicalTypes(writer, reader);
        switch (writer.getType()) {
            case RECORD:
                return compareRecords(writer, reader);
            case ENUM:
                return compareEnums(writer, reader);
            case ARRAY:
                Converter element = compare(writer.getElementType(), reader.getElementType());
                return value -> {
                    List<@Nullable Object> converted = new ArrayList<>();
                    for (Object entry : (List<?>) Objects.requireNonNull(value)) {
                        converted.add(element.convert(entry));
                    }
                    return converted;
                };
            case MAP:
                Converter entry = compare(writer.getValueType(), reader.getValueType());
                return value -> {
                    Map<Object, @Nullable Object> converted = new LinkedHashMap<>();
                    ((Map<?, ?>) Objects.requireNonNull(value)).forEach((k, v) -> converted.put(k, entry.convert(v)));
                    return converted;
                };
            case FIXED:
                return writer.getFixedSize() == reader.getFixedSize()
                        ? logical
                        : refuse("fixed of " + writer.getFixedSize() + " bytes to " + reader.getFixedSize());
            case UNION, STRING, BYTES, INT, LONG, FLOAT, DOUBLE, BOOLEAN, NULL:
                return logical;
        }
        throw new AssertionError(writer.getType());
    }

    private Converter compareTypes(Schema writer, Schema reader) {
        boolean plain = writer.getLogicalType() == null && reader.getLogicalType() == null;
        if (plain && writer.getType() == Schema.Type.INT && reader.getType() == Schema.Type.LONG) {
            note(Kind.UPGRADE, "int to long");
            return value -> ((Number) Objects.requireNonNull(value)).longValue();
        }
        String change = text(writer) + " to " + text(reader);
        switch (reader.getType()) {
            case FLOAT, DOUBLE:
                return refuse(change + " rounds");
            case STRING, BYTES:
                return refuse(change + " can destroy text");
            case INT:
                return refuse(change + " narrows");
            default:
                return refuse(change + " has no exact conversion");
        }
    }

    private static String text(Schema schema) {
        LogicalType logical = schema.getLogicalType();
        if (logical instanceof LogicalTypes.Decimal decimal) {
            return "decimal(" + decimal.getPrecision() + ", " + decimal.getScale() + ")";
        }
        String name = logicalName(schema);
        return name == null ? schema.getType().getName() : name;
    }

    /** Also a logical type that Avro does not know counts. */
    private static @Nullable String logicalName(Schema schema) {
        LogicalType logical = schema.getLogicalType();
        return logical != null ? logical.getName() : schema.getProp(LogicalType.LOGICAL_TYPE_PROP);
    }

    private Converter compareLogicalTypes(Schema writer, Schema reader) {
        if (writer.getLogicalType() instanceof LogicalTypes.Decimal old
                && reader.getLogicalType() instanceof LogicalTypes.Decimal present) {
            return compareDecimals(writer, reader, old, present);
        }
        String old = logicalName(writer);
        String present = logicalName(reader);
        if (Objects.equals(old, present)) {
            return Converter.SAME;
        }
        if (pair(old, present, "timestamp-millis", "timestamp-micros")
                || pair(old, present, "local-timestamp-millis", "local-timestamp-micros")) {
            note(Kind.UPGRADE, old + " to " + present);
            return value -> Math.multiplyExact((long) Objects.requireNonNull(value), 1000L);
        }
        return refuse(text(writer) + " to " + text(reader) + " changes what the bytes mean");
    }

    private static boolean pair(@Nullable String old, @Nullable String present, String from, String to) {
        return from.equals(old) && to.equals(present);
    }

    private Converter compareDecimals(
            Schema writer, Schema reader, LogicalTypes.Decimal old, LogicalTypes.Decimal present) {
        String change = text(writer) + " to " + text(reader);
        int scaleUp = present.getScale() - old.getScale();
        if (scaleUp < 0) {
            return refuse(change + " lowers the scale");
        }
        if (present.getPrecision() - present.getScale() < old.getPrecision() - old.getScale()) {
            return refuse(change + " narrows");
        }
        if (scaleUp == 0) {
            if (present.getPrecision() != old.getPrecision()) {
                note(Kind.RESOLVE, change);
            }
            return Converter.SAME;
        }
        if (writer.getType() != Schema.Type.BYTES) {
            return refuse(change + " in a fixed");
        }
        note(Kind.UPGRADE, change);
        BigInteger factor = BigInteger.TEN.pow(scaleUp);
        return value -> {
            ByteBuffer buffer = ((ByteBuffer) Objects.requireNonNull(value)).duplicate();
            byte[] unscaled = new byte[buffer.remaining()];
            buffer.get(unscaled);
            return ByteBuffer.wrap(new BigInteger(unscaled).multiply(factor).toByteArray());
        };
    }

    private Converter compareEnums(Schema writer, Schema reader) {
        for (String symbol : writer.getEnumSymbols()) {
            if (!reader.hasEnumSymbol(symbol)) {
                return refuse("the symbol " + symbol + " is gone");
            }
        }
        if (!writer.getEnumSymbols().equals(reader.getEnumSymbols())) {
            note(Kind.RESOLVE, "symbols added or reordered");
        }
        return value -> new GenericData.EnumSymbol(reader, String.valueOf(value));
    }

    private Converter compareUnions(Schema writer, Schema reader) {
        List<Schema> olds = writer.isUnion() ? writer.getTypes() : List.of(writer);
        List<Schema> presents = reader.isUnion() ? reader.getTypes() : List.of(reader);
        if (writer.isUnion() != reader.isUnion()
                || kinds(olds).size() != kinds(presents).size()) {
            note(Kind.RESOLVE, olds.size() < presents.size() ? "alternatives added" : "alternatives differ");
        } else if (!kinds(olds).equals(kinds(presents))) {
            note(Kind.RESOLVE, "alternatives reordered or retyped");
        }
        Converter[] converters = new Converter[olds.size()];
        for (int i = 0; i < converters.length; i++) {
            Schema old = olds.get(i);
            Schema present = partner(old, presents);
            if (present == null) {
                return old.getType() == Schema.Type.NULL
                        ? refuse("NULL is no longer allowed")
                        : refuse(text(old) + " to " + reader + " has no counterpart");
            }
            converters[i] = compare(old, present);
        }
        if (!writer.isUnion()) {
            return converters[0];
        }
        return value -> converters[GenericData.get().resolveUnion(writer, value)].convert(value);
    }

    private static List<Schema.Type> kinds(List<Schema> schemas) {
        return schemas.stream().map(Schema::getType).toList();
    }

    /** The alternative of the same type, else the only other one that is not null, to be judged by the rules of types. */
    private static @Nullable Schema partner(Schema old, List<Schema> presents) {
        for (Schema present : presents) {
            if (present.getType() == old.getType()
                    && (!named(old) || present.getFullName().equals(old.getFullName()))) {
                return present;
            }
        }
        if (old.getType() == Schema.Type.NULL) {
            return null;
        }
        List<Schema> others =
                presents.stream().filter(s -> s.getType() != Schema.Type.NULL).toList();
        return others.size() == 1 ? others.get(0) : null;
    }

    private static boolean named(Schema schema) {
        return switch (schema.getType()) {
            case RECORD, ENUM, FIXED -> true;
            case UNION, ARRAY, MAP, STRING, BYTES, INT, LONG, FLOAT, DOUBLE, BOOLEAN, NULL -> false;
        };
    }

    private Converter compareRecords(Schema writer, Schema reader) {
        if (!open.add(List.of(writer, reader))) {
            return refuse("recursive schemas are not supported");
        }
        Map<String, Converter> converters = new HashMap<>();
        Set<Integer> read = new HashSet<>();
        boolean reordered = false;
        int last = -1;
        for (Schema.Field field : reader.getFields()) {
            path.addLast(field.name());
            for (String alias : field.aliases()) {
                if (reader.getField(alias) != null || writer.getField(field.name()) != null) {
                    refuse("the alias " + alias + " names a field beside a field that is alive");
                }
            }
            Schema.Field old = source(writer, field);
            if (old != null) {
                read.add(old.pos());
                reordered |= old.pos() < last;
                last = Math.max(last, old.pos());
                Converter converter = compare(old.schema(), field.schema());
                converters.put(
                        field.name(),
                        record -> converter.convert(
                                ((GenericData.Record) Objects.requireNonNull(record)).get(old.pos())));
            } else if (field.hasDefaultValue()) {
                note(Kind.RESOLVE, "added");
                Object value = GenericData.get().getDefaultValue(field);
                converters.put(field.name(), record -> value);
            } else {
                refuse("added without a default");
            }
            path.removeLast();
        }
        for (Schema.Field field : writer.getFields()) {
            if (!read.contains(field.pos())) {
                path.addLast(field.name());
                note(Kind.RESOLVE, "removed");
                path.removeLast();
            }
        }
        if (reordered) {
            note(Kind.RESOLVE, "fields reordered");
        }
        open.remove(List.of(writer, reader));
        return value -> {
            GenericData.Record converted = new GenericData.Record(reader);
            for (Schema.Field field : reader.getFields()) {
                converted.put(
                        field.pos(),
                        Objects.requireNonNull(converters.get(field.name())).convert(value));
            }
            return converted;
        };
    }

    private static Schema.@Nullable Field source(Schema writer, Schema.Field field) {
        Schema.Field old = writer.getField(field.name());
        if (old != null) {
            return old;
        }
        for (String alias : field.aliases()) {
            Schema.Field named = writer.getField(alias);
            if (named != null) {
                return named;
            }
        }
        return null;
    }
}
