package io.streamform.codegen.emit;

import com.palantir.javapoet.CodeBlock;
import io.streamform.codegen.plan.ValueType;
import java.math.BigDecimal;

/** Code that writes and reads single fields in Avro binary and in JSON. */
final class Fields {

    private Fields() {}

    /** Appends a value that is not null to {@code out}. */
    static CodeBlock write(ValueType type, CodeBlock value) {
        return switch (type.kind()) {
            case BOOLEAN -> CodeBlock.of("out.writeBoolean($L)", value);
            case INT -> CodeBlock.of("out.writeInt($L)", value);
            case BIGINT -> CodeBlock.of("out.writeLong($L)", value);
            case DOUBLE -> CodeBlock.of("out.writeDouble($L)", value);
            case DECIMAL -> CodeBlock.of("out.writeDecimal($L, $L)", value, type.scale());
            case STRING -> CodeBlock.of("out.writeString($L)", value);
            case TIMESTAMP -> CodeBlock.of("out.writeTimestamp($L, $L)", value, type.precision());
        };
    }

    /** The same in a key, where every timestamp is exact. */
    static CodeBlock writeKey(ValueType type, CodeBlock value) {
        return type.kind() == ValueType.Kind.TIMESTAMP
                ? CodeBlock.of("out.writeInstant($L)", value)
                : write(type, value);
    }

    /** Reads a value from {@code in}. */
    static CodeBlock read(ValueType type) {
        return switch (type.kind()) {
            case BOOLEAN -> CodeBlock.of("in.readBoolean()");
            case INT -> CodeBlock.of("in.readInt()");
            case BIGINT -> CodeBlock.of("in.readLong()");
            case DOUBLE -> CodeBlock.of("in.readDouble()");
            case DECIMAL -> CodeBlock.of("in.readDecimal($L)", type.scale());
            case STRING -> CodeBlock.of("in.readString()");
            case TIMESTAMP -> CodeBlock.of("in.readTimestamp($L)", type.precision());
        };
    }

    /** The same in a key. */
    static CodeBlock readKey(ValueType type) {
        return type.kind() == ValueType.Kind.TIMESTAMP ? CodeBlock.of("in.readInstant()") : read(type);
    }

    /** Reads a column from JSON's {@code parser}. */
    static CodeBlock readJson(ValueType type, String column) {
        return switch (type.kind()) {
            case BOOLEAN -> CodeBlock.of("$T.readBoolean(parser, $S)", RuntimeNames.JSON_COLUMNS, column);
            case INT -> CodeBlock.of("$T.readInt(parser, $S)", RuntimeNames.JSON_COLUMNS, column);
            case BIGINT -> CodeBlock.of("$T.readLong(parser, $S)", RuntimeNames.JSON_COLUMNS, column);
            case DOUBLE -> CodeBlock.of("$T.readDouble(parser, $S)", RuntimeNames.JSON_COLUMNS, column);
            case DECIMAL ->
                CodeBlock.of(
                        "$T.readDecimal(parser, $S, $L, $L)",
                        RuntimeNames.JSON_COLUMNS,
                        column,
                        type.precision(),
                        type.scale());
            case STRING ->
                type.precision() == Integer.MAX_VALUE
                        ? CodeBlock.of("$T.readString(parser, $S)", RuntimeNames.JSON_COLUMNS, column)
                        : CodeBlock.of(
                                "$T.readString(parser, $S, $L)", RuntimeNames.JSON_COLUMNS, column, type.precision());
            case TIMESTAMP ->
                CodeBlock.of("$T.readTimestamp(parser, $S, $L)", RuntimeNames.JSON_COLUMNS, column, type.precision());
        };
    }

    /** Writes a column to JSON's {@code generator}. */
    static CodeBlock writeJson(ValueType type, String column, CodeBlock value) {
        String method = switch (type.kind()) {
            case BOOLEAN -> "writeBoolean";
            case INT -> "writeInt";
            case BIGINT -> "writeLong";
            case DOUBLE -> "writeDouble";
            case DECIMAL -> "writeDecimal";
            case STRING -> "writeString";
            case TIMESTAMP -> "writeTimestamp";
        };
        if (type.kind() == ValueType.Kind.TIMESTAMP) {
            return CodeBlock.of(
                    "$T.$N(generator,$W$S,$W$L,$W$L)",
                    RuntimeNames.JSON_COLUMNS,
                    method,
                    column,
                    value,
                    type.precision());
        }
        return CodeBlock.of("$T.$N(generator,$W$S,$W$L)", RuntimeNames.JSON_COLUMNS, method, column, value);
    }

    /** The codec of values of a type. */
    static CodeBlock codec(ValueType type) {
        return switch (type.kind()) {
            case BOOLEAN -> CodeBlock.of("$T.BOOLEAN", RuntimeNames.CODECS);
            case INT -> CodeBlock.of("$T.INT", RuntimeNames.CODECS);
            case BIGINT -> CodeBlock.of("$T.LONG", RuntimeNames.CODECS);
            case DOUBLE -> CodeBlock.of("$T.DOUBLE", RuntimeNames.CODECS);
            case DECIMAL -> CodeBlock.of("$T.decimal($L, $L)", RuntimeNames.CODECS, type.precision(), type.scale());
            case STRING -> CodeBlock.of("$T.STRING", RuntimeNames.CODECS);
            case TIMESTAMP -> CodeBlock.of("$T.timestamp($L)", RuntimeNames.CODECS, type.precision());
        };
    }

    /** The zero of a type that is never NULL. */
    static CodeBlock zero(ValueType type) {
        return switch (type.kind()) {
            case INT, BIGINT, DOUBLE -> CodeBlock.of("0");
            case DECIMAL ->
                type.scale() == 0
                        ? CodeBlock.of("$T.ZERO", BigDecimal.class)
                        : CodeBlock.of("$T.valueOf(0, $L)", BigDecimal.class, type.scale());
            case BOOLEAN, STRING, TIMESTAMP -> throw new IllegalArgumentException(type.kind() + " has no zero");
        };
    }
}
